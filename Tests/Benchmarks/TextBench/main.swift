// Measures the text stage; prints one JSON object a line with the median in microseconds.
//
//   TextBench [--fonts DIR] [--rounds N]
import VitrineText

var fonts = "Fonts"
var rounds = 41
var arguments = CommandLine.arguments.dropFirst()
while let flag = arguments.popFirst(), let value = arguments.popFirst() {
  switch flag {
  case "--fonts": fonts = value
  case "--rounds": rounds = max(1, Int(value) ?? rounds)
  default: break
  }
}

var sample = SampleText(seed: 4)
let font = FontRequest(size: 17, leading: 22)
let style = ParagraphStyle()
let long = [TextRun(sample.paragraph, font: font)]
let library = FontLibrary(directories: [fonts])

measure("open library, shape one word", rounds: rounds) {
  consume(
    FontLibrary(directories: [fonts]).paragraph([TextRun("Today", font: font)], style: style)
      .layout(width: 300).lines.count)
}
measure("C2 cold: shape and break 1,500 characters, no word known", rounds: rounds) {
  consume(
    FontLibrary(directories: [fonts]).paragraph(long, style: style).layout(width: 300).lines.count)
}
// A number at the end keeps the whole text from being known.
var number = 0
measure("C2: shape and break 1,500 characters, words known", rounds: rounds) {
  number += 1
  let text = [TextRun(sample.paragraph + String(number), font: font)]
  consume(library.paragraph(text, style: style).layout(width: 300).lines.count)
}
let shaped = library.paragraph(long, style: style)
measure("break 1,500 shaped characters", rounds: rounds) {
  consume(shaped.layout(width: 300).lines.count)
}
let runs = sample.strings.map { [TextRun($0, font: font)] }
measure("paragraph of 24 characters, words known", rounds: rounds, per: runs.count) {
  number += 1
  for i in runs.indices {
    // Another number than in any round before, instead of the last characters.
    let text = [TextRun(sample.strings[i].prefix(18) + String(100_000 + number), font: font)]
    consume(library.paragraph(text, style: style).runs.count)
  }
}
measure("shape 24 characters, known", rounds: rounds, per: runs.count) {
  for run in runs { consume(library.paragraph(run, style: style).runs.count) }
}
let paragraphs = runs.map { library.paragraph($0, style: style) }
measure("layout of 24 characters", rounds: rounds, per: runs.count) {
  for paragraph in paragraphs { consume(paragraph.layout(width: 400).lines.count) }
}
let lines = paragraphs.flatMap { $0.layout(width: .infinity).lines }
measure("C1, text part: find 48,000 known outlines", rounds: rounds) {
  for line in lines {
    for span in line.spans {
      for glyph in span.glyphs { consume(library.outline(of: glyph, in: span.font) == nil ? 0 : 1) }
    }
  }
}
measure("shape 24 characters, nothing known", rounds: rounds, per: runs.count) {
  for _ in runs.indices {
    consume(library.paragraph([TextRun(sample.newText(), font: font)], style: style).runs.count)
  }
}
let drawn = DrawnStrings(sample.strings, library, style)
measureDrawing("C1: draw 48,000 known glyphs at 51 px", drawn.list, rounds: min(rounds, 9))
await measureThreads(runs, library, style)
