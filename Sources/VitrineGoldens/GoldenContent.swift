import Foundation
import VitrineImages

/// The content of a golden: a PNG picture, or a text of a snapshot. Artifacts are downloaded, and a candidate of
/// another kind would become a file beside the sources of tests, such as one that the package manager compiles.
enum GoldenContent {
  /// The endings that snapshots have, and no others.
  private static let endings: Set<String> = ["png", "txt", "md", "json", "csv"]

  /// Returns why a file of this name is never a golden.
  static func refusal(ofName file: String) -> String? {
    let ending = file.split(separator: ".").last.map(String.init) ?? ""
    if endings.contains(ending) { return nil }
    return "a golden is a picture or a text: its name ends in .png, .txt, .md, .json or .csv"
  }

  /// Returns why these bytes are no golden of this name.
  static func refusal(of bytes: [UInt8], named file: String) -> String? {
    if let reason = refusal(ofName: file) { return reason }
    if file.hasSuffix(".png") {
      do { _ = try decodePNGWithTraits(bytes).still() } catch {
        return "it is no picture: \(error)"
      }
      return nil
    }
    // Texts are UTF-8 without bytes that no text has.
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      return "it is no text in UTF-8"
    }
    guard file.hasSuffix(".json") else { return nil }
    let isJSON =
      (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
    return isJSON ? nil : "it is no JSON"
  }
}
