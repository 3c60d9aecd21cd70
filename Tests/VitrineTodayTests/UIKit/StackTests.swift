import NotificationCenter
import Testing
import VitrineGraphics

/// Views arranged by stacks.
@MainActor @Suite struct StackTests {
  private let root = UIView()

  /// A view of a size of its own along the axis; across it the stack decides.
  private func box(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> UIView {
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  private func fill(_ stack: UIStackView) {
    root.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  private func check(_ stack: UIStackView, _ expected: [Rect], isRightToLeft: Bool = false) {
    let placed = PlacedViews(root, isRightToLeft: isRightToLeft)
    let found = ["A", "B", "C"].flatMap(placed.frames)
    #expect(found.map(Self.rounded) == expected)
    #expect(placed.diagnostics.isEmpty, "\(placed.diagnostics)")
  }

  /// Thirds are not exact.
  private nonisolated static func rounded(_ rect: Rect) -> Rect {
    func clean(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    return Rect(
      x: clean(rect.x), y: clean(rect.y), width: clean(rect.width), height: clean(rect.height))
  }

  @Test func fillGivesTheRestToTheOneWithoutASize() {
    let stack = UIStackView(arrangedSubviews: [box(A(), width: 40), B(), box(C(), width: 60)])
    stack.spacing = 10
    fill(stack)
    check(
      stack,
      [
        Rect(x: 0, y: 0, width: 40, height: 100), Rect(x: 50, y: 0, width: 200, height: 100),
        Rect(x: 260, y: 0, width: 60, height: 100),
      ])
    check(
      stack,
      [
        Rect(x: 280, y: 0, width: 40, height: 100), Rect(x: 70, y: 0, width: 200, height: 100),
        Rect(x: 0, y: 0, width: 60, height: 100),
      ], isRightToLeft: true)
  }

  @Test func fillEqually() {
    let stack = UIStackView(arrangedSubviews: [A(), B(), C()])
    stack.distribution = .fillEqually
    stack.spacing = 10
    fill(stack)
    check(stack, (0..<3).map { Rect(x: Double($0) * 110, y: 0, width: 100, height: 100) })
  }

  @Test func equalSpacing() {
    let stack = UIStackView(
      arrangedSubviews: [box(A(), width: 40), box(B(), width: 20), box(C(), width: 60)])
    stack.distribution = .equalSpacing
    stack.alignment = .fill
    fill(stack)
    check(
      stack,
      [
        Rect(x: 0, y: 0, width: 40, height: 100), Rect(x: 140, y: 0, width: 20, height: 100),
        Rect(x: 260, y: 0, width: 60, height: 100),
      ])
  }

  @Test func fillProportionally() {
    let labels = ["Wide text", "A"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.distribution = .fillProportionally
    fill(stack)
    let placed = PlacedViews(root)
    let frames = placed.frames("UILabel")
    #expect(abs(frames[0].width + frames[1].width - 320) < 1e-6)
    stack.distribution = .equalSpacing
    let own = PlacedViews(root).frames("UILabel")
    #expect(abs(frames[0].width / frames[1].width - own[0].width / own[1].width) < 1e-6)
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0), (.center, 40), (.trailing, 80), (.top, 0), (.bottom, 80),
  ])
  func alignments(_ alignment: UIStackView.Alignment, _ y: Double) {
    let stack = UIStackView(arrangedSubviews: [box(A(), height: 20)])
    stack.alignment = alignment
    fill(stack)
    check(stack, [Rect(x: 0, y: y, width: 320, height: 20)])
  }

  @Test func marginsAndCustomSpacing() {
    let a = box(A(), height: 10)
    let stack = UIStackView(arrangedSubviews: [a, box(B(), height: 20), C()])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(16, after: a)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    fill(stack)
    check(
      stack,
      [
        Rect(x: 10, y: 5, width: 290, height: 10), Rect(x: 10, y: 31, width: 290, height: 20),
        Rect(x: 10, y: 55, width: 290, height: 30),
      ])
  }

  @Test func hiddenViewsTakeNoRoom() {
    let b = box(B(), width: 50)
    let stack = UIStackView(arrangedSubviews: [box(A(), width: 40), b, C()])
    stack.spacing = 10
    fill(stack)
    b.isHidden = true
    check(
      stack, [Rect(x: 0, y: 0, width: 40, height: 100), Rect(x: 50, y: 0, width: 270, height: 100)])
    b.isHidden = false
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func stacksFitTheirContent() {
    let column = UIStackView(arrangedSubviews: [
      box(A(), width: 30, height: 10), box(B(), height: 20),
    ])
    column.axis = .vertical
    column.spacing = 5
    root.add(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    check(
      column,
      [Rect(x: 145, y: 32.5, width: 30, height: 10), Rect(x: 145, y: 47.5, width: 30, height: 20)])
  }

  @Test func nestedStacksGiveTheHeight() {
    let row = UIStackView(arrangedSubviews: [box(A(), width: 30, height: 30), B()])
    let column = UIStackView(arrangedSubviews: [row, box(C(), height: 12)])
    column.axis = .vertical
    column.spacing = 8
    fill(column)
    let placed = PlacedViews(root, width: 200, height: nil)
    #expect(placed.size == Size(200, 50))
    #expect(placed.frame("B") == Rect(x: 30, y: 0, width: 170, height: 30))
    #expect(placed.frame("C") == Rect(x: 0, y: 38, width: 200, height: 12))
  }

  @Test func tooLittleRoomIsTold() {
    let stack = UIStackView(arrangedSubviews: [box(A(), width: 200), box(B(), width: 200)])
    fill(stack)
    let placed = PlacedViews(root)
    #expect(placed.codes == ["uikit-conflict"])
    #expect(placed.diagnostics.first?.message.contains("UIStackView") == true)
  }
}
