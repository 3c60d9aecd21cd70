/// The ICC profile in a picture file.
package enum PictureProfile {
  /// The largest profile that is read, in bytes; those of cameras and screens have a few kilobytes.
  static let mostBytes = 4 << 20

  /// Returns the profile, or nil where the file has none.
  package static func bytes(of file: [UInt8], _ format: PictureFormat) -> [UInt8]? {
    switch format {
    case .jpeg: jpeg(file)
    case .webP: webP(file)
    // The process that decodes a HEIC picture answers its profile.
    case .heic, .gif: nil
    }
  }

  /// A JPEG has it in parts, each in an APP2 segment with the number of the part and of all (ICC.1, annex B.4).
  private static func jpeg(_ file: [UInt8]) -> [UInt8]? {
    let name = [UInt8]("ICC_PROFILE\0".utf8)
    var parts: [UInt8: ArraySlice<UInt8>] = [:]
    for segment in JPEGSegments(file) where segment.marker == 0xe2 {
      guard segment.data.count > name.count + 2, segment.data.starts(with: name) else { continue }
      let number = segment.data[segment.data.startIndex + name.count]
      parts[number] = segment.data.dropFirst(name.count + 2)
    }
    let profile = parts.sorted { $0.key < $1.key }.flatMap(\.value)
    return profile.isEmpty || profile.count > mostBytes ? nil : profile
  }

  /// A WebP has it in a chunk of its container.
  private static func webP(_ file: [UInt8]) -> [UInt8]? {
    guard let profile = WebPChunks.first("ICCP", of: file) else { return nil }
    return profile.isEmpty || profile.count > mostBytes ? nil : Array(profile)
  }
}
