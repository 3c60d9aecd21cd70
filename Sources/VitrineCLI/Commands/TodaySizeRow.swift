import Vitrine
import VitrineGraphics

/// The sizes of Today widgets on a phone under one system and in one orientation, at every text size.
struct TodaySizeRow {
  private let levels: [TodayEnvironment]

  /// Returns the rows that the tables have for a device.
  static func rows(of device: Device) -> [TodaySizeRow] {
    TodayEnvironment.measuredSystems.flatMap { os in
      ScreenOrientation.allCases.compactMap { orientation in
        let levels = DynamicTypeSize.allCases.compactMap {
          try? TodayEnvironment(device: device, orientation: orientation, os: os, typeSize: $0)
        }
        return levels.isEmpty ? nil : TodaySizeRow(levels: levels)
      }
    }
  }

  /// `today10 359x110 to 616`, at text size large; iOS 9 has no heights.
  var text: String {
    let row = levels.first { $0.typeSize == .large } ?? levels[0]
    let name = "today\(row.os)" + (row.orientation == .landscape ? " landscape" : "")
    let length = DevicesCommand.length
    guard let compact = row.compactHeight, let maximum = row.expandedMaximum else {
      return "\(name) \(length(row.width))"
    }
    return "\(name) \(length(row.width))x\(length(compact)) to \(length(maximum))"
  }

  /// Writes an object; heights are by text size, smallest first.
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("os", levels[0].os)
      json.member("orientation", levels[0].orientation.rawValue)
      json.member("width", levels[0].width)
      if levels[0].hasDisplayModes {
        json.key("compact")
        json.array(levels.compactMap(\.compactHeight)) { $0.value($1) }
        json.key("expandedMaximum")
        json.array(levels.compactMap(\.expandedMaximum)) { $0.value($1) }
      } else {
        let insets = levels[0].proposedInsets
        json.key("insets")
        json.array([insets.top, insets.left, insets.bottom, insets.right]) { $0.value(Double($1)) }
      }
    }
  }
}
