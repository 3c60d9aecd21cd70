/// A usual mistake at the command line or in a document.
struct Mistake {
  /// Lines that are run before; what they say is no part of the mistake.
  var before: [[String]] = []
  /// What `w.json` holds; nil where the mistake is in the flags.
  var document: String?
  var arguments: [String]

  init(_ line: String, after before: String...) {
    arguments = line.split(separator: " ").map(String.init)
    self.before = before.map { $0.split(separator: " ").map(String.init) }
  }

  init(document: String) {
    self.document = document
    arguments = ["render", "w.json", "-o", "out"]
  }

  /// A document with this body.
  init(body: String) {
    self.init(
      document:
        #"{"vitrine": 1, "kind": "W", "families": ["systemSmall"], "data": {"city": "Kyoto"}, "body": "#
        + body + "}")
  }
}

extension Mistake {
  /// `hello.json` of small and medium size stands in the folder, and `empty` is a folder.
  static let all = verbs + drawing + goldens + documents + bodies

  private static let verbs = [
    Mistake("rendr hello.json"),
    Mistake("render"),
    Mistake("render hello.json --familly small"),
    Mistake("render helo.json"),
    Mistake("render empty"),
    Mistake("render hello.json hello.json"),
    Mistake("render hello.json -o hello.json/out"),
    Mistake("inspect hello.json hello.json"),
    Mistake("inspect hello.json --stage places"),
    Mistake("diff hello.json"),
    Mistake("diff hello.json hello.json"),
    Mistake("symbols clowd.sun"),
    Mistake("assets Asets.xcassets"),
  ]

  private static let drawing = [
    "--family systemSmal", "--family systemLarge", "--device iphone-51", "--device 50x50",
    "--type-size huge", "--type-size 13", "--scheme drak", "--mode tinted", "--scene homescreen",
    "--scene lock", "--scene home --mode vibrant", "--entry tomorow", "--entry 7", "--at 9:41",
    "--time-zone Berlin", "--time-zone Mars", "--os 28", "--scale 4", "--scale two",
    "--size 100x100", "--scene view --size 100", "--wallpaper aurora",
    "--scene home --wallpaper arora", "--tint blue", "--jobs 0", "--fonts nowhere",
    "--with hullo.json --scene stack", "--display-mode expanded",
  ].map { Mistake("render hello.json -o out " + $0) }

  private static let goldens = [
    Mistake("accept"),
    Mistake("prune"),
    Mistake("report --html r.html"),
    Mistake("accept --artifacts elsewhere"),
    Mistake("accept Helo-*", after: "check hello.json"),
    Mistake("accept Weather", after: "check hello.json"),
    Mistake("accept", after: "check hello.json --record never"),
    Mistake(
      "accept", after: "check hello.json --goldens a/Golden", "check hello.json --goldens b/Golden"),
    Mistake("prune", after: "check hello.json --shard 1/2"),
    Mistake("check nowhere"),
    Mistake("check empty"),
    Mistake("check hello.json --compare exactly"),
    Mistake("check hello.json --record some"),
    Mistake("check hello.json --shard 5/4"),
    Mistake("check hello.json --costs none.txt --shard 1/2"),
    Mistake("check hello.json --mask 1,2,3"),
    Mistake("check hello.json --html nowhere/r.html --quiet"),
  ]

  private static let documents = [
    "", #"{"vitrine": 1"#,
    #"{"vitrine": 2, "kind": "W", "body": "a"}"#,
    #"{"vitrine": 1, "body": "a"}"#,
    #"{"vitrine": 1, "kind": "W"}"#,
    #"{"vitrine": 1, "kind": "W", "familys": ["systemSmall"], "body": "a"}"#,
    #"{"vitrine": 1, "kind": "W", "families": ["systemSmal"], "body": "a"}"#,
    #"{"vitrine": 1, "kind": "W", "families": "systemSmall", "body": "a"}"#,
    #"{"vitrine": 1, "kind": "W", "body": {"small": "a"}}"#,
    #"{"vitrine": 1, "kind": "W", "background": "bleu", "body": "a"}"#,
    #"{"vitrine": 1, "kind": "W", "entries": [{"date": "noon"}], "body": "a"}"#,
  ].map { Mistake(document: $0) }

  private static let bodies = [
    #"{"VStak": ["a"]}"#,
    #"{"VStack": {"spacng": 1}}"#,
    #"{"VStack": ["Spacer"]}"#,
    #"{"Text": "a", "font": "title"}"#,
    #"{"Text": "a", "modifiers": {"padding": 8}}"#,
    #"{"Text": "a", "modifiers": [{"paddin": 8}]}"#,
    #"{"Text": "a", "modifiers": [{"padding": "big"}]}"#,
    #"{"Text": "a", "modifiers": [{"font": "tilte"}]}"#,
    #"{"Text": "a", "modifiers": [{"foregroundStyle": "blu"}]}"#,
    ##"{"Text": "a", "modifiers": [{"foregroundStyle": "#12345"}]}"##,
    #"{"Text": "{ciity}"}"#,
    #"{"Text": "{city|upper}"}"#,
    #"{"Text": "{city + }"}"#,
    #"{"Image": "none.png"}"#,
    #"{"Image": {"systemName": "clowd.sun"}}"#,
    #"{"ForEach": {"data": "$city", "content": "a"}}"#,
    #"{"if": "$city", "then": "a"}"#,
    "5",
  ].map { Mistake(body: $0) }
}
