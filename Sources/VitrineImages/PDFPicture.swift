import CPictures
public import VitrineGraphics

/// The first page of a PDF as a picture, drawn by the program `pdftocairo` of Poppler.
///
/// The library is not linked: its licence is not ours. The program runs for at most 10 s of processor time and with at
/// most 1 GB of memory.
public enum PDFPicture {
  /// The bytes that begin every PDF.
  public static let signature = [UInt8]("%PDF-".utf8)
  /// The largest side of a drawn page in pixels.
  public static let mostPixels = 4096

  /// Draws the first page of the file at an absolute `path`, with `scale` pixels per point.
  public static func decode(file path: String, scale: Double) throws(PictureError) -> Pixmap {
    let size = try pageSize(path)
    let limits = PNGLimits(side: mostPixels, pixels: mostPixels * mostPixels, bytes: mostBytes)
    let (width, height) = (size.width * scale, size.height * scale)
    guard width <= Double(mostPixels), height <= Double(mostPixels) else {
      throw .tooLarge(
        format: "PDF", width: Int(width.rounded(.up)), height: Int(height.rounded(.up)),
        limits: limits)
    }
    let png = try run(
      ["pdftocairo", "-png", "-singlefile", "-transp", "-f", "1", "-r", "\(72 * scale)", path, "-"])
    do {
      return try decodePNG(png, limits: limits)
    } catch {
      throw .undecodable(format: "PDF")
    }
  }

  /// The most bytes that the program may print: the pixels of the largest page.
  private static let mostBytes = mostPixels * mostPixels * 4

  /// The size of the first page in points, by the line `Page size: 24 x 24 pts` of `pdfinfo`.
  private static func pageSize(_ path: String) throws(PictureError) -> Size {
    let text = String(decoding: try run(["pdfinfo", "-f", "1", "-l", "1", path]), as: UTF8.self)
    for line in text.split(separator: "\n") where line.hasPrefix("Page") {
      let words = line.split(separator: " ")
      guard let times = words.firstIndex(of: "x"), times > 0, times + 1 < words.count,
        let width = Double(words[times - 1]), let height = Double(words[times + 1]),
        width > 0, height > 0, width.isFinite, height.isFinite
      else { continue }
      return Size(width, height)
    }
    throw .undecodable(format: "PDF")
  }

  private static func run(_ arguments: [String]) throws(PictureError) -> [UInt8] {
    var status = Int32(VITRINE_PICTURE_DAMAGED)
    let capacity = arguments.first == "pdfinfo" ? 1 << 16 : mostBytes
    let output = unsafe withCStrings(arguments) { pointers in
      unsafe [UInt8](unsafeUninitializedCapacity: capacity) { out, count in
        status = unsafe vitrine_program_output(pointers, out.baseAddress, capacity, &count)
      }
    }
    switch Int(status) {
    case VITRINE_PICTURE_READ: return output
    case VITRINE_PICTURE_NO_LIBRARY:
      throw .missingLibrary(
        format: "PDF", library: arguments.first ?? "", package: "poppler-utils")
    default: throw .undecodable(format: "PDF")
    }
  }

  /// Calls `body` with the texts as C strings and a closing null.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var starts: [Int] = []
    for text in texts {
      starts.append(bytes.count)
      bytes += text.utf8.map { CChar(bitPattern: $0) } + [0]
    }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      var pointers = unsafe starts.map { start in
        unsafe buffer.baseAddress.map { unsafe $0 + start }
      }
      unsafe pointers.append(nil)
      return unsafe body(pointers)
    }
  }
}
