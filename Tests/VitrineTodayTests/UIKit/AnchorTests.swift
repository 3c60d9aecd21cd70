import NotificationCenter
import Testing
import VitrineGraphics

/// Views placed by anchors.
@MainActor @Suite struct AnchorTests {
  private let root = UIView()

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  private func anchorEdges(of view: UIView, _ inset: CGFloat = 0) {
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -inset))
  }

  @Test func edges() {
    let a = A()
    root.add(a)
    anchorEdges(of: a, 8)
    let placed = PlacedViews(root)
    #expect(placed.frame("A") == Rect(x: 8, y: 8, width: 304, height: 84))
    #expect(placed.diagnostics.isEmpty, "\(placed.diagnostics)")
  }

  @Test func centresAndConstants() {
    let a = A()
    root.add(a)
    activate(
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
      a.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      a.widthAnchor.constraint(equalToConstant: 40),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5))
    #expect(PlacedViews(root).frame("A") == Rect(x: 150, y: 40, width: 40, height: 20))
  }

  /// Code over anchors of any kind, as libraries have it: the kinds do not mix.
  private func pin<Kind>(
    _ pairs: [(NSLayoutAnchor<Kind>, NSLayoutAnchor<Kind>)], by constant: CGFloat
  ) -> [NSLayoutConstraint] {
    pairs.map { $0.constraint(equalTo: $1, constant: constant) }
  }

  @Test func anchorsAreGeneric() {
    let a = A()
    root.add(a)
    let horizontal: [(NSLayoutAnchor<NSLayoutXAxisAnchor>, NSLayoutAnchor<NSLayoutXAxisAnchor>)] = [
      (a.leadingAnchor, root.leadingAnchor)
    ]
    let width: NSLayoutAnchor<NSLayoutDimension> = a.widthAnchor
    NSLayoutConstraint.activate(
      pin(horizontal, by: 12) + pin([(a.topAnchor, root.topAnchor)], by: 7)
        + pin([(width, root.widthAnchor)], by: -100)
        + [a.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, constant: -90)])
    let placed = PlacedViews(root)
    #expect(placed.frame("A").x == 12 && placed.frame("A").y == 7)
    #expect(placed.frame("A").width == 220)
  }

  @Test func chainsOfEqualSizes() {
    let (a, b, c) = (A(), B(), C())
    root.add(a, b, c)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 30),
      a.widthAnchor.constraint(equalToConstant: 60),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 1, constant: 4),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
      c.leftAnchor.constraint(equalTo: b.rightAnchor),
      c.rightAnchor.constraint(equalTo: root.rightAnchor),
      c.topAnchor.constraint(equalTo: b.bottomAnchor),
      c.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    let placed = PlacedViews(root)
    #expect(placed.frame("B") == Rect(x: 75, y: 0, width: 64, height: 30))
    #expect(placed.frame("C") == Rect(x: 139, y: 30, width: 181, height: 70))
    #expect(placed.diagnostics.isEmpty, "\(placed.diagnostics)")
  }

  @Test func labelsTakeTheirTextsSize() {
    let label = UILabel()
    label.text = "Monkey"
    root.add(label)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
    let frame = PlacedViews(root).frame("UILabel")
    #expect(frame.x == 16 && frame.y == 10)
    #expect(frame.height == 20.5, "17 points have a line box of 20.3, on whole pixels")
    #expect(frame.width > 55 && frame.width < 70)
  }

  @Test func linesBreakAtTheWidth() {
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog and on and on"
    label.numberOfLines = 0
    root.add(label)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    let wide = PlacedViews(root, width: 320, height: nil)
    let narrow = PlacedViews(root, width: 100, height: nil)
    #expect(wide.size.height == 41)
    #expect(narrow.size.height > 100)
    label.numberOfLines = 1
    #expect(PlacedViews(root, width: 100, height: nil).size.height == 20.5)
  }

  @Test func containersFitTheirContent() {
    let (box, label) = (A(), UILabel())
    label.text = "Inside"
    root.add(box)
    box.add(label)
    activate(
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4))
    let placed = PlacedViews(root)
    let text = placed.frame("UILabel")
    #expect(placed.frame("A").width == text.width + 16)
    #expect(placed.frame("A").height == 28.5)
    #expect(abs(text.x + text.width / 2 - 160) < 1e-6)
    #expect(placed.diagnostics.isEmpty, "\(placed.diagnostics)")
  }

  @Test func theLongerOfTwoLabelsGivesTheWidth() {
    let (box, short, long) = (A(), UILabel(), UILabel())
    short.text = "A"
    long.text = "A much longer text"
    root.add(box)
    box.add(short, long)
    activate(
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      short.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      short.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      short.topAnchor.constraint(equalTo: box.topAnchor),
      long.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      long.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      long.topAnchor.constraint(equalTo: short.bottomAnchor),
      long.bottomAnchor.constraint(equalTo: box.bottomAnchor))
    let placed = PlacedViews(root)
    #expect(placed.frame("A").width > 130)
    #expect(
      placed.frames("UILabel").map(\.width) == [placed.frame("A").width, placed.frame("A").width])
  }

  @Test func boundsLimitContent() {
    let label = UILabel()
    label.text = "A text that is far too long for the place that it has here"
    root.add(label)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 40))
    let placed = PlacedViews(root)
    #expect(placed.frame("UILabel") == Rect(x: 10, y: 30, width: 300, height: 40))
    #expect(placed.diagnostics.filter { $0.code.hasPrefix("uikit") }.isEmpty)
  }

  @Test func hugsAndResistsByPriority() {
    let (left, right) = (UILabel(), UILabel())
    left.text = "Left"
    right.text = "Right"
    root.add(left, right)
    activate(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor))
    right.setContentHuggingPriority(.required, for: .horizontal)
    var frames = PlacedViews(root).frames("UILabel")
    #expect(frames[0].width > 200 && frames[1].width < 60)
    left.text = String(repeating: "long ", count: 20)
    frames = PlacedViews(root).frames("UILabel")
    #expect(frames[1].width > 30 && frames[0].width + frames[1].width == 320)
    right.setContentHuggingPriority(.defaultLow, for: .horizontal)
    right.setContentCompressionResistancePriority(.required, for: .horizontal)
    frames = PlacedViews(root).frames("UILabel")
    #expect(frames[1].width > 30 && frames[0].width + frames[1].width == 320)
  }

  @Test func weakerConstraintsGiveWay() {
    let a = A()
    root.add(a)
    let wish = a.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    activate(
      wish, a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 10))
    let placed = PlacedViews(root)
    #expect(placed.frame("A").width == 320 && placed.diagnostics.isEmpty)
  }

  @Test func guidesAreInsideTheirView() {
    let (a, b) = (A(), B())
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    root.add(a, b)
    let margins = root.layoutMarginsGuide
    activate(
      a.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      a.topAnchor.constraint(equalTo: margins.topAnchor),
      a.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      b.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      b.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.5),
      b.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      b.heightAnchor.constraint(equalToConstant: 5))
    let placed = PlacedViews(root)
    #expect(placed.frame("A") == Rect(x: 20, y: 1, width: 260, height: 96))
    #expect(placed.frame("B") == Rect(x: 85, y: 0, width: 130, height: 5))
    let mirrored = PlacedViews(root, isRightToLeft: true)
    #expect(mirrored.frame("A") == Rect(x: 20, y: 1, width: 260, height: 96))
  }

  @Test func leadingFollowsTheLanguage() {
    let (a, b) = (A(), B())
    root.add(a, b)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 10),
      b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      b.widthAnchor.constraint(equalToConstant: 50),
      b.topAnchor.constraint(equalTo: root.topAnchor),
      b.heightAnchor.constraint(equalToConstant: 10))
    let mirrored = PlacedViews(root, isRightToLeft: true)
    #expect(mirrored.frame("A").x == 260)
    #expect(mirrored.frame("B").x == 10)
  }

  @Test func deactivatedConstraintsDoNotCount() {
    let a = A()
    root.add(a)
    anchorEdges(of: a)
    let wrong = a.widthAnchor.constraint(equalToConstant: 1)
    wrong.isActive = true
    #expect(PlacedViews(root).codes == ["uikit-conflict"])
    wrong.isActive = false
    #expect(PlacedViews(root).codes == [])
  }
}
