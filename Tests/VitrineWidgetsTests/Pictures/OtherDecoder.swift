import Foundation
import Testing
import VitrineGraphics
import VitrineImages

/// A program of another project that decodes or draws pictures.
enum OtherDecoder: String, CaseIterable {
  case pngtopam, djpeg, dwebp, heifConvert = "heif-convert", giftopnm, rsvgConvert = "rsvg-convert",
    pdftoppm

  /// Its Debian package.
  var package: String {
    switch self {
    case .pngtopam, .giftopnm: "netpbm"
    case .djpeg: "libjpeg-turbo-progs"
    case .dwebp: "webp"
    case .heifConvert: "libheif-examples"
    case .rsvgConvert: "librsvg2-bin"
    case .pdftoppm: "poppler-utils"
    }
  }

  var isInstalled: Bool { path != nil }

  /// A test without its program is skipped, and says so.
  var isThere: ConditionTrait {
    .enabled(if: isInstalled, "\(rawValue) is not installed (Debian: \(package))")
  }

  private var path: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(rawValue)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// The picture over white, drawings with three pixels to a point; temporary files go to `folder`.
  func picture(_ file: URL, in folder: URL) throws -> OpaquePicture {
    let name = file.path
    switch self {
    case .pngtopam: return try OpaquePicture(netpbm: run(["-alphapam", name]))
    case .djpeg: return try OpaquePicture(netpbm: run(["-pnm", name]))
    case .dwebp: return try OpaquePicture(netpbm: run(["-quiet", "-pam", name, "-o", "-"]))
    case .pdftoppm: return try OpaquePicture(netpbm: run(["-r", "216", "-singlefile", name]))
    case .rsvgConvert: return OpaquePicture(try decodePNG([UInt8](run(["-z", "3", name]))))
    case .giftopnm:
      let alpha = folder.appendingPathComponent("alpha.pgm")
      let colours = try run(["-quiet", "-image=1", "-alphaout=\(alpha.path)", name])
      return try OpaquePicture(netpbm: colours, alpha: Data(contentsOf: alpha))
    case .heifConvert:
      let out = folder.appendingPathComponent("out.png")
      _ = try run([name, out.path])
      return OpaquePicture(try decodePNG([UInt8](Data(contentsOf: out))))
    }
  }

  private func run(_ arguments: [String]) throws -> Data {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: path ?? "")
    program.arguments = arguments
    let output = Pipe()
    program.standardOutput = output
    program.standardError = FileHandle.nullDevice
    try program.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    guard program.terminationStatus == 0 else { throw Failed(program: rawValue, arguments) }
    return data
  }

  private struct Failed: Error {
    var program: String
    var arguments: [String]

    init(program: String, _ arguments: [String]) {
      (self.program, self.arguments) = (program, arguments)
    }
  }
}
