/// The flags of the benchmark.
struct BenchArguments {
  var document = "Tests/Benchmarks/WidgetBench/Weather-E.json"
  var scenes: String?
  var count = 200
  var rounds = 3
  var png: String?
  var fonts: String?

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let flag = rest.popFirst() {
      guard let value = rest.popFirst() else { break }
      switch flag {
      case "--document": document = value
      case "--scenes": scenes = value
      case "--count": count = max(1, Int(value) ?? count)
      case "--rounds": rounds = max(1, Int(value) ?? rounds)
      case "--png": png = value
      case "--fonts": fonts = value
      default: break
      }
    }
  }
}
