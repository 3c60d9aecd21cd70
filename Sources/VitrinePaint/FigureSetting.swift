/// The figures of a clock: their height in cap heights, and their upright strokes in em.
struct FigureSetting: Hashable {
  let height: Double
  let stem: Double
}
