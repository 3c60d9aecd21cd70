import Foundation
import Vitrine

// Live activities as those that public examples show, in words and shapes of our own.

/// A parcel on its way: every region, and a bar of stages.
struct Courier: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stage: Int
    var minutes: Int
  }
  var shop: String
}

struct CourierActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Courier.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label(context.attributes.shop, systemImage: "shippingbox.fill")
          Spacer()
          Text("\(context.state.minutes) min").bold()
        }
        StageBar(stage: context.state.stage)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "shippingbox.fill") }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min") }
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.shop).lineLimit(1) }
        DynamicIslandExpandedRegion(.bottom) { StageBar(stage: context.state.stage) }
      } compactLeading: {
        Image(systemName: "shippingbox.fill")
      } compactTrailing: {
        Text("\(context.state.minutes)m")
      } minimal: {
        Image(systemName: "shippingbox.fill")
      }
    }
  }
}

private struct StageBar: View {
  let stage: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { index in
        Capsule().fill(index <= stage ? Color.yellow : .gray).frame(height: 5)
      }
    }
  }
}

/// A timer whose text and bars run by themselves.
struct Oven: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var start: Date
    var end: Date
  }
  var dish: String
}

struct OvenActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Oven.self) { context in
      let span = context.state.start...context.state.end
      VStack(alignment: .leading) {
        Text(context.attributes.dish)
        ProgressView(timerInterval: span, countsDown: false)
        Text(timerInterval: span).font(.title).monospacedDigit()
      }
      .padding()
    } dynamicIsland: { context in
      let span = context.state.start...context.state.end
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "timer") }
        DynamicIslandExpandedRegion(.bottom) {
          VStack {
            Text(timerInterval: span).font(.title).monospacedDigit()
            ProgressView(timerInterval: span, countsDown: false) {
            } currentValueLabel: {
            }
          }
        }
      } compactLeading: {
        Image(systemName: "timer")
      } compactTrailing: {
        Text(timerInterval: span).monospacedDigit().frame(maxWidth: 44)
      } minimal: {
        ProgressView(timerInterval: span, countsDown: true) {
        } currentValueLabel: {
        }
        .progressViewStyle(.circular)
      }
    }
  }
}

/// A match with the names of both teams in the compact views, whatever their length.
struct Game: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var home: Int
    var guests: Int
  }
  var home: String
  var guests: String
}

struct GameActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Game.self) { context in
      HStack {
        Text(context.attributes.home).lineLimit(2)
        Spacer()
        Text("\(context.state.home) : \(context.state.guests)").font(.largeTitle)
        Spacer()
        Text(context.attributes.guests).lineLimit(2)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack {
            Text("\(context.state.home)").font(.title)
            Text(context.attributes.home).font(.caption).lineLimit(1)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack {
            Text("\(context.state.guests)").font(.title)
            Text(context.attributes.guests).font(.caption).lineLimit(1)
          }
        }
      } compactLeading: {
        Text("\(context.attributes.home) \(context.state.home)").lineLimit(1)
      } compactTrailing: {
        Text("\(context.state.guests) \(context.attributes.guests)").lineLimit(1)
      } minimal: {
        Text("\(context.state.home):\(context.state.guests)")
      }
    }
  }
}

/// A call with links to take and end it.
struct Ringing: ActivityAttributes {
  struct ContentState: Codable, Hashable { var isRinging: Bool }
  var caller: String
}

struct RingingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ringing.self) { context in
      CallRow(caller: context.attributes.caller).padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          CallRow(caller: context.attributes.caller)
        }
      } compactLeading: {
        Image(systemName: "phone.fill").foregroundStyle(.green)
      } compactTrailing: {
        Text(context.attributes.caller)
      } minimal: {
        Image(systemName: "phone.fill")
      }
    }
  }
}

private struct CallRow: View {
  let caller: String

  var body: some View {
    HStack {
      Text(caller).font(.headline)
      Spacer()
      ForEach(["end", "take"], id: \.self) { action in
        if let url = URL(string: "call://" + action) {
          Link(destination: url) {
            Image(systemName: action == "end" ? "phone.down.fill" : "phone.fill")
              .frame(width: 44, height: 44)
              .background(action == "end" ? Color.red : .green, in: Circle())
          }
        }
      }
    }
  }
}
