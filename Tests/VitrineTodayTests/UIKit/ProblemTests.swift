import NotificationCenter
import Testing
import VitrineGraphics

/// What cannot be decided or drawn ends with a diagnostic that names view and line, whatever is asked.
@MainActor @Suite struct ProblemTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  @Test func conflictsNameTheLine() throws {
    let a = A()
    root.add(a)
    let line: UInt = #line + 6
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 8),
      a.widthAnchor.constraint(equalToConstant: 50),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let found = PlacedViews(root).diagnostics
    #expect(found.map(\.code) == ["uikit-conflict"])
    let message = try #require(found.first).message
    #expect(
      message.hasSuffix(
        "/ProblemTests.swift:\(line): A.trailing = UIView.trailing does not hold together with the "
          + "other constraints: A (subview 0 of UIView) has 58 there, not 320"), "\(message)")
    #expect(found.first?.severity == .warning)
    #expect(found.first?.path.contains("PlacedViews") == true)
  }

  @Test func undecidedViewsAreNamed() {
    let (a, b) = (A(), B())
    root.add(a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 5),
      a.heightAnchor.constraint(equalToConstant: 5),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let placed = PlacedViews(root)
    #expect(placed.codes == ["uikit-ambiguous", "uikit-ambiguous"])
    #expect(placed.diagnostics[0].message.contains("A (subview 0 of UIView): nothing says where"))
    #expect(
      placed.diagnostics[1].message.contains("B (subview 1 of UIView): nothing says how tall"))
    #expect(placed.diagnostics[1].message.contains("ProblemTests.swift:"))
    a.isHidden = true
    b.isHidden = true
    #expect(PlacedViews(root).codes == [])
  }

  @Test func framesAndConstraintsConflict() {
    let a = A(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(a)
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    let placed = PlacedViews(root)
    #expect(placed.codes.allSatisfy { $0 == "uikit-conflict" } && !placed.codes.isEmpty)
    #expect(
      placed.diagnostics.contains { $0.message.contains("translatesAutoresizingMask") }
        || placed.diagnostics.contains { $0.message.contains("ProblemTests.swift:") })
  }

  @Test func viewsOfOtherTreesAreRefused() {
    let (a, stranger) = (A(), B())
    root.add(a)
    a.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
    let placed = PlacedViews(root)
    #expect(placed.codes.first == "uikit-unrelated-views")
    #expect(placed.diagnostics.first?.message.contains("ProblemTests.swift:") == true)
  }

  @Test func constraintsEndWithTheirViews() {
    let a = A()
    root.add(a)
    var other: UIView? = B()
    let constraint = a.leadingAnchor.constraint(equalTo: other!.leadingAnchor)
    constraint.isActive = true
    other = nil
    #expect(PlacedViews(root).codes.first == "uikit-unrelated-views")
    var first: UIView? = C()
    let loose = first!.widthAnchor.constraint(equalToConstant: 4)
    first = nil
    loose.isActive = true
    #expect(!loose.isActive)
  }

  @Test func cyclesOfConstraintsAreUndecided() {
    let (a, b) = (A(), B())
    root.add(a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: b.topAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
      a.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
      b.heightAnchor.constraint(equalTo: b.heightAnchor),
    ])
    let codes = Set(PlacedViews(root).codes)
    #expect(codes == ["uikit-ambiguous", "uikit-conflict"])
  }

  @Test func viewsInThemselvesStayWhereTheyWere() {
    let (a, b) = (A(), B())
    a.addSubview(b)
    a.addSubview(a)
    b.addSubview(a)
    #expect(a.subviews == [b] && b.subviews.isEmpty && a.superview == nil)
    root.addSubview(a)
    #expect(PlacedViews(root).codes == ["uikit-view-in-itself", "uikit-view-in-itself"])
    let stack = UIStackView()
    stack.addArrangedSubview(stack)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    CGRect(x: 0, y: 1e30, width: 10, height: 10), CGRect(x: 0, y: 0, width: -10, height: 10),
  ])
  func framesThatAreNoneAreReplaced(_ frame: CGRect) {
    root.addSubview(A(frame: frame))
    let placed = PlacedViews(root)
    #expect(placed.codes == ["uikit-frame"])
    #expect(placed.frame("A").width <= 10)
    root.frame.size = CGSize(width: CGFloat.nan, height: 5)
    root.frame.size = CGSize(width: 5, height: 5)
    #expect(PlacedViews(root).codes.contains("uikit-frame"))
  }

  @Test func constantsThatAreNoneAreLeftOut() {
    let a = A()
    root.add(a)
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: .nan).isActive = true
    a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity).isActive = true
    a.layer.cornerRadius = .nan
    a.layer.borderWidth = .infinity
    a.alpha = .nan
    root.layoutMargins = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    a.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
    #expect(PlacedViews(root).codes.filter { $0 == "uikit-constant" }.count == 2)
  }

  @Test func deepTreesAreCutOff() {
    var view = UIView()
    root.addSubview(view)
    for _ in 0..<10_000 {
      let next = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
      view.addSubview(next)
      view = next
    }
    #expect(PlacedViews(root).codes == ["uikit-too-many-views"])
  }

  @Test func deepChainsOfConstraintsEnd() {
    var views: [UIView] = [root]
    for _ in 0..<90 {
      let next = UILabel()
      next.text = "a"
      views[views.count - 1].add(next)
      let last = views[views.count - 1]
      NSLayoutConstraint.activate([
        next.leadingAnchor.constraint(equalTo: last.leadingAnchor),
        next.trailingAnchor.constraint(equalTo: last.trailingAnchor),
        next.topAnchor.constraint(equalTo: last.topAnchor),
        next.bottomAnchor.constraint(equalTo: last.bottomAnchor),
      ])
      views.append(next)
    }
    #expect(PlacedViews(root).diagnostics.filter { $0.code.hasPrefix("uikit") }.isEmpty)
    #expect(PlacedViews(root, width: 100, height: nil).size.height > 10)
  }

  @Test func nestedStacksEnd() {
    var inner: UIView = A()
    for depth in 0..<80 {
      let label = UILabel()
      label.text = "\(depth)"
      let stack = UIStackView(arrangedSubviews: [label, inner])
      stack.axis = depth % 2 == 0 ? .horizontal : .vertical
      inner = stack
    }
    root.add(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    #expect(PlacedViews(root).frames("UILabel").count == 80)
  }

  @Test func manyViewsAreCutOff() {
    for _ in 0..<5_000 { root.addSubview(UIView()) }
    #expect(PlacedViews(root).codes == ["uikit-too-many-views"])
  }

  @Test func framesReadTooEarlyAreTold() {
    let a = A()
    root.add(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(PlacedViews(root).codes == [])
    a.layer.cornerRadius = a.bounds.width / 2
    #expect(PlacedViews(root).codes == ["uikit-frame-unknown"])
  }

  final class FromNib: UIViewController, NCWidgetProviding {
    init() { super.init(nibName: "MainInterface", bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func nibsAreTold() throws {
    let host = try TodayHost(
      try TodayEnvironment(device: .iPhone6, os: 11), title: TodayTitle("Nib"),
      controller: { FromNib() })
    try host.show()
    let shown = try #require(host.presentation)
    let entry = WidgetEntry { EmptyView() }
    let placed = Renderer().place(
      shown, of: WidgetDescription(kind: "N", families: [], source: .immediate { _ in entry }),
      RenderConfiguration())
    #expect(placed.diagnostics.map(\.code) == ["uikit-nib"])
    #expect(placed.diagnostics.first?.path.contains("FromNib") == true)
  }

  /// A controller that is held by what it holds.
  final class Retained: UIViewController, NCWidgetProviding {
    private var hold: (() -> Void)?
    override func viewDidLoad() { hold = { _ = self } }
    func release() { hold = nil }
  }

  @Test func heldControllersAreTold() throws {
    weak var kept: Retained?
    let host = try TodayHost(
      try TodayEnvironment(device: .iPhone6, os: 11), title: TodayTitle("Held"),
      controller: { () -> Retained in
        let made = Retained()
        kept = made
        return made
      })
    try host.show()
    try host.dismiss()
    #expect(host.layout.diagnostics.contains { $0.code == "today-retained" })
    kept?.release()
    #expect(kept == nil)
  }
}
