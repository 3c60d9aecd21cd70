import VitrineGraphics

/// The time that each stage took for all pictures of a run.
struct StageTable {
  private var stages: [(name: String, milliseconds: Double)] = []
  private var count = 0

  mutating func add(_ result: RenderResult) {
    let times = result.times
    let all = [
      ("resolve", times.resolve), ("place", times.place), ("snap", times.snap),
      ("paint", times.paint), ("rasterize", times.rasterize), ("encode", result.encodeTime),
      ("write", result.writeTime),
    ]
    if stages.isEmpty { stages = all.map { ($0.0, 0) } }
    for (index, stage) in all.enumerated() { stages[index].milliseconds += stage.1 }
    count += 1
  }

  /// A line for each stage with its milliseconds in all and for each picture, and its share; empty without pictures.
  var lines: [String] {
    guard count > 0 else { return [] }
    let sum = stages.reduce(0) { $0 + $1.milliseconds }
    let rows = stages + [("all", sum)]
    return ["stage\tms\tms a picture\tshare"]
      + rows.map { name, time in
        let share = sum > 0 ? Int((100 * time / sum).rounded()) : 0
        return "\(name)\t\(Self.rounded(time))\t\(Self.rounded(time / Double(count)))\t\(share) %"
      }
  }

  private static func rounded(_ milliseconds: Double) -> String {
    DumpNumber.text(milliseconds, places: 3)
  }
}
