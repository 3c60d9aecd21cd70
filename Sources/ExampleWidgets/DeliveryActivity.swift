import ActivityKit
import SwiftUI
import WidgetKit

/// A meal on its way.
struct DeliveryAttributes: ActivityAttributes {
  enum Stage: String, Codable, CaseIterable { case preparing, riding, near }

  struct ContentState: Codable, Hashable {
    var stage: Stage
    var minutes: Int
  }

  var restaurant: String
  var courier: String
}

extension DeliveryAttributes {
  static let sample = DeliveryAttributes(restaurant: "Trattoria Aurora", courier: "Mika")
}

extension DeliveryAttributes.ContentState {
  static let riding = Self(stage: .riding, minutes: 12)
  static let near = Self(stage: .near, minutes: 2)

  var title: LocalizedStringKey {
    switch stage {
    case .preparing: "Being prepared"
    case .riding: "On its way"
    case .near: "Almost there"
    }
  }
}

public struct DeliveryActivity: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      DeliveryBanner(delivery: context.attributes, state: context.state)
        .activityBackgroundTint(.deliveryGround)
        .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          DeliveryBadge(stage: context.state.stage, side: 44)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Arrival(minutes: context.state.minutes).frame(height: 44)
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.restaurant).font(.subheadline.weight(.semibold)).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 8) {
            Text(context.state.title).font(.footnote).foregroundStyle(.secondary)
            DeliverySteps(stage: context.state.stage)
          }
          .padding(.top, 6)
          .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
      } compactLeading: {
        Image(systemName: "bicycle").foregroundStyle(Color.delivery)
      } compactTrailing: {
        Text("\(context.state.minutes) min").foregroundStyle(Color.delivery)
      } minimal: {
        Image(systemName: "bicycle").foregroundStyle(Color.delivery)
      }
      .keylineTint(.delivery)
      .widgetURL(.deepLink("deliveries", "current"))
    }
  }
}

/// The Lock Screen's view.
struct DeliveryBanner: View {
  let delivery: DeliveryAttributes
  let state: DeliveryAttributes.ContentState

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        DeliveryBadge(stage: state.stage, side: 40)
        VStack(alignment: .leading, spacing: 2) {
          Text(state.title).font(.headline)
          Text("\(delivery.courier) from \(delivery.restaurant)")
            .font(.subheadline).foregroundStyle(.white.opacity(0.7)).lineLimit(1)
        }
        Spacer(minLength: 8)
        Arrival(minutes: state.minutes)
      }
      DeliverySteps(stage: state.stage)
    }
    .padding(14)
    .foregroundStyle(.white)
    // The system cuts what is higher than 160 points.
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }
}

/// A symbol of the stage on a disc.
struct DeliveryBadge: View {
  let stage: DeliveryAttributes.Stage
  let side: Double

  var body: some View {
    Image(systemName: stage == .preparing ? "fork.knife" : "bicycle")
      .font(.system(size: side * 0.45, weight: .semibold))
      .foregroundStyle(.black)
      .frame(width: side, height: side)
      .background(Color.delivery, in: Circle())
  }
}

/// The minutes until the meal arrives.
struct Arrival: View {
  let minutes: Int

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      Text("\(minutes)").font(.title2.weight(.bold)).monospacedDigit()
      Text("min").font(.caption2).opacity(0.7)
    }
  }
}

/// One bar for each stage, filled up to the current one.
struct DeliverySteps: View {
  let stage: DeliveryAttributes.Stage

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Array(DeliveryAttributes.Stage.allCases.enumerated()), id: \.offset) { index, _ in
        Capsule()
          .fill(index <= reached ? Color.delivery : Color.white.opacity(0.25))
          .frame(height: 5)
      }
    }
  }

  private var reached: Int { DeliveryAttributes.Stage.allCases.firstIndex(of: stage) ?? 0 }
}

extension Color {
  static let delivery = Color(red: 0.99, green: 0.79, blue: 0.25)
  static let deliveryGround = Color(red: 0.10, green: 0.12, blue: 0.20)
}

#Preview("Delivery", as: .content, using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.riding
  DeliveryAttributes.ContentState.near
}

#Preview("Delivery, compact", as: .dynamicIsland(.compact), using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.riding
}

#Preview("Delivery, expanded", as: .dynamicIsland(.expanded), using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.riding
}

#Preview("Delivery, minimal", as: .dynamicIsland(.minimal), using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.riding
}
