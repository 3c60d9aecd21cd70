import CPNG
public import VitrineGraphics

/// Encodes a picture with libpng and its defaults: the slow reference that `encodePNG` is tested against.
public func encodePNGReference(
  _ pixmap: Pixmap, scale: Int, level: Int = 6
) throws(PNGError) -> [UInt8] {
  try checkEncodable(pixmap)
  let rgba = pixmap.pixels.map { straight($0).littleEndian }
  let isOpaque = rgba.allSatisfy { $0 >> 24 == 255 }
  var file: [UInt8] = []
  var message = [CChar](repeating: 0, count: VITRINE_PNG_MESSAGE)
  let status = unsafe withUnsafeMutablePointer(to: &file) { file in
    unsafe rgba.withUnsafeBytes { bytes in
      unsafe vitrine_png_write(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(pixmap.width),
        UInt32(pixmap.height), isOpaque ? 3 : 4, Int32(max(0, min(level, 9))),
        UInt32(dotsPerMetre(scale: scale)), collect, file, &message)
    }
  }
  if status != 0 { throw .unencodable(reason: text(message)) }
  return file
}

/// Appends libpng's output to the array that `context` points to.
private func collect(
  _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> Int32 {
  guard let file = unsafe context?.assumingMemoryBound(to: [UInt8].self) else { return 0 }
  unsafe file.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  return 1
}
