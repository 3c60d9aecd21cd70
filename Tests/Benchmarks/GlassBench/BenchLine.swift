import Foundation

/// The times of one workload as a line of JSON; milliseconds.
struct BenchLine {
  var workload: String
  var times: [Double]
  var byteCount: Int?

  var json: String {
    let sorted = times.sorted()
    let median = String(format: "%.3f", sorted[sorted.count / 2])
    let least = String(format: "%.3f", sorted[0])
    let bytes = byteCount.map { #","bytes":\#($0)"# } ?? ""
    return
      #"{"workload":"\#(workload)","ms_median":\#(median),"ms_min":\#(least),"n":\#(times.count)\#(bytes)}"#
  }
}
