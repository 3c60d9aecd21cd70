import Foundation
import Testing
import Vitrine

/// The measured numbers, kept apart from the tables of the code.
enum Fixture {
  struct Sizes: Decodable {
    var ios9: [InsetRow]
    var ios10: [HeightRow]
    var ios11: [HeightRow]
  }

  struct InsetRow: Decodable {
    var id: String
    var width: Double
    var insetTLBR: [Double]
  }

  struct HeightRow: Decodable {
    var id: String
    var orientation: String
    var width: Double
    var compact: [Double]
    var expandedMax: [Double]
  }

  struct Fonts: Decodable {
    struct Class: Decodable {
      var devices: [String]
      var styles: [String: [Double]]
    }
    var classes: [Class]
  }

  static func sizes() throws -> Sizes { try read("today-sizes.json") }
  static func fonts() throws -> Fonts { try read("today-fonts.json") }

  private static func read<Value: Decodable>(_ name: String) throws -> Value {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures").appendingPathComponent(name)
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
  }

  /// The fixture's name of a phone, e.g. `iphone6plus`.
  static func device(_ id: String) throws -> TodayDevice {
    try #require(TodayDevice.allCases.first { $0.rawValue.lowercased() == id })
  }
}
