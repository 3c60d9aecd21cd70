import Foundation
import VitrineGraphics
public import VitrineViews

/// Returns a sample value in place of one that nobody declares, and has the picture tell of it.
///
/// Declarations that `vitrine render` writes for missing names call it; so may a file of `--stubs`.
///
/// - Parameters:
///   - name: the missing declaration, such as `WeatherStore.temperature`.
///   - value: the sample.
public nonisolated func invented<Value>(_ name: String, _ value: @autoclosure () -> Value) -> Value
{
  InventedNote.value(name)
  return value()
}

/// Returns the sample of a type in place of a value that nobody declares, and has the picture tell of it.
///
/// - Parameter name: the missing declaration; its last part is what a text says.
public nonisolated func invented<Value: InventedSample>(_ name: String) -> Value {
  InventedNote.value(name)
  return Value.inventedSample(name)
}

/// Diagnostics of pictures that show what Vitrine has declared or left out.
nonisolated enum InventedNote {
  /// The code of the note about a sample value.
  static let valueCode = "invented-value"
  /// The code of the warning about a view that is not the author's.
  static let viewCode = "invented-view"

  static func value(_ name: String) {
    Surroundings.current?.note(
      Diagnostic(
        severity: .note, code: valueCode, message: "'\(name)' is not declared; a sample stands in",
        path: ""))
  }

  static func view(_ name: String) {
    Surroundings.current?.note(
      Diagnostic(
        severity: .warning, code: viewCode,
        message: "'\(name)' cannot be drawn, as declarations are missing", path: ""))
  }
}

/// A view in place of one that cannot be drawn, as declarations are missing: nothing, or what is given.
public struct InventedView<Content: View>: View {
  private let name: String
  private let content: Content

  /// Creates a view that shows its content, and has the picture tell of it.
  ///
  /// - Parameter name: the declaration that is missing or left out, such as `ForecastView.body`.
  public init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  public var body: Content {
    InventedNote.view(name)
    return content
  }
}

extension InventedView where Content == EmptyView {
  /// Creates a view that shows nothing, and has the picture tell of it.
  ///
  /// - Parameter name: the declaration that is missing or left out.
  public init(_ name: String) { self.init(name) { EmptyView() } }
}

/// A modifier in place of one that cannot be applied, as declarations are missing: it changes nothing, and has the
/// picture tell of it.
public struct InventedGap: ViewModifier {
  private let name: String

  /// - Parameter name: the declaration that the modifier is left out of.
  public init(_ name: String) { self.name = name }

  public func body(content: Content) -> some View {
    InventedNote.view(name)
    return content
  }
}
