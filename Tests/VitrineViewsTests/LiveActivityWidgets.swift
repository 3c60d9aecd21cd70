import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// Live activities for tests, each with what real ones have.

/// A parcel: all regions, and everything that an activity can set.
struct Parcel: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops: Int
    var eta = Date(timeIntervalSinceReferenceDate: 0)
  }
  var sender: String

  static let sample = Parcel(sender: "Books & Co")
}

struct ParcelActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Parcel.self) { context in
      HStack {
        Text(context.attributes.sender)
        Spacer()
        Text("\(context.state.stops) stops")
      }
      .padding(20)
      .opacity(context.isStale ? 0.5 : 1)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 40, height: 30) }
        DynamicIslandExpandedRegion(.trailing) { Color.green.frame(width: 50, height: 20) }
        DynamicIslandExpandedRegion(.center) { Color.blue.frame(width: 60, height: 10) }
        if context.state.stops > 0 {
          DynamicIslandExpandedRegion(.bottom) { Color.yellow.frame(height: 25) }
        }
      } compactLeading: {
        Color.red.frame(width: 20, height: 20)
      } compactTrailing: {
        Text("\(context.state.stops)")
      } minimal: {
        Color.blue.frame(width: 20, height: 20)
      }
      .widgetURL(URL(string: "parcel://current"))
      .keylineTint(.red)
    }
    .supplementalActivityFamilies([.small])
  }
}

/// A timer whose views fill themselves with time.
struct Brew: ActivityAttributes {
  struct ContentState: Codable, Hashable { var start: Date, end: Date }
  var name: String
}

struct BrewActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Brew.self) { context in
      VStack(alignment: .leading) {
        Text(context.attributes.name)
        ProgressView(timerInterval: context.state.start...context.state.end, countsDown: false)
      }
      .padding()
      .activityBackgroundTint(.brown)
    } dynamicIsland: { context in
      let time = context.state.start...context.state.end
      return DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { ProgressView(timerInterval: time) }
      } compactLeading: {
        Image(systemName: "cup.and.saucer.fill")
      } compactTrailing: {
        Text(timerInterval: time, countsDown: true).frame(maxWidth: 44)
      } minimal: {
        Text(timerInterval: time, countsDown: true)
      }
    }
  }
}

/// A match of teams with long names.
struct Match: ActivityAttributes {
  struct ContentState: Codable, Hashable { var home: Int, away: Int }
  var home: String
  var away: String
}

struct MatchActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Match.self) { context in
      // Taller than any platter.
      Color.orange.frame(height: 300)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(context.attributes.home).lineLimit(1).dynamicIsland(
            verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing, priority: 1) { Color.red.frame(height: 20) }
        DynamicIslandExpandedRegion(.bottom) { Color.blue.frame(height: 400) }
      } compactLeading: {
        Text(context.attributes.home).lineLimit(1)
      } compactTrailing: {
        Text(context.attributes.away).lineLimit(1)
      } minimal: {
        Text("\(context.state.home):\(context.state.away)").frame(width: 200)
      }
      .contentMargins(.leading, 3, for: .compactLeading)
      .contentMargins(.leading, 30, for: .compactLeading)
      .contentMargins(.all, 10, for: .expanded)
    }
  }
}

struct Answer: AppIntent {
  static let title: LocalizedStringResource = "Answer"
  func perform() async throws -> some IntentResult { .result() }
}

/// A call with buttons and a link.
struct Call: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
  var caller: String
  static let link = URL(filePath: "/caller")
}

struct CallActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Call.self) { context in
      HStack {
        Link(context.attributes.caller, destination: Call.link)
        Button("Answer", intent: Answer())
      }
      .padding()
      .widgetURL(URL(string: "call://open"))
    } dynamicIsland: { context in
      DynamicIsland {
      } compactLeading: {
        Link("a", destination: Call.link)
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("Parcel content", as: .content, using: Parcel.sample) {
  ParcelActivity()
} contentStates: {
  Parcel.ContentState(stops: 3)
  Parcel.ContentState(stops: 0)
}

#Preview("Parcel island", as: .dynamicIsland(.expanded), using: Parcel.sample) {
  ParcelActivity()
} contentStates: {
  Parcel.ContentState(stops: 3)
}

// Public, so that a release build keeps it.
public struct ParcelActivity_Previews: PreviewProvider {
  public static var previews: some View {
    Parcel.sample.previewContext(
      Parcel.ContentState(stops: 9), isStale: true, viewKind: .dynamicIsland(.compact))
  }
}
