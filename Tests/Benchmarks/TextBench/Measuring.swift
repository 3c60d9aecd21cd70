import VitrineText

/// Keeps the optimizer from dropping work whose result is not used.
@inline(never)
func consume(_ value: Int) { if value == .min { print(value) } }

/// Runs `body` a few times and prints the median.
func measure(_ name: String, rounds: Int, per count: Int = 1, _ body: () -> Void) {
  body()
  let clock = ContinuousClock()
  let times = (0..<rounds).map { _ in clock.measure(body) }.sorted()
  report(name, times[rounds / 2], per: count)
}

func report(_ name: String, _ time: Duration, per count: Int = 1) {
  let microseconds =
    Double(time.components.attoseconds) / 1e12 / Double(count) + Double(time.components.seconds)
    * 1e6 / Double(count)
  print("{\"name\": \"\(name)\", \"microseconds\": \((microseconds * 1000).rounded() / 1000)}")
}

/// Shapes and breaks all strings several times on one task, then the same work on two.
func measureThreads(_ runs: [[TextRun]], _ library: FontLibrary, _ style: ParagraphStyle) async {
  let clock = ContinuousClock()
  @Sendable func work() {
    for run in runs { consume(library.paragraph(run, style: style).layout(width: 400).lines.count) }
  }
  let one = clock.measure { for _ in 0..<20 { work() } }
  let two = await clock.measure {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 { group.addTask { for _ in 0..<10 { work() } } }
    }
  }
  report("40,000 strings on one thread", one)
  report("40,000 strings on two threads", two)
}
