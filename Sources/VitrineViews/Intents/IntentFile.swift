public import Foundation

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable {
  /// The bytes; empty for a file that cannot be read.
  public let data: Data
  /// The name with its ending.
  public var filename: String
  /// The place of the file; nil for bytes.
  public let fileURL: URL?
  /// The type; nil where nobody told it.
  public let type: UTType?

  /// Creates a file of bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type
    fileURL = nil
  }

  /// Creates a file of one that is there.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = Data(resource: fileURL) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }
}
