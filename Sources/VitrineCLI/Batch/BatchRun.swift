import Foundation
import Synchronization
import Vitrine
import VitrineGoldens

/// Draws the rows of a file on several threads. Each takes the next row as soon as it is free, and what becomes of the
/// rows is written down in their order, so that memory does not grow with their number.
final class BatchRun: Sendable {
  private let drawer: @Sendable () -> BatchDrawer
  private let sink: BatchSink
  private let shard: Shard
  private let input: Mutex<Input>
  private let outcomes: Mutex<Outcomes>
  /// Free places for rows in hand: one that waits for an earlier one keeps its own.
  private let places = DispatchSemaphore(value: 0)

  private struct Input {
    var reader: RecordReader
    /// The records read, and those of this part.
    var read = 0
    var taken = 0
    var isStopped = false
  }

  private struct Outcomes {
    var inOrder = InOrder<RowOutcome>()
    var failure: Failure?
  }

  init(
    _ reader: RecordReader, shard: Shard, sink: BatchSink,
    drawer: @escaping @Sendable () -> BatchDrawer
  ) {
    (self.shard, self.sink, self.drawer) = (shard, sink, drawer)
    input = Mutex(Input(reader: reader))
    outcomes = Mutex(Outcomes())
  }

  /// Draws every row of this part; throws what ended the run before, when the rows in hand are written down.
  func run(threads: Int) throws {
    for _ in 0..<threads * BatchLimits.rowsInHand { places.signal() }
    try Interruption.putOff { WorkerThread.run(threads) { _ in self.work() } }
    if let failure = outcomes.withLock({ $0.failure }) { throw failure }
  }

  private func work() {
    var drawer = drawer()
    while let (index, record) = next() { finish(index, drawer.draw(record)) }
  }

  /// Returns the next row of this part with its index; nil when there is none.
  private func next() -> (Int, DataRecord)? {
    places.wait()
    let next = input.withLock { input -> (Int, DataRecord)? in
      do throws(Failure) {
        while !input.isStopped, !Interruption.isAsked,
          let record = try input.reader.next(number: input.read + 1)
        {
          input.read += 1
          guard shard.has(row: record.number) else { continue }
          input.taken += 1
          return (input.taken - 1, record)
        }
      } catch {
        stop(error)
      }
      return nil
    }
    if next == nil { places.signal() }
    return next
  }

  private func finish(_ index: Int, _ outcome: RowOutcome) {
    let isStopped = outcomes.withLock { outcomes in
      var found: Failure?
      outcomes.inOrder.finish(index, outcome) { outcome in
        do throws(Failure) { try sink.add(outcome) } catch { found = found ?? error }
        places.signal()
      }
      outcomes.failure = outcomes.failure ?? found
      return found != nil
    }
    if isStopped { input.withLock { $0.isStopped = true } }
  }

  private func stop(_ failure: Failure) {
    outcomes.withLock { $0.failure = $0.failure ?? failure }
  }
}
