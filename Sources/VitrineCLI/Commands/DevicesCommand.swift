import ArgumentParser
import Vitrine
import VitrineGraphics

/// Lists the known devices with the sizes of their widgets.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "devices",
    abstract:
      "Lists devices and their widgets' sizes; those of Today widgets by system, at text size large.",
    discussion: VerbExamples.text("devices"))

  @Flag(help: "One JSON object a line.")
  var json = false

  @Flag(help: "Only one device for each screen, which is what --device all means.")
  var distinct = false

  @Option(help: "The iOS version that WidgetKit's sizes are listed for; some changed with 26.")
  var os = "\(Device.latestSystem)"

  func run() throws {
    let system = try ListArgument.os(os)
    for device in distinct ? Device.distinctScreens : Device.all + Device.beforeWidgetKit {
      if json { Output.line(Self.json(device, system)) } else { Self.list(device, system) }
    }
  }

  private static func list(_ device: Device, _ system: Int) {
    let families = device.widgetFamilies(os: system).compactMap { family in
      device.widgetSize(family, os: system).map {
        "\(family.slug) \(length($0.canvas.width))x\(length($0.canvas.height))"
      }
    }
    let screen =
      "\(length(device.screen.width))x\(length(device.screen.height)) @\(length(device.scale))x"
    let today = TodaySizeRow.rows(of: device).map(\.text)
    Output.row(device.slug, device.name, screen, (families + today).joined(separator: ", "))
  }

  static func length(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : DumpNumber.text(value)
  }

  private static func json(_ device: Device, _ system: Int) -> String {
    var json = JSONText()
    json.object { json in
      json.member("device", device.slug)
      json.member("name", device.name)
      json.member("kind", device.kind.rawValue)
      json.key("screen")
      json.array { json in
        json.value(device.screen.width)
        json.value(device.screen.height)
      }
      json.member("scale", device.scale)
      json.key("os")
      json.array { json in
        json.value(device.osVersions.lowerBound)
        json.value(device.osVersions.upperBound)
      }
      json.key("widgets")
      json.object { json in
        for family in device.widgetFamilies(os: system) {
          guard let size = device.widgetSize(family, os: system) else { continue }
          json.key(family.slug)
          json.array { json in
            json.value(size.canvas.width)
            json.value(size.canvas.height)
          }
        }
      }
      let rows = TodaySizeRow.rows(of: device)
      if !rows.isEmpty {
        json.key("today")
        json.array(rows) { $1.write(to: &$0) }
      }
    }
    return json.text
  }
}
