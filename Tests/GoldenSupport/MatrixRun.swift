import Dispatch
import Synchronization
package import Vitrine
import VitrineImages
package import VitrineRaster

/// Draws many configurations and keeps a hash of each picture.
@MainActor
package struct MatrixRun {
  let renderer: Renderer
  let kernels: Kernels
  /// Threads that draw; views are resolved on the main actor.
  let jobs: Int
  /// Which pictures are drawn.
  let sample: Sample

  /// Every so many-th picture of a widget, from one on.
  package struct Sample: Sendable {
    package var step: Int
    package var first: Int

    package static let all = Sample(step: 1, first: 0)

    package init(step: Int, first: Int) { (self.step, self.first) = (step, first) }
  }

  package init(
    fontFolder: String, kernels: Kernels = .best, jobs: Int, sample: Sample = .all
  ) {
    renderer = Renderer(fontFolder: fontFolder)
    self.kernels = kernels
    self.jobs = max(1, jobs)
    self.sample = sample
  }

  /// Lines `name hash` in the order of the configurations.
  package func rows(
    _ widget: WidgetDescription, _ configurations: [RenderConfiguration]
  ) async -> [String] {
    let chosen = stride(from: sample.first, to: configurations.count, by: sample.step)
      .map { configurations[$0] }
    var rows: [String] = []
    // A part is drawn while the next one is placed.
    var drawn: Task<[String], Never>?
    for start in stride(from: 0, to: chosen.count, by: Self.batch) {
      let part = chosen[start..<min(start + Self.batch, chosen.count)]
      let placed = await place(widget, part)
      rows += await drawn?.value ?? []
      drawn = Task.detached { [renderer, jobs] in
        let hashes = Self.finish(placed, renderer, jobs: jobs)
        return zip(part, hashes).map { "\(ImageName.make(kind: widget.kind, $0)) \($1)" }
      }
    }
    return rows + (await drawn?.value ?? [])
  }

  /// Placed trees in flight; enough to keep the threads busy.
  private static let batch = 64

  private func place(
    _ widget: WidgetDescription, _ configurations: ArraySlice<RenderConfiguration>
  ) async -> [PlacedWidget] {
    var placed: [PlacedWidget] = []
    for var configuration in configurations {
      configuration.kernels = kernels
      let entry = await widget.entry(for: EntryRequest(configuration))
      placed.append(renderer.place(entry, of: widget, configuration))
    }
    return placed
  }

  /// One hash for each tree, drawn by `jobs` threads that take every `jobs`-th one.
  private nonisolated static func finish(
    _ placed: [PlacedWidget], _ renderer: Renderer, jobs: Int
  ) -> [String] {
    let results = Mutex([String](repeating: "", count: placed.count))
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      var scratch = RenderScratch()
      for i in stride(from: job, to: placed.count, by: jobs) {
        let hash = pixelHash(renderer.finish(placed[i], scratch: &scratch).pixmap)
        results.withLock { $0[i] = hash.description }
      }
    }
    return results.withLock { $0 }
  }
}
