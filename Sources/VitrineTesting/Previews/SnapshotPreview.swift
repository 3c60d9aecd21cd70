public import Testing
import Vitrine
import VitrineGraphics

/// A preview that is a snapshot test: a `#Preview`, or a view of a `PreviewProvider`.
public struct SnapshotPreview: Sendable, CustomStringConvertible, CustomTestStringConvertible {
  let registered: RegisteredPreview

  /// The title; without one, the type of the view or widget that it shows. A second one of that name in its file has a
  /// number: `StepsRing-2`.
  public var name: String { registered.title }
  /// The module and the file, such as `StepsWidget/StepsWidget.swift`. A provider's type stands in place of its file,
  /// which a program does not know.
  public var file: String { "\(registered.module)/\(registered.source)" }
  /// The reason why no picture is made of it; nil if there is one.
  public var reasonNotDrawn: String? {
    registered.widget == nil ? "it shows a widget without content" : nil
  }

  /// The file and the name: `StepsWidget/StepsWidget.swift: Morning`.
  public var description: String { UntrustedText.line("\(file): \(name)") }
  /// The name of the test of the preview among those of its function: the description.
  public var testDescription: String { description }
}

extension SnapshotPreview {
  /// Returns the previews of a module, or of one file, in the order of the source; those of providers are last.
  ///
  /// Previews are found in the program that runs: `#if DEBUG` leaves them out of a release build, where the compiler
  /// also removes providers that are neither public nor built with `-enable-testing`.
  ///
  /// - Parameter place: a module such as `StepsWidget`, or `StepsWidget/StepsWidget.swift`.
  /// - Throws: an error that names the nearest if there are no previews.
  @MainActor
  public static func all(in place: String) throws -> [SnapshotPreview] {
    let known = PreviewRegistry.previews(RenderConfiguration()).map(SnapshotPreview.init)
    let found = known.filter { $0.registered.module == place || $0.file == place }
    if !found.isEmpty { return found }
    guard !known.isEmpty else { throw NoPreviews() }
    let places = Set(known.map(\.registered.module)).sorted() + Set(known.map(\.file)).sorted()
    throw UsageError.unknown(place, what: "module or file with previews", among: places)
  }
}

/// An error for a program without previews.
private struct NoPreviews: Error, CustomStringConvertible {
  var description: String {
    "the tests are linked with no previews; a release build is without those in #if DEBUG and without providers that "
      + "are not public"
  }
}
