import Vitrine

/// Reads the records of a file, one at a time.
enum RecordReader {
  case csv(CSVReader)
  case lines(LineReader)
  case array(JSONArrayReader)

  /// The names of the columns of CSV; nil for JSON.
  var header: [String]? {
    if case .csv(let reader) = self { reader.header } else { nil }
  }

  /// Returns the next record; nil after the last.
  ///
  /// - Parameter number: the record's number.
  mutating func next(number: Int) throws(Failure) -> DataRecord? {
    switch self {
    case .csv(var reader):
      defer { self = .csv(reader) }
      guard let (cells, line) = try reader.next() else { return nil }
      return DataRecord(number: number, line: line, content: .cells(cells))
    case .array(var reader):
      defer { self = .array(reader) }
      guard let (bytes, line) = try reader.next() else { return nil }
      return DataRecord(number: number, line: line, content: .json(bytes))
    case .lines(var reader):
      defer { self = .lines(reader) }
      guard let line = try reader.line(isStopped: { false }) else { return nil }
      let content: DataRecord.Content =
        line.isWhole
        ? .json(line.bytes)
        : .broken(
          "the line has \(line.count) bytes, more than the limit of \(BatchLimits.rowBytes)")
      return DataRecord(number: number, line: line.number, content: content)
    }
  }
}
