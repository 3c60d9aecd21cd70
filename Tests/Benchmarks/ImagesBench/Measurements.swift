import VitrineGraphics
import VitrineImages

/// One line of output: what was measured, its time and what it made.
func report(_ picture: String, _ what: String, _ milliseconds: [Double], bytes: Int) {
  let sorted = milliseconds.sorted()
  let figures = [sorted[0], sorted[sorted.count / 2]].map { ($0 * 1000).rounded() / 1000 }
  print(
    #"{"picture":"\#(picture)","what":"\#(what)","min_ms":\#(figures[0]),"#
      + #""median_ms":\#(figures[1]),"bytes":\#(bytes)}"#)
}

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(body)
  return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
}

/// Encoders in turn within each round, so that noise on the machine meets all alike.
func measureEncoders(
  _ name: String, _ pixmap: Pixmap, only: String?, rounds: Int, _ scratch: inout PNGScratch
) throws {
  var variants: [(name: String, options: PNGOptions)] = [
    ("fast", PNGOptions()), ("small", PNGOptions(effort: .small)),
  ]
  for filter in RowFilter.allCases {
    var options = PNGOptions()
    options.filter = filter
    variants.append(("fast \(filter)", options))
    options.effort = .small
    variants.append(("small \(filter)", options))
  }
  if let only { variants.removeAll { $0.name != only } }
  var times = [[Double]](repeating: [], count: variants.count)
  var sizes = [Int](repeating: 0, count: variants.count)
  for round in 0...rounds {
    for (i, variant) in variants.enumerated() {
      let time = try milliseconds {
        sizes[i] = try encodePNG(pixmap, scale: 3, options: variant.options, scratch: &scratch)
          .count
      }
      // The first round only warms caches and scratch memory.
      if round > 0 { times[i].append(time) }
    }
  }
  for (i, variant) in variants.enumerated() {
    report(name, "encode \(variant.name)", times[i], bytes: sizes[i])
  }
}

func measureRest(_ name: String, _ pixmap: Pixmap, rounds: Int) throws {
  var scratch = PNGScratch()
  let file = try encodePNG(pixmap, scale: 3, scratch: &scratch)
  let copy = Pixmap(width: pixmap.width, height: pixmap.height, pixels: pixmap.pixels.map { $0 })
  var decode: [Double] = []
  var comparison: [Double] = []
  var hash: [Double] = []
  var reference: [Double] = []
  var referenceBytes = 0
  var sink = 0
  for _ in 0..<rounds {
    decode.append(try milliseconds { sink &+= try decodePNG(file).width })
    comparison.append(milliseconds { sink &+= compare(pixmap, copy).verdict == .identical ? 1 : 0 })
    hash.append(milliseconds { sink &+= Int(truncatingIfNeeded: pixelHash(pixmap).value) })
  }
  for _ in 0..<3 {
    reference.append(
      try milliseconds {
        referenceBytes = try encodePNGReference(pixmap, scale: 3).count
      })
  }
  report(name, "decode", decode, bytes: pixmap.pixels.count * 4)
  report(name, "compare", comparison, bytes: pixmap.pixels.count * 4)
  report(name, "hash", hash, bytes: pixmap.pixels.count * 4)
  report(name, "encode reference", reference, bytes: referenceBytes)
  if sink == .min { print(sink) }
}
