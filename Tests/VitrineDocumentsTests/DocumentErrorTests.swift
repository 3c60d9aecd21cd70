import Testing
import VitrineDocuments

/// What a mistake in a document is answered with, word for word.
@Suite struct DocumentErrorTests {
  static func message(_ text: String, file: String = "w.json") -> String {
    do {
      _ = try Document.parse(Array(text.utf8), file: file)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  /// A document with this body, on one line.
  static func body(_ body: String, _ more: String = "") -> String {
    #"{"vitrine":1,"kind":"W","data":{"city":"Kyoto","hours":[{"t":1}]},\#(more)"body":\#(body)}"#
  }

  /// The message without file, line and column.
  private func problem(_ body: String, _ more: String = "") -> String {
    let message = Self.message(Self.body(body, more))
    guard let dollar = message.firstIndex(of: "$") else { return message }
    return String(message[dollar...])
  }

  @Test func aPlainDocumentIsFine() {
    #expect(Self.message(Self.body(#""Hello {city}""#)) == "no error")
  }

  @Test func placesAreExact() {
    let text = """
      {
        "vitrine": 1,
        "kind": "W",
        "body": {
          "VStack": {
            "spacng": 4,
            "children": ["a"]
          }
        }
      }
      """
    #expect(
      Self.message(text)
        == "w.json:6:7: $.body.VStack: unknown argument 'spacng' of 'VStack'; did you mean 'spacing'?"
    )
  }

  @Test func familiesMayBeWrittenWithoutTheirPrefix() throws {
    let text = """
      {"vitrine":1,"kind":"W","families":["small","circular"],
       "body":{"small":"a","circular":"b"}}
      """
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    #expect(document.families == [.systemSmall, .accessoryCircular])
  }

  @Test(arguments: [
    (#"{"VStak":["a"]}"#, "$.body: unknown view 'VStak'; did you mean 'VStack'?"),
    (#"{"Img":"a"}"#, "$.body: unknown view 'Img'; did you mean 'Image'?"),
    (
      #"{"Text":"a","modifiers":[{"foregroundColour":"red"}]}"#,
      "$.body.modifiers[0]: unknown modifier 'foregroundColour'; did you mean 'foregroundStyle'?"
    ),
    (#"{"VStack":[{"Txt":"a"}]}"#, "$.body.VStack[0]: unknown view 'Txt'; did you mean 'Text'?"),
    (
      #"{"padding":8}"#,
      "$.body: unknown view 'padding'; it is a modifier, which goes into 'modifiers'"
    ),
    (#"{"Text":"a","padding":8}"#, "$.body: 'padding' is a modifier, which goes into 'modifiers'"),
    (
      #"{"Text":"a","modifers":[]}"#,
      "$.body: unexpected key 'modifers' beside 'Text'; did you mean 'modifiers'?"
    ),
    (
      #"{"Text":"a","modifiers":{"padding":8}}"#,
      "$.body.modifiers: expected a list of modifiers like [{\"padding\": 8}], found an object"
    ),
    (
      #"{"Text":"a","modifiers":[{"paddin":8}]}"#,
      "$.body.modifiers[0]: unknown modifier 'paddin'; did you mean 'padding'?"
    ),
    (
      #"{"Text":"a","modifiers":["blod"]}"#,
      "$.body.modifiers[0]: unknown modifier 'blod'; did you mean 'bold'?"
    ),
    (
      #"{"Text":"a","modifiers":[{"bold":true,"italic":true}]}"#,
      "$.body.modifiers[0]: unexpected key 'italic' beside 'bold'; each modifier is an element of its own"
    ),
    (
      #"{"Text":"a","modifiers":[4]}"#,
      "$.body.modifiers[0]: expected a modifier, found the number 4"
    ),
    (#"{}"#, "$.body: expected a view, found an object that names none"),
    (#"4"#, "$.body: expected a view, found the number 4"),
    (#"{"Text":{}}"#, "no error"),
    (
      #"{"VStack":{"alignment":"leeding"}}"#,
      "$.body.VStack.alignment: unknown value 'leeding'; did you mean 'leading'?"
    ),
    (#"{"VStack":{"spacing":"wide"}}"#, "$.body.VStack.spacing: expected a number, found \"wide\""),
    (
      #"{"Text":"a","modifiers":[{"font":"tilte"}]}"#,
      "$.body.modifiers[0].font: unknown font 'tilte'; did you mean 'title'?"
    ),
    (
      #"{"Text":"a","modifiers":[{"font":{"weight":"bold"}}]}"#,
      "$.body.modifiers[0].font: a font needs a 'size' or a 'style'"
    ),
    (
      #"{"Text":"a","modifiers":[{"font":{"size":12,"wieght":"bold"}}]}"#,
      "$.body.modifiers[0].font: unknown key 'wieght'; did you mean 'weight'?"
    ),
    (
      #"{"Text":"a","modifiers":[{"font":{"name":"Brand","size":12}}]}"#,
      "$.body.modifiers[0].font.name: unknown font 'Brand'"
    ),
    (
      #"{"Text":"a","modifiers":[{"foregroundStyle":"bleu"}]}"#,
      "$.body.modifiers[0].foregroundStyle: unknown style 'bleu'; did you mean 'blue'?"
    ),
    (
      ##"{"Text":"a","modifiers":[{"foregroundStyle":"#12345"}]}"##,
      "$.body.modifiers[0].foregroundStyle: '#12345' is not #RGB, #RRGGBB or #RRGGBBAA"
    ),
    (
      #"{"LinearGradient":["red","blue"]}"#,
      #"$.body: unknown view 'LinearGradient'; it is a style, which as a view is written {"Style": {"LinearGradient": …}}"#
    ),
    (
      #"{"VStack":{"spacing":2,"modifiers":["bold"]}}"#,
      "$.body.VStack: unknown argument 'modifiers' of 'VStack'; modifiers stand beside 'VStack', not below it"
    ),
    (
      #"{"Circle":{"fill":"red"}}"#,
      "$.body.Circle: unknown argument 'fill' of 'Circle'; it is a modifier, which goes into 'modifiers' beside 'Circle'"
    ),
    (
      #"{"Color":"crimson"}"#,
      "$.body.Color: unknown colour 'crimson'; it is written '#DC143C' here"
    ),
    (
      #"{"Color":"rgba(255, 0, 0, .5)"}"#,
      "$.body.Color: unknown colour 'rgba(255, 0, 0, .5)'; it is written '#FF000080' here"
    ),
    (
      #"{"Text":"a","modifiers":[{"foregroundStyle":"rgb(100% 50% 0% / 25%)"}]}"#,
      "$.body.modifiers[0].foregroundStyle: unknown style 'rgb(100% 50% 0% / 25%)'; it is written '#FF800040' here"
    ),
    (#"{"Color":"FF8000"}"#, "$.body.Color: unknown colour 'FF8000'; it is written '#FF8000' here"),
    (#"{"Color":"rde"}"#, "$.body.Color: unknown colour 'rde'; did you mean 'red'?"),
    (#"{"Color":{"red":1,"gren":0}}"#, "$.body.Color: unknown key 'gren'; did you mean 'green'?"),
    (
      #"{"Text":"a","modifiers":[{"background":{"LinearGradeint":["red","blue"]}}]}"#,
      "$.body.modifiers[0].background: unknown argument 'LinearGradeint' of 'background'; did you mean 'LinearGradient'?"
    ),
    (
      #"{"Text":"a","modifiers":[{"clipShape":"Circel"}]}"#,
      "$.body.modifiers[0].clipShape: unknown shape 'Circel'; did you mean 'Circle'?"
    ),
    (
      #"{"Text":"a","modifiers":[{"clipShape":{"RoundedRectangle":{}}}]}"#,
      "$.body.modifiers[0].clipShape.RoundedRectangle: missing argument 'cornerRadius' of 'RoundedRectangle': a number"
    ),
    (
      #"{"Text":"a","modifiers":[{"opacity":"half"}]}"#,
      "$.body.modifiers[0].opacity: expected a number, found \"half\""
    ),
    (
      #"{"Text":"a","modifiers":[{"frame":{"maxWidth":"infinite"}}]}"#,
      "$.body.modifiers[0].frame.maxWidth: expected a number or \"infinity\", found \"infinite\""
    ),
    (
      #"{"Text":"a","modifiers":[{"lineLimit":1.5}]}"#,
      "$.body.modifiers[0].lineLimit: expected a whole number, found the number 1.5"
    ),
    (
      #"{"Text":"a","modifiers":[{"hidden":3}]}"#,
      "$.body.modifiers[0].hidden: expected no arguments for 'hidden', found the number 3"
    ),
    (
      #"{"Text":"a","modifiers":[{"hidden":{"x":3}}]}"#,
      "$.body.modifiers[0].hidden: unknown argument 'x' of 'hidden'; it takes none"
    ),
    (#""{ciy}""#, "$.body: unknown data name 'ciy'; did you mean 'city'?"),
    (#"{"Text":"{city"}"#, "$.body.Text: a '{' without '}'; write '{{' for a brace"),
    (
      #"{"Image":{"systemName":"$icn"}}"#,
      "$.body.Image.systemName: unknown data name 'icn'; valid: environment, entry, city, hours"
    ),
    (
      #"{"ForEach":{"data":"$hours","contnt":"a"}}"#,
      "$.body.ForEach: unknown argument 'contnt' of 'ForEach'; did you mean 'content'?"
    ),
    (
      #"{"ForEach":{"data":"$hours","content":"{itm.t}"}}"#,
      "$.body.ForEach.content: unknown data name 'itm'; did you mean 'item'?"
    ),
    (
      #"{"ForEach":{"data":"$hours"}}"#,
      "$.body.ForEach: missing argument 'content' of 'ForEach': a view"
    ),
    (
      #"{"if":"$city == 'x'","than":"a"}"#,
      "$.body: unknown argument 'than' of 'if'; did you mean 'then'?"
    ),
    (#"{"if":"yes","then":"a"}"#, "$.body.if: expected true or false, found \"yes\""),
    (
      #"{"switch":"$city","case":{}}"#,
      "$.body: unknown argument 'case' of 'switch'; did you mean 'cases'?"
    ),
    (
      #"{"Text":"a","modifiers":[{"padding":{"left":3}}]}"#,
      "$.body.modifiers[0].padding: unknown argument 'left' of 'padding'"
    ),
  ])
  func mistakesInViewsAreNamed(body: String, expected: String) {
    let found = problem(body)
    #expect(found == expected || (expected.hasSuffix("of 'padding'") && found.hasPrefix(expected)))
  }

  @Test(arguments: [
    ("[]", "w.json:1:1: $: a document is an object, found a list"),
    ("{}", "w.json:1:1: $: missing key 'vitrine': the version of the format, 1"),
    (
      #"{"vitrine":2}"#,
      "w.json:1:12: $.vitrine: expected version 1 of the format, found the number 2"
    ),
    (
      #"{"vitrine":1,"kind":"W"}"#,
      "w.json:1:1: $: missing key 'body': a view, or one for each family"
    ),
    (#"{"vitrine":1,"body":"a"}"#, "w.json:1:1: $: missing argument 'kind': a string"),
    (
      #"{"vitrine":1,"kind":"W","body":"a","familys":[]}"#,
      "w.json:1:36: $: unknown key 'familys'; did you mean 'families'?"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","families":["systemSmal"]}"#,
      "w.json:1:48: $.families[0]: unknown value 'systemSmal'; did you mean 'systemSmall'?"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","families":["smal"]}"#,
      "w.json:1:48: $.families[0]: unknown value 'smal'; did you mean 'small'?"
    ),
    (
      #"{"vitrine":1,"kind":"W","families":["small"],"body":{"small":"a","systemSmall":"b"}}"#,
      "w.json:1:66: $.body: 'systemSmall' is the family systemSmall, which has a body already"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","families":[]}"#,
      "w.json:1:47: $.families: a widget supports at least one family"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","data":[]}"#,
      "w.json:1:43: $.data: expected an object, found a list"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","data":{"entry":1}}"#,
      "w.json:1:44: $.data: the name 'entry' is taken: it is what the renderer knows"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","colors":{"sky":"blue"}}"#,
      "w.json:1:52: $.colors.sky: expected #RGB, #RRGGBB or #RRGGBBAA, found \"blue\""
    ),
    (
      ##"{"vitrine":1,"kind":"W","body":"a","colors":{"sky":{"ligth":"#fff"}}}"##,
      "w.json:1:53: $.colors.sky: unknown key 'ligth'; did you mean 'light'?"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","entries":[{"date":"soon"}]}"#,
      "w.json:1:55: $.entries[0].date: expected a date like 2007-01-09T09:41, found \"soon\""
    ),
    (
      #"{"vitrine":1,"kind":"W","body":{"systemSmall":"a"}}"#,
      "w.json:1:32: $.body: no view for systemMedium, and no 'default'"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":{"systemSmall":"a","defalt":"b"}}"#,
      "w.json:1:51: $.body: unknown family 'defalt'; did you mean 'default'?"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","fonts":{"F":"/etc/passwd"}}"#,
      "w.json:1:49: $.fonts.F: the font '/etc/passwd' is an absolute path; files lie in the document's folder"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","fonts":{"F":"../x.ttf"}}"#,
      "w.json:1:49: $.fonts.F: the font '../x.ttf' leads out of the document's folder"
    ),
    (
      #"{"vitrine":1,"kind":"W","body":"a","fonts":{"F":"none.ttf"}}"#,
      "w.json:1:49: $.fonts.F: the font 'none.ttf' is not in the document's folder"
    ),
  ])
  func mistakesAtTheTopAreNamed(text: String, expected: String) {
    #expect(Self.message(text) == expected)
  }

  @Test(arguments: [
    (#""views":{"Text":"a"},"#, "a", "$.views.Text: the name 'Text' is taken by a view"),
    (#""views":{"row":"a"},"#, "a", "$.views.row: a view's name starts with a capital letter"),
    (#""views":{"Row":"a"},"#, #"{"Rwo":{}}"#, "$.body: unknown view 'Rwo'; did you mean 'Row'?"),
    (#""views":{"Row":"{name}"},"#, #"{"Row":{"name":"x"}}"#, "no error"),
    (
      #""views":{"Row":"{name}"},"#, #"{"Row":{"nme":"x"}}"#,
      "$.views.Row: unknown data name 'name'; did you mean 'nme'?"
    ),
    (
      #""views":{"Row":"{name}{nick ?? ''}"},"#, #"{"Row":{"name":"x","nick":"y"}}"#, "no error"
    ),
    (
      #""views":{"Row":"{name}"},"#, #"{"Row":{"name":"x","nmae":"y"}}"#,
      "$.body.Row.nmae: the view 'Row' does not use 'nmae'; did you mean 'name'?"
    ),
    (
      #""views":{"Row":"a"},"#, #"{"Row":{"modifiers":[{"padding":8}]}}"#,
      "$.body.Row.modifiers: the view 'Row' does not use 'modifiers'; modifiers stand beside the view's name, not below it"
    ),
    (
      #""views":{"Row":"a"},"#, #"{"Row":3}"#,
      "$.body.Row: expected an object of arguments for 'Row', found the number 3"
    ),
    (
      #""views":{"A":{"B":{}},"B":{"VStack":[{"A":{}}]}},"#, #"{"A":{}}"#,
      "$.views.B.VStack[0].A: the view 'A' contains itself"
    ),
  ])
  func viewsOfTheDocumentsOwnAreChecked(views: String, body: String, expected: String) {
    let body = body == "a" ? #""a""# : body
    #expect(problem(body, views) == expected)
  }

  @Test func viewsThatMultiplyAreRefused() {
    let views = (1...30).map { #""V\#($0)":{"VStack":[{"V\#($0 - 1)":{}},{"V\#($0 - 1)":{}}]}"# }
    let text = Self.body(#"{"V30":{}}"#, #""views":{"V0":"a",\#(views.joined(separator: ","))},"#)
    #expect(Self.message(text).contains("the document has more than 200000 views"))
  }

  @Test func deepViewsAreRefused() {
    let deep =
      String(repeating: #"{"VStack":["#, count: 1000) + #""a""#
      + String(repeating: "]}", count: 1000)
    #expect(Self.message(Self.body(deep)).contains("nested more than 512 deep"))
    let modifiers = (0..<2000).map { _ in #""bold""# }.joined(separator: ",")
    let text = Self.body(#"{"Text":"a","modifiers":[\#(modifiers)]}"#)
    #expect(Self.message(text).contains("views and modifiers are nested more than 1024 deep"))
  }

  @Test func yamlIsCheckedTheSameWay() {
    let text = """
      vitrine: 1
      kind: W
      body:
        VStack:
          - Txt: a
      """
    #expect(
      Self.message(text, file: "w.yaml")
        == "w.yaml:5:7: $.body.VStack[0]: unknown view 'Txt'; did you mean 'Text'?")
  }

  @Test func namesLeftOfAFallbackMayBeMissing() {
    #expect(Self.message(Self.body(#""{missing ?? 'none'}""#)) == "no error")
  }

  @Test func geometryIsKnownOnlyInsideItsReader() {
    let inside =
      #"{"GeometryReader":{"Color":"red","modifiers":[{"frame":{"width":"$geometry.size.width / 2"}}]}}"#
    #expect(Self.message(Self.body(inside)) == "no error")
    let outside = #"{"Color":"red","modifiers":[{"frame":{"width":"$geometry.size.width / 2"}}]}"#
    #expect(
      problem(outside).hasPrefix("$.body.modifiers[0].frame.width: unknown data name 'geometry'"))
  }
}
