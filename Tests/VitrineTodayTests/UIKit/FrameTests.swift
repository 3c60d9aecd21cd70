import NotificationCenter
import Testing
import VitrineGraphics

/// Views placed by frames and masks.
@MainActor @Suite struct FrameTests {
  private func root(_ width: CGFloat = 320, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func framesAreInTheSuperview() {
    let root = root()
    let a = A(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    let b = B(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    root.addSubview(a)
    a.addSubview(b)
    let placed = PlacedViews(root)
    #expect(placed.frame("A") == Rect(x: 10, y: 20, width: 100, height: 60))
    #expect(placed.frame("B") == Rect(x: 15, y: 26, width: 7, height: 8))
    #expect(placed.diagnostics.isEmpty)
  }

  @Test func centreAndBoundsMoveTheFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    view.center = CGPoint(x: 100, y: 50)
    #expect(view.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
    view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 45, width: 10, height: 10))
  }

  private typealias Mask = UIView.AutoresizingMask
  private nonisolated static let masks: [(Mask, CGRect)] = [
    (Mask([]), rect(10, 20, 80, 40)),
    (Mask.flexibleWidth, rect(10, 20, 180, 40)),
    (Mask.flexibleLeftMargin, rect(110, 20, 80, 40)),
    (Mask.flexibleWidth.union(.flexibleHeight), rect(10, 20, 180, 90)),
    (Mask.flexibleLeftMargin.union(.flexibleRightMargin), rect(60, 20, 80, 40)),
    (Mask.flexibleTopMargin, rect(10, 70, 80, 40)),
    // 100 points by the lengths 80 and 10.
    (Mask.flexibleWidth.union(.flexibleRightMargin), rect(10, 20, 80 + 800.0 / 9, 40)),
  ]

  private nonisolated static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: masks)
  func masksFollowTheSuperview(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
    let root = root(100, 80)
    let a = A(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
    a.autoresizingMask = mask
    root.addSubview(a)
    let byLayout = PlacedViews(root, width: 200, height: 130).frame("A")
    root.frame.size = CGSize(width: 200, height: 130)
    for (found, wanted) in [
      (a.frame.minX, expected.minX), (a.frame.minY, expected.minY),
      (a.frame.width, expected.width), (a.frame.height, expected.height),
    ] { #expect(abs(found - wanted) < 1e-9) }
    // The same when only the picture is larger.
    #expect(abs(byLayout.x - expected.minX) < 1e-9 && abs(byLayout.width - expected.width) < 1e-9)
    #expect(abs(byLayout.y - expected.minY) < 1e-9 && abs(byLayout.height - expected.height) < 1e-9)
  }

  @Test func framesStayAtTheLeftInAnyLanguage() {
    let root = root()
    root.addSubview(A(frame: CGRect(x: 10, y: 0, width: 50, height: 10)))
    #expect(PlacedViews(root, isRightToLeft: true).frame("A").x == 10)
  }

  @Test func looksAreDrawn() {
    let root = root()
    let a = A(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    a.backgroundColor = .red
    a.layer.cornerRadius = 10
    a.layer.borderWidth = 2
    a.layer.borderColor = UIColor.blue.cgColor
    a.clipsToBounds = true
    a.alpha = 0.5
    root.addSubview(a)
    let names = Set(PlacedViews(root).nodes.map(\.name))
    #expect(names.isSuperset(of: ["opacity", "clipShape", "A"]), "\(names)")
    a.isHidden = true
    #expect(PlacedViews(root).frames("A").isEmpty)
  }

  @Test func subviewsKeepTheirOrder() {
    let root = root()
    let (a, b, c) = (A(), B(), C())
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, at: 0)
    #expect(root.subviews == [c, a, b])
    root.insertSubview(c, aboveSubview: a)
    #expect(root.subviews == [a, c, b])
    root.insertSubview(b, belowSubview: a)
    #expect(root.subviews == [b, a, c])
    root.bringSubviewToFront(b)
    #expect(root.subviews == [a, c, b])
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, a, b])
    a.removeFromSuperview()
    #expect(a.superview == nil && root.subviews == [c, b])
    b.tag = 7
    #expect(root.viewWithTag(7) == b && b.isDescendant(of: root))
  }
}
