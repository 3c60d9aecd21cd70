public import Foundation
package import VitrineGraphics

/// A projective map of the plane: the row `(x, y, 1)` times a matrix of three rows, divided by its last
/// component.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  /// The factor of the old x in the new x.
  public var m11: CGFloat = 1
  /// The factor of the old x in the new y.
  public var m12: CGFloat = 0
  /// The factor of the old x in the divisor; 0 in an affine map.
  public var m13: CGFloat = 0
  /// The factor of the old y in the new x.
  public var m21: CGFloat = 0
  /// The factor of the old y in the new y.
  public var m22: CGFloat = 1
  /// The factor of the old y in the divisor; 0 in an affine map.
  public var m23: CGFloat = 0
  /// The distance added to x.
  public var m31: CGFloat = 0
  /// The distance added to y.
  public var m32: CGFloat = 0
  /// The constant of the divisor; 1 in an affine map.
  public var m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates the same map as an affine one.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether the map leaves every point where it is; coefficients are compared exactly.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map keeps parallels parallel; coefficients are compared exactly.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// Whether the map has an inverse: its determinant is a number other than 0.
  package var isInvertible: Bool { determinant.isFinite && determinant != 0 }

  /// Replaces the map by its inverse; one without an inverse stays as it is.
  ///
  /// - Returns: whether there is an inverse.
  public mutating func invert() -> Bool {
    guard isInvertible else { return false }
    let k = 1 / determinant
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) * k
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) * k
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) * k
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) * k
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) * k
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) * k
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) * k
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) * k
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) * k
    return true
  }

  /// Returns the inverse, or the same map if there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// Returns the map that applies this map first and `rhs` to its result.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let first = rows
    let second = rhs.rows
    func cell(_ i: Int, _ j: Int) -> CGFloat {
      first[i][0] * second[0][j] + first[i][1] * second[1][j] + first[i][2] * second[2][j]
    }
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
    (product.m21, product.m22, product.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
    (product.m31, product.m32, product.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
    return product
  }

  private var rows: [[CGFloat]] {
    [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
  }

  /// The map that is drawn; the identity if it has no inverse.
  package var projection: Projection {
    // A singular map is ignored, as SwiftUI does with a message in the log.
    isInvertible ? Projection(m11, m12, m13, m21, m22, m23, m31, m32, m33) : .identity
  }
}

extension CGPoint {
  /// Returns the point that the map sends this point to; infinitely far for one beside or behind the viewer.
  public nonisolated func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = m.m13 * x + m.m23 * y + m.m33
    let scale = divisor > 0 ? 1 / divisor : .infinity
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) * scale, y: (m.m12 * x + m.m22 * y + m.m32) * scale)
  }
}
