/// Sources of a small widget extension.
enum ExtensionSample {
  /// A widget with its program.
  static let widget = widget(text: "\"Steps\"")

  /// - Parameter text: the expression that the widget shows.
  static func widget(text: String, imports: String = "") -> String {
    """
    import SwiftUI
    import WidgetKit
    \(imports)

    struct StepsEntry: TimelineEntry, Codable { let date: Date }

    struct StepsProvider: TimelineProvider {
      func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [StepsEntry(date: .now)], policy: .never))
      }
    }

    @main struct StepsWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { _ in
          Text(\(text)).containerBackground(.blue, for: .widget)
        }
        .supportedFamilies([.systemSmall])
      }
    }

    """
  }
}
