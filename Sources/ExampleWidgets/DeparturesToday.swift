import NotificationCenter
import UIKit

/// A Today widget of iOS 9 to 13 as most were written: a view controller with UIKit's views. Compact it shows
/// the next two trams, expanded those after them.
public final class DeparturesToday: UIViewController, NCWidgetProviding {
  private struct Departure {
    let line: String
    let color: UIColor
    let destination: String
    let minutes: Int
  }

  private var departures: [Departure] = []
  private let rows = UIStackView()
  private let refresh = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    // iOS 9 has no other height.
    preferredContentSize = CGSize(width: 0, height: Self.compactHeight)

    rows.axis = .vertical
    rows.spacing = 14
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)

    refresh.setTitle("Refresh", for: .normal)
    refresh.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
    refresh.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(refresh)

    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      rows.topAnchor.constraint(equalTo: view.topAnchor, constant: 14),
      refresh.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      refresh.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
  }

  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    load()
    show()
    completionHandler(.newData)
  }

  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    preferredContentSize =
      activeDisplayMode == .compact
      ? maxSize : CGSize(width: 0, height: min(maxSize.height, Self.expandedHeight))
    show()
  }

  private static let compactHeight: CGFloat = 110
  private static let expandedHeight: CGFloat = 222

  private func load() {
    let (red, blue, green) = (0xD9482B, 0x2B7BD9, 0x3C9A5F)
    departures = [
      Departure(line: "7", color: UIColor(hex: red), destination: "Harbour", minutes: 2),
      Departure(line: "12", color: UIColor(hex: blue), destination: "Botanical Garden", minutes: 5),
      Departure(line: "7", color: UIColor(hex: red), destination: "Central Station", minutes: 9),
      Departure(line: "3", color: UIColor(hex: green), destination: "Observatory", minutes: 14),
    ]
  }

  private func show() {
    let isExpanded = extensionContext?.widgetActiveDisplayMode == .expanded
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    for departure in departures.prefix(isExpanded ? 4 : 2) {
      rows.addArrangedSubview(row(departure))
    }
    refresh.isHidden = !isExpanded
  }

  /// A line's badge, the destination, and the minutes at the far end.
  private func row(_ departure: Departure) -> UIView {
    let destination = UILabel()
    destination.text = departure.destination
    destination.font = .systemFont(ofSize: 17)
    destination.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    destination.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    let minutes = UILabel()
    minutes.text = "\(departure.minutes) min"
    minutes.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)

    let row = UIStackView(arrangedSubviews: [badge(departure), destination, minutes])
    row.alignment = .center
    row.spacing = 12
    return row
  }

  private func badge(_ departure: Departure) -> UIView {
    let number = UILabel()
    number.text = departure.line
    number.font = .boldSystemFont(ofSize: 15)
    number.textColor = .white
    number.translatesAutoresizingMaskIntoConstraints = false

    let badge = UIView()
    badge.backgroundColor = departure.color
    badge.layer.cornerRadius = 6
    badge.addSubview(number)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalToConstant: 28),
      number.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      number.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
    return badge
  }
}

extension UIColor {
  /// Creates an opaque colour from six hexadecimal digits.
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
