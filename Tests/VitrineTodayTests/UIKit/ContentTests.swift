import Foundation
import NotificationCenter
import Testing
import VitrineGraphics
import VitrineLayout

/// Labels, pictures, buttons and effects.
@MainActor @Suite struct ContentTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func texts() -> [PlacedNode] { PlacedViews(root).nodes.filter { $0.name == "Text" } }

  @Test(arguments: [
    (NSTextAlignment.left, false, 0.0), (.natural, false, 0), (.center, false, 0.5),
    (.right, false, 1), (.natural, true, 1), (.left, true, 0),
  ])
  func labelsAlignTheirText(_ alignment: NSTextAlignment, _ mirrored: Bool, _ part: Double) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    label.text = "Hello"
    label.textAlignment = alignment
    root.addSubview(label)
    let placed = PlacedViews(root, isRightToLeft: mirrored)
    let text = try #require(placed.nodes.first { $0.name == "Text" }).frame
    #expect(abs(text.x - part * (320 - text.width)) < 0.6)
    #expect(abs(text.y + text.height / 2 - 50) < 0.6, "labels show their text in the middle")
  }

  @Test func emptyLabelsTakeNoRoom() {
    let label = UILabel()
    root.add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let placed = PlacedViews(root)
    #expect(placed.frame("UILabel") == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(placed.diagnostics.isEmpty)
  }

  @Test func fontsShrinkWhereAllowed() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "Too long for this"
    root.addSubview(label)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    let small = try #require(texts().first).frame
    #expect(small.width <= 60 && small.height < 20)
  }

  @Test func picturesHaveTheirSizeAndMode() throws {
    let image = UIImageView(image: UIImage(systemName: "star"))
    root.add(image)
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      image.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let own = PlacedViews(root).frame("UIImageView")
    #expect(own.width > 15 && own.width < 25)
    image.removeFromSuperview()
    let framed = UIImageView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    framed.image = UIImage(systemName: "star")
    framed.contentMode = .scaleAspectFit
    root.addSubview(framed)
    let fit = try #require(PlacedViews(root).nodes.first { $0.name == "Image" }).frame
    #expect(fit.height <= 40.01 && fit.width < 60 && abs(fit.x + fit.width / 2 - 60) < 0.6)
    framed.contentMode = .bottomRight
    let corner = try #require(PlacedViews(root).nodes.first { $0.name == "Image" }).frame
    #expect(abs(corner.x + corner.width - 110) < 0.6 && abs(corner.y + corner.height - 50) < 0.6)
    framed.contentMode = .scaleToFill
    let whole = try #require(PlacedViews(root).nodes.first { $0.name == "Image" }).frame
    #expect(whole == Rect(x: 10, y: 10, width: 100, height: 40))
  }

  @Test func buttonsAreTapTargets() throws {
    let button = UIButton(type: .system)
    button.setTitle("Refresh", for: .normal)
    button.addAction(UIAction { _ in Issue.record("nobody taps") }, for: .touchUpInside)
    root.add(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    let frame = PlacedViews(root).frame("UIButton")
    #expect(frame.height == 30 && frame.width > 45 && frame.width < 70)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let padded = PlacedViews(root).frame("UIButton")
    #expect(padded.height == 38 && padded.width == frame.width + 40)
    button.titleLabel?.font = .boldSystemFont(ofSize: 30)
    #expect(PlacedViews(root).frame("UIButton").height > 50)
    #expect(button.title(for: .normal) == "Refresh")
  }

  /// Subclasses as apps write them.
  final class Badge: UIView {
    let number = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      number.frame = bounds
      addSubview(number)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class RoundButton: UIButton {
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.cornerRadius = 4
      setTitle("Round", for: .normal)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func subclassesAreNamedInTheNodes() {
    let badge = Badge(frame: CGRect(x: 4, y: 4, width: 20, height: 10))
    badge.number.text = "7"
    root.addSubview(badge)
    root.addSubview(RoundButton(frame: CGRect(x: 30, y: 0, width: 80, height: 30)))
    root.addSubview(UIImageView(image: nil))
    let placed = PlacedViews(root)
    #expect(placed.frame("Badge") == Rect(x: 4, y: 4, width: 20, height: 10))
    #expect(placed.frame("UILabel") == placed.frame("Badge"))
    #expect(placed.frame("RoundButton") == Rect(x: 30, y: 0, width: 80, height: 30))
    #expect(placed.diagnostics.filter { $0.code.hasPrefix("uikit") }.isEmpty)
  }

  @Test func effectsDrawAsTheirModifiers() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect.widgetPrimary())
    vibrancy.frame = blur.bounds
    let label = UILabel(frame: blur.bounds)
    label.text = "Over it"
    vibrancy.contentView.addSubview(label)
    blur.contentView.addSubview(vibrancy)
    root.addSubview(blur)
    let placed = PlacedViews(root)
    #expect(placed.nodes.contains { $0.name == "vibrancyEffect" })
    #expect(placed.frame("UILabel") == Rect(x: 10, y: 10, width: 100, height: 50))
    #expect(placed.codes == ["gap-UIVibrancyEffect"])
    #expect(PlacedViews(root, os: 9).codes.contains("vibrancy-unavailable"))
    vibrancy.effect = UIVibrancyEffect.notificationCenter()
    #expect(PlacedViews(root, os: 10).codes == ["deprecated-vibrancy"])
    #expect(PlacedViews(root, os: 9).codes == [])
  }

  @Test func constrainedEffectsFillTheirContentView() {
    let effect = UIVisualEffectView(effect: nil)
    let a = A()
    root.add(effect)
    effect.contentView.add(a)
    NSLayoutConstraint.activate([
      effect.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      effect.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      effect.topAnchor.constraint(equalTo: root.topAnchor),
      effect.heightAnchor.constraint(equalToConstant: 40),
      a.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 5),
      a.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor),
      a.topAnchor.constraint(equalTo: effect.topAnchor),
      a.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor),
    ])
    let placed = PlacedViews(root)
    #expect(placed.frame("A") == Rect(x: 25, y: 0, width: 275, height: 40))
    #expect(placed.diagnostics.isEmpty, "\(placed.diagnostics)")
  }

  /// What the app has left in its group (source documents: data that an extension shares with its app).
  final class Shared: UIViewController, NCWidgetProviding {
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = view.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
    }

    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
      let file = ContentTests.groupFile
      guard let file, let steps = try? String(contentsOf: file, encoding: .utf8) else {
        return completionHandler(.failed)
      }
      label.text = steps
      completionHandler(.newData)
    }
  }

  nonisolated static var groupFile: URL? {
    FileManager.default
      .containerURL(forSecurityApplicationGroupIdentifier: "group.monkeyabout")?
      .appendingPathComponent("steps.txt")
  }

  @Test func valuesOfTheAppGroupAreShown() throws {
    let file = try #require(Self.groupFile)
    try "7,641 steps".write(to: file, atomically: true, encoding: .utf8)
    let host = try TodayHost(
      try TodayEnvironment(device: .iPhone6, os: 11), title: TodayTitle("Steps"),
      controller: { Shared() })
    try host.show()
    #expect(host.trace.contains(.call(.widgetPerformUpdate, detail: "newData")))
    let shown = try #require(host.presentation)
    let entry = WidgetEntry { EmptyView() }
    let renderer = Renderer()
    let placed = renderer.place(
      shown, of: WidgetDescription(kind: "S", families: [], source: .immediate { _ in entry }),
      RenderConfiguration())
    #expect(renderer.textLedger(placed).entries.map(\.string).contains("7,641 steps"))
    let frame = try #require(placed.tree.nodes.first { $0.name == "UILabel" }).frame
    #expect(frame == Rect(x: 0, y: 36, width: 359, height: 110))
  }
}
