import Foundation
import Vitrine
import VitrineDocuments
import VitrineImages
import VitrineRaster

// Workload E: a whole weather widget, from data to PNG, again and again with other data. The
// document is parsed once, as a template is; nothing of a picture or layout is kept between jobs.
//
//   WidgetBench [--document FILE] [--scenes e.json] [--count N] [--rounds N] [--png FILE] [--fonts DIR]

let arguments = BenchArguments(CommandLine.arguments)
let bench = try WidgetBench(arguments)
let rows = try bench.rows()
var samples: [StageSample] = []
// A first round fills the caches of glyph outlines, which the peers keep too.
for row in rows.prefix(20) { _ = try bench.draw(row) }
for _ in 0..<arguments.rounds {
  for row in rows { samples.append(try bench.draw(row)) }
}
if let path = arguments.png { try writeFile(bench.lastPNG, to: path) }
print(BenchReport(samples).json)
