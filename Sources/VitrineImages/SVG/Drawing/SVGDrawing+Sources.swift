import VitrineGraphics

extension SVGDrawing {
  /// The picture of an `image`, or what is said where there is none.
  mutating func picture(_ node: SVGNode) -> Result<SVGImagePicture, NeighbourProblem> {
    if let known = pictures[node.offset] { return known }
    let address = node.address ?? ""
    let found = addresses[address] ?? read(address, node)
    addresses[address] = found
    pictures[node.offset] = found
    return found
  }

  private mutating func read(
    _ address: String, _ node: SVGNode
  ) -> Result<SVGImagePicture, NeighbourProblem> {
    guard budget.pictures > 0 else {
      return .failure(
        NeighbourProblem("more than \(SVGBudget.mostPictures) pictures of <image> are not drawn"))
    }
    budget.pictures -= 1
    return bytes(of: address).flatMap { decoded($0, node) }
  }

  private mutating func bytes(of address: String) -> Result<[UInt8], NeighbourProblem> {
    guard address.prefix(5).lowercased() != "data:" else {
      return SVGDataAddress(address).map { .success($0.bytes) } ?? .failure(Self.unread)
    }
    guard let neighbours = sources.neighbours else {
      return .failure(NeighbourProblem("<image> is not drawn: it refers to another file"))
    }
    let limit = budget.neighbourBytes
    let file = Result { () throws(NeighbourProblem) in try SVGFileAddress(address) }
    let found = file.flatMap { neighbours($0.path, limit) }
    if case .success(let bytes) = found { budget.neighbourBytes -= bytes.count }
    return found.mapError { NeighbourProblem("<image> is not drawn: '\(address)' \($0.message)") }
  }

  private static let unread = NeighbourProblem("the picture in <image> is not read")

  private mutating func decoded(
    _ bytes: [UInt8], _ node: SVGNode
  ) -> Result<SVGImagePicture, NeighbourProblem> {
    if let pixels = sources.pixels(bytes, budget.pixels) {
      budget.pixels -= pixels.image.pixmap.pixels.count
      for note in pixels.notes {
        notes.add(note.sentence(of: "the picture in <image>"), node.offset)
      }
      return .success(.pixels(pixels.image))
    }
    guard budget.depth < SVGBudget.deepestPicture,
      let root = try? SVGRoot(SVGPacking.unpacked(bytes))
    else { return .failure(Self.unread) }
    return .success(.drawing(root))
  }
}
