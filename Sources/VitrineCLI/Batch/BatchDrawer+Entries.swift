import Vitrine
import VitrineDocuments
import VitrineImages

extension BatchDrawer {
  /// Draws a row by the program of its bundle, unless all its pictures are there.
  mutating func draw(
    _ item: BatchItem, of rows: EntryRows, by session: BundleSession
  ) throws -> [RowOutcome.Drawn] {
    let names = rows.pictureNames(of: item)
    let text = places.keys.text(of: item, program: rows.program)
    let keys = rows.greeting.names.map { places.keys.key(text, $0) }
    if let previous = places.previous, let folder = host.output {
      let there = zip(names, keys).compactMap { name, key in
        previous.picture(name, key: key, at: folder.joined(name))
      }
      if there.count == names.count {
        return there.map { RowOutcome.Drawn(picture: $0.of(row: item.number), wasThere: true) }
      }
    }
    let pictures = try pictures(keys, item, rows, session)
    return try zip(names, pictures).map { name, found in
      var picture = found.picture.of(row: item.number)
      picture.name = name
      if places.isArchive { return .init(picture: picture, bytes: found.bytes) }
      guard let folder = host.output else {
        throw JobError(.output, "there is no folder for pictures; -o names one")
      }
      try writeFile(found.bytes, to: folder.destination(name))
      return .init(picture: picture)
    }
  }

  /// Returns the pictures of a row from the cache, or draws them.
  private func pictures(
    _ keys: [String], _ item: BatchItem, _ rows: EntryRows, _ session: BundleSession
  ) throws -> [(picture: BatchPicture, bytes: [UInt8])] {
    if let cache = places.cache {
      let found = keys.compactMap { cache.picture($0) }
      if found.count == keys.count { return found }
    }
    let answer = try session.answer(to: item.entry, RowExchange.draw)
    try rows.check(answer, of: item)
    let facts = answer.object["pictures"]?.array ?? []
    guard facts.count == keys.count else {
      throw RowMistake("the program drew \(facts.count) pictures of \(keys.count)")
    }
    return zip(keys, zip(facts, answer.pictures)).map { key, drawn in
      let picture = BatchPicture(key: key, drawn.0.object ?? LocatedObject(), drawn.1)
      places.cache?.keep(picture, drawn.1)
      return (picture, drawn.1)
    }
  }
}

extension BatchPicture {
  fileprivate func of(row: Int) -> BatchPicture {
    var picture = self
    picture.row = row
    return picture
  }
}
