import VitrineBlame
import VitrineGraphics
import VitrineImages

/// Records written by hand: a tree of views, each with its frame and values.
indirect enum Sample {
  case view(String, Rect, [String: String], [Sample])

  static func record(_ root: Sample, environment: [Provenance.Setting] = []) -> PlacedRecord {
    var record = PlacedRecord(size: Size(100, 100), scale: 2, environment: environment)
    add(root, parent: -1, to: &record)
    return record
  }

  private static func add(_ sample: Sample, parent: Int, to record: inout PlacedRecord) {
    guard case .view(let name, let frame, let values, let children) = sample else { return }
    let index = record.nodes.count
    record.nodes.append(
      PlacedRecord.Node(
        parent: parent, end: index + 1, name: name, frame: frame,
        properties: values.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }))
    for child in children { add(child, parent: index, to: &record) }
    record.nodes[index].end = record.nodes.count
  }
}

func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func text(_ text: String, y: Double, color: String = "#000000", extra: [String: String] = [:])
  -> Sample
{
  .view(
    "Text", frame(10, y, 40, 14),
    ["text": text, "color": color, "font.size": "12"].merging(extra) { $1 }, [])
}

/// A column of three texts, the first inside a row with padding above.
func column(top: Double = 8, texts: [Sample]? = nil, environment: [Provenance.Setting] = [])
  -> PlacedRecord
{
  let y = top + 26
  return Sample.record(
    .view(
      "VStack", frame(0, 0, 100, 100), ["spacing": "4"],
      [
        .view(
          "padding", frame(10, 20, 40, 14 + top), ["top": "\(Int(top))"],
          [
            .view(
              "HStack", frame(10, 20 + top, 40, 14), ["spacing": "2"],
              [text("21°", y: y)])
          ])
      ] + (texts ?? [text("Sunny", y: y + 18), text("Kyoto", y: y + 36)])), environment: environment
  )
}

func cluster(_ x: Int, _ y: Int, _ width: Int, _ height: Int, size: Int) -> PixelCluster {
  PixelCluster(
    size: size, bounds: PixelBounds(x: x, y: y, width: width, height: height), peak: 200)
}
