/// Medians of many pictures as one line of JSON.
struct BenchReport {
  let samples: [StageSample]

  init(_ samples: [StageSample]) { self.samples = samples }

  var json: String {
    let names = samples.first?.stages.map(\.name) ?? []
    let stages = names.enumerated().map { index, name in
      "\"\(name)\":\(rounded(median(samples.map { $0.stages[index].milliseconds })))"
    }
    let total = samples.map(\.total)
    return "{\"workload\":\"E\",\"images\":\(samples.count),\"ms\":\(rounded(median(total))),"
      + "\"min\":\(rounded(total.min() ?? 0)),\"bytes\":\(Int(median(samples.map { Double($0.byteCount) }))),"
      + "\"stages\":{\(stages.joined(separator: ","))}}"
  }

  private func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
