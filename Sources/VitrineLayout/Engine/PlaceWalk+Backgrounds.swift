import VitrineGraphics

extension PlaceWalk {
  /// Moves a row's second subtree before its first, so that what is drawn first stands first again.
  mutating func moveBehind(_ row: Int32) {
    let first = Int(row) + 1
    guard first < placed.count else { return }
    let (second, end) = (Int(placed[first].end), Int(placed[Int(row)].end))
    guard second < end else { return }
    let (front, back) = (second - first, end - second)
    shift(first..<second, by: Int32(back), below: row)
    shift(second..<end, by: Int32(-front), below: row)
    for k in choices.indices where (first..<end).contains(Int(choices[k].row)) {
      choices[k].row += choices[k].row < second ? Int32(back) : Int32(-front)
    }
    placed.replaceSubrange(first..<end, with: Array(placed[second..<end] + placed[first..<second]))
    placedElements.replaceSubrange(
      first..<end, with: Array(placedElements[second..<end] + placedElements[first..<second]))
  }

  private mutating func shift(_ rows: Range<Int>, by distance: Int32, below row: Int32) {
    for i in rows {
      if placed[i].parent != row { placed[i].parent += distance }
      placed[i].end += distance
    }
  }
}
