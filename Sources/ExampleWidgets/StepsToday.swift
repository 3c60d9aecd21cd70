import NotificationCenter
import SwiftUI

/// A Today widget of iOS 9 to 11: the day's steps, and with Show More those of the week.
///
/// It is written as its view controller would be, except that `body` replaces the controller's views.
public final class StepsToday: TodayWidgetController, TodayWidget {
  /// The steps of each day of the week, today last.
  private var week: [Int] = []
  private var isExpanded = false

  public required init() {}

  public override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    // iOS 9 has no other height.
    preferredContentSize = CGSize(width: 0, height: Self.compactHeight)
  }

  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    let counted = [6_204, 9_870, 11_432, 4_318, 8_055, 10_210, 7_641]
    let result: NCUpdateResult = counted == week ? .noData : .newData
    week = counted
    completionHandler(result)
  }

  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    isExpanded = activeDisplayMode == .expanded
    preferredContentSize =
      isExpanded ? CGSize(width: 0, height: min(maxSize.height, Self.expandedHeight)) : maxSize
  }

  private static let compactHeight: CGFloat = 110
  private static let expandedHeight: CGFloat = 284

  public var body: some View {
    StepsView(week: week, isExpanded: isExpanded)
  }
}

private struct StepsView: View {
  let week: [Int]
  let isExpanded: Bool

  private static let goal = 10_000

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 14) {
        ring
        VStack(alignment: .leading, spacing: 1) {
          Text(verbatim: grouped(week.last ?? 0)).font(.title2)
          Text(verbatim: "of \(grouped(Self.goal)) steps").font(.footnote).opacity(0.55)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        Spacer(minLength: 0)
      }
      if isExpanded { bars }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 14)
    .frame(maxHeight: .infinity, alignment: isExpanded ? .top : .center)
  }

  private var ring: some View {
    ZStack {
      Circle().stroke(Color.green.opacity(0.25), lineWidth: 8)
      Circle()
        .trim(from: 0, to: min(1, CGFloat(week.last ?? 0) / CGFloat(Self.goal)))
        .stroke(Color.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .frame(width: 52, height: 52)
  }

  private var bars: some View {
    HStack(alignment: .bottom, spacing: 10) {
      ForEach(0..<week.count, id: \.self) { day in
        VStack(spacing: 4) {
          GeometryReader { column in
            RoundedRectangle(cornerRadius: 4)
              .fill(Color.green.opacity(week[day] >= Self.goal ? 1 : 0.45))
              .frame(height: column.size.height * height(of: week[day]))
              .frame(maxHeight: .infinity, alignment: .bottom)
          }
          Text(verbatim: ["W", "T", "F", "S", "S", "M", "T"][day % 7])
            .font(.caption).opacity(0.55).lineLimit(1)
        }
      }
    }
  }

  private func height(of steps: Int) -> CGFloat {
    CGFloat(steps) / CGFloat(max(1, week.max() ?? 1))
  }

  /// The number with commas between thousands, whatever the locale.
  private func grouped(_ number: Int) -> String {
    let rest = number % 1000
    let end = rest < 10 ? "00\(rest)" : rest < 100 ? "0\(rest)" : "\(rest)"
    return number < 1000 ? "\(number)" : "\(number / 1000),\(end)"
  }
}
