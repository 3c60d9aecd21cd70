/// The blank that stands for every character of a placeholder, in any font and weight.
///
/// SwiftUI puts a symbol of its own in place of each character (OpenSwiftUI), spaces included. The lines of 5,
/// 9, 10 and 13 characters at 11, 13, 17, 22 and 26 pt that macOS 26.2 laid out (swiftui-web's fixtures) have
/// the widths of this rule to the half point, and the bar of 12 characters at 16 pt that iOS 15 drew is 90
/// points wide, where it has 90.4.
package enum PlaceholderMetrics {
  /// Returns the advance in points for a size in points: 0.49 of the size, and the platform's published
  /// tracking.
  package static func advance(size: Double) -> Double {
    max(0, em * size + SystemFontMetrics.interpolate(tracking, at: size))
  }

  private static let em = 0.49

  /// The tracking of SF Pro in points by size (Human Interface Guidelines, Typography).
  private static let tracking: [(Double, Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37),
    (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28),
    (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14),
    (76, 0.07), (80, 0),
  ]
}
