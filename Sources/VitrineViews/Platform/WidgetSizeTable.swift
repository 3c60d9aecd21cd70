package import VitrineGraphics

/// Widget sizes in points as published or measured, row by row.
///
/// Sources: the iOS 14 guidelines for `guidelines14`; Human Interface Guidelines, Widgets (early 2026) for
/// phones, tablets, headset and watches; measurements on devices for `homeScreen`, for screens that the
/// guidelines lack and for what changed with a system.
package enum WidgetSizeTable {
  /// A phone's screen with its widget sizes; nil for unpublished sizes.
  package struct PhoneRow: Sendable {
    package var screen: Size
    package var small: Size
    package var medium: Size
    package var large: Size
    package var circular: Size?
    package var rectangular: Size?
    package var inline: Size?
    package var confidence: Confidence
    package var accessoryConfidence: Confidence

    /// The widget of four by six cells: as wide as a large one, as high as three small ones with the gaps between them
    /// (the rule gives the sizes that an app measured on two screens of iOS 27).
    package var tall: Size {
      Size(large.width, 3 * small.height + 2 * (large.height - 2 * small.height))
    }
  }

  /// A tablet's screen with the sizes of layout and of display.
  package struct PadRow: Sendable {
    package var screen: Size
    package var hasMoreSpace: Bool
    /// The sizes of small, medium, large and extra large widgets.
    package var canvas: [Size]
    package var device: [Size]
  }

  /// The current guidelines (documented). They have 72 × 72 and 160 × 72 on the Lock Screen of 393 × 852, too, where
  /// three screenshots of phones have 58 × 58 and 146 × 58 (observed), and 234 for an inline text, where a phone shows
  /// one of 251 points beside the date (observed), which the bundled font draws 253 wide.
  package static let guidelines: [PhoneRow] = [
    phone(
      (430, 932), 170, (364, 170), (364, 382),
      [(76, 76), (172, 76), (257, 26)], .documented, .documented),
    phone(
      (428, 926), 170, (364, 170), (364, 382),
      [(76, 76), (172, 76), (257, 26)], .documented, .documented),
    phone(
      (414, 896), 169, (360, 169), (360, 379),
      [(76, 76), (160, 72), (248, 26)], .documented, .documented),
    phone(
      (414, 736), 159, (348, 157), (348, 357),
      [(76, 76), (170, 76), (248, 26)], .documented, .documented),
    phone(
      (393, 852), 158, (338, 158), (338, 354),
      [(58, 58), (146, 58), (254, 26)], .documented, .observed),
    phone(
      (390, 844), 158, (338, 158), (338, 354),
      [(72, 72), (160, 72), (234, 26)], .documented, .documented),
    phone(
      (375, 812), 155, (329, 155), (329, 345),
      [(72, 72), (157, 72), (225, 26)], .documented, .documented),
    phone(
      (375, 667), 148, (321, 148), (321, 324),
      [(68, 68), (153, 68), (225, 26)], .documented, .documented),
    phone(
      (360, 780), 155, (329, 155), (329, 345),
      [(72, 72), (157, 72), (225, 26)], .documented, .documented),
    phone((320, 568), 141, (292, 141), (292, 311), [], .documented, .documented),
  ]

  /// Screens newer than the guidelines' table; the last row is wholly interpolated. The Lock Screens have the widgets of
  /// the nearest screen with an island.
  package static let newerPhones: [PhoneRow] = [
    phone(
      (402, 874), 162, (344, 162), (344, 366),
      [(58, 58), (146, 58), (245, 26)], .observed, .estimated),
    phone(
      (440, 956), 170, (364, 170), (364, 382),
      [(76, 76), (172, 76), (257, 26)], .observed, .estimated),
    phone(
      (420, 912), 165, (350, 165), (350, 372),
      [(76, 76), (168, 76), (251, 26)], .estimated, .estimated),
  ]

  /// The cover and the inner screen of a phone that folds (measured by an app on iOS 27; its Lock Screens are not known).
  package static let foldables: [PhoneRow] = [
    phone((466, 678), 158, (334, 158), (334, 354), [], .observed, .estimated),
    phone((669, 951), 190, (402, 190), (402, 426), [], .observed, .estimated),
  ]

  /// The sizes that changed with iOS 26 (observed).
  ///
  /// The system logs the largest picture that a widget may hold as a multiple of its area; the limits in ten
  /// public logs divide into widgets of exactly 493 × 493 and 1049 × 493 pixels, and two apps state 1049 × 1095
  /// for large ones on the iPhone 17. The 162 × 162 in `newerPhones` come from a log of iOS 18.
  package static let phones26: [PhoneRow] = [
    phone(
      (402, 874), 493.0 / 3, (1049.0 / 3, 493.0 / 3), (1049.0 / 3, 365),
      [(58, 58), (146, 58), (245, 26)], .observed, .estimated)
  ]

  /// The guidelines of iOS 14 (seed): five cells differ from today's.
  package static let guidelines14: [PhoneRow] = [
    phone((414, 896), 169, (360, 169), (360, 376), [], .seed, .estimated),
    phone((375, 812), 155, (329, 155), (329, 345), [], .seed, .estimated),
    phone((414, 736), 159, (348, 159), (348, 357), [], .seed, .estimated),
    phone((375, 667), 148, (322, 148), (322, 324), [], .seed, .estimated),
    phone((320, 568), 141, (291, 141), (291, 299), [], .seed, .estimated),
  ]

  /// The sizes on a phone's Home Screen under iOS 14 to 18 (observed).
  package static let homeScreen: [PhoneRow] = [
    phone((320, 568), 141, (292, 141), (292, 311), [], .observed, .estimated),
    phone((375, 667), 148, (321, 148), (321, 324), [], .observed, .estimated),
    phone((414, 736), 157, (348, 157), (348, 351), [], .observed, .estimated),
    phone((375, 812), 155, (329, 155), (329, 345), [], .observed, .estimated),
    phone((360, 780), 155, (329, 155), (329, 345), [], .observed, .estimated),
    phone((414, 896), 169, (360, 169), (360, 379), [], .observed, .estimated),
    phone((390, 844), 158, (338, 158), (338, 354), [], .observed, .estimated),
    phone((393, 852), 158, (338, 158), (338, 354), [], .observed, .estimated),
    phone((402, 874), 162, (344, 162), (344, 366), [], .observed, .estimated),
    phone((428, 926), 170, (364, 170), (364, 382), [], .observed, .estimated),
    phone((430, 932), 170, (364, 170), (364, 382), [], .observed, .estimated),
    phone((440, 956), 170, (364, 170), (364, 382), [], .observed, .estimated),
  ]

  /// Tablets (documented): content is laid out at canvas size and scaled to device size.
  package static let pads: [PadRow] = [
    pad(
      (768, 1024), moreSpace: false,
      canvas: [(141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)],
      device: [(120, 120), (260, 120), (260, 260), (540, 260)]),
    pad(
      (744, 1133), moreSpace: false,
      canvas: [(141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)],
      device: [(120, 120), (260, 120), (260, 260), (540, 260)]),
    pad(
      (810, 1080), moreSpace: false,
      canvas: [(146, 146), (320.5, 146), (320.5, 320.5), (669, 320.5)],
      device: [(124, 124), (272, 124), (272, 272), (568, 272)]),
    pad(
      (820, 1180), moreSpace: false,
      canvas: [(155, 155), (342, 155), (342, 342), (715.5, 342)],
      device: [(136, 136), (300, 136), (300, 300), (628, 300)]),
    pad(
      (834, 1112), moreSpace: false,
      canvas: [(150, 150), (327.5, 150), (327.5, 327.5), (682, 327.5)],
      device: [(132, 132), (288, 132), (288, 288), (600, 288)]),
    pad(
      (834, 1194), moreSpace: false,
      canvas: [(155, 155), (342, 155), (342, 342), (715.5, 342)],
      device: [(136, 136), (300, 136), (300, 300), (628, 300)]),
    pad(
      (954, 1373), moreSpace: true,
      canvas: [(162, 162), (350, 162), (350, 350), (726, 350)],
      device: [(162, 162), (350, 162), (350, 350), (726, 350)]),
    pad(
      (970, 1389), moreSpace: true,
      canvas: [(162, 162), (350, 162), (350, 350), (726, 350)],
      device: [(162, 162), (350, 162), (350, 350), (726, 350)]),
    pad(
      (1024, 1366), moreSpace: false,
      canvas: [(170, 170), (378.5, 170), (378.5, 378.5), (795, 378.5)],
      device: [(160, 160), (356, 160), (356, 356), (748, 356)]),
    pad(
      (1192, 1590), moreSpace: true,
      canvas: [(188, 188), (412, 188), (412, 412), (860, 412)],
      device: [(188, 188), (412, 188), (412, 412), (860, 412)]),
  ]

  private static func phone(
    _ screen: (Double, Double), _ small: Double, _ medium: (Double, Double),
    _ large: (Double, Double), _ accessories: [(Double, Double)], _ confidence: Confidence,
    _ accessoryConfidence: Confidence
  ) -> PhoneRow {
    let sizes = accessories.map { Size($0.0, $0.1) }
    return PhoneRow(
      screen: Size(screen.0, screen.1), small: Size(small, small), medium: Size(medium.0, medium.1),
      large: Size(large.0, large.1), circular: sizes.first, rectangular: sizes.dropFirst().first,
      inline: sizes.dropFirst(2).first, confidence: confidence,
      accessoryConfidence: accessoryConfidence)
  }

  private static func pad(
    _ screen: (Double, Double), moreSpace: Bool, canvas: [(Double, Double)],
    device: [(Double, Double)]
  ) -> PadRow {
    PadRow(
      screen: Size(screen.0, screen.1), hasMoreSpace: moreSpace,
      canvas: canvas.map { Size($0.0, $0.1) }, device: device.map { Size($0.0, $0.1) })
  }
}
