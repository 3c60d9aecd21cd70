import CFreeType
import VitrineGraphics

/// Converts a FreeType outline to a path in em, y down, with the instance's synthetic changes.
final class OutlineSink {
  private var path = Path()
  private var isOpen = false
  private let unit: Double
  private let stretch: Double
  private let slant: Double
  /// The height in em above which outlines are stretched by the factor.
  private let pivot: Double
  private let rise: Double

  init(_ instance: FontInstance, isStretched: Bool) {
    // 26.6 pixels at one pixel for each font unit.
    unit = 1 / (64 * instance.file.unitsPerEm)
    stretch = instance.design.stretch
    slant = instance.design.slant
    pivot = SystemFontMetrics.xHeight / SystemFontMetrics.interScale
    rise = isStretched ? instance.design.ascender : 1
  }

  private func point(_ v: FT_Vector) -> Point {
    let x = Double(v.x) * unit
    var y = Double(v.y) * unit
    if rise != 1, y > pivot { y = pivot + (y - pivot) * rise }
    return Point((x + y * slant) * stretch, -y)
  }

  fileprivate func move(_ v: FT_Vector) {
    if isOpen { path.close() }
    path.move(to: point(v))
    isOpen = true
  }
  fileprivate func line(_ v: FT_Vector) { path.line(to: point(v)) }
  fileprivate func quad(_ c: FT_Vector, _ v: FT_Vector) {
    path.quad(to: point(v), control: point(c))
  }
  fileprivate func cubic(_ c: FT_Vector, _ d: FT_Vector, _ v: FT_Vector) {
    path.cubic(to: point(v), point(c), point(d))
  }

  func read(_ outline: UnsafeMutablePointer<FT_Outline>) -> Path {
    var funcs = unsafe FT_Outline_Funcs(
      move_to: { to, sink in unsafe OutlineSink.take(sink, to, to, to) { s, a, _, _ in s.move(a) }
      },
      line_to: { to, sink in unsafe OutlineSink.take(sink, to, to, to) { s, a, _, _ in s.line(a) }
      },
      conic_to: { control, to, sink in
        unsafe OutlineSink.take(sink, control, to, to) { s, a, b, _ in s.quad(a, b) }
      },
      cubic_to: { first, second, to, sink in
        unsafe OutlineSink.take(sink, first, second, to) { s, a, b, c in s.cubic(a, b, c) }
      }, shift: 0, delta: 0)
    let this = unsafe Unmanaged.passUnretained(self).toOpaque()
    guard unsafe FT_Outline_Decompose(outline, &funcs, this) == 0 else { return Path() }
    if isOpen { path.close() }
    return path
  }

  /// Runs a step of the outline's decomposition; returns 0, which tells FreeType to continue.
  private static func take(
    _ sink: UnsafeMutableRawPointer?, _ a: UnsafePointer<FT_Vector>?,
    _ b: UnsafePointer<FT_Vector>?, _ c: UnsafePointer<FT_Vector>?,
    _ body: (OutlineSink, FT_Vector, FT_Vector, FT_Vector) -> Void
  ) -> Int32 {
    guard let sink = unsafe sink, let a = unsafe a, let b = unsafe b, let c = unsafe c else {
      return 1
    }
    let this = unsafe Unmanaged<OutlineSink>.fromOpaque(sink).takeUnretainedValue()
    unsafe body(this, a.pointee, b.pointee, c.pointee)
    return 0
  }
}
