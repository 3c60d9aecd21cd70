package import ArgumentParser
import Foundation
import VitrineRaster
import VitrineViews
import VitrineWidgets

/// The values that shells offer for flags, from the tables that the flags are checked by.
extension CompletionKind {
  /// Offers one word after the other.
  ///
  /// - Parameter hasAll: whether `all` stands for the whole list.
  package static func commaList(
    hasAll: Bool = true, _ words: @escaping @Sendable () -> [String]
  ) -> CompletionKind {
    .custom { _, _, prefix in
      let all = hasAll ? [ListCompletion.everything] : []
      return ListCompletion.candidates(words() + all, prefix: prefix)
    }
  }

  package static var documents: CompletionKind { .file(extensions: ["json", "yaml", "yml"]) }
  package static var pictures: CompletionKind { .file(extensions: ["png", "PNG"]) }

  package static var families: CompletionKind { .commaList { WidgetFamily.allCases.map(\.slug) } }
  package static var devices: CompletionKind { .commaList { Device.all.map(\.slug) } }
  package static var typeSizes: CompletionKind { .commaList { DynamicTypeSize.slugs } }
  package static var schemes: CompletionKind { .commaList { ["light", "dark"] } }
  package static var modes: CompletionKind {
    .commaList { WidgetRenderingMode.allCases.map(\.slug) }
  }
  package static var looks: CompletionKind {
    .commaList { HomeScreenLook.allCases.map(\.rawValue) }
  }
  package static var scenes: CompletionKind { .commaList { RenderScene.allCases.map(\.rawValue) } }
  package static var entries: CompletionKind { .commaList(hasAll: false) { EntrySelection.words } }
  package static var systems: CompletionKind {
    .commaList { ListArgument.systemVersions.map(String.init) }
  }
  package static var displayModes: CompletionKind {
    .commaList { NCWidgetDisplayMode.allCases.map(\.caseName) }
  }
  package static var surfaces: CompletionKind {
    .commaList { Surface.named.compactMap(\.name) }
  }
  package static var actions: CompletionKind {
    .commaList(hasAll: false) { TodayAction.allCases.map(\.slug) }
  }
  package static var locales: CompletionKind {
    .commaList(hasAll: false) {
      PseudoLocale.allCases.map(\.rawValue) + Locale.availableIdentifiers.sorted()
    }
  }
  package static var timeZones: CompletionKind {
    .custom { _, _, _ in ["UTC"] + TimeZone.knownTimeZoneIdentifiers }
  }
  package static var orientations: CompletionKind {
    .list(ScreenOrientation.allCases.map(\.rawValue))
  }
  package static var plates: CompletionKind {
    .list(HomeScreenTint.Plate.allCases.map(\.rawValue))
  }
  package static var kernels: CompletionKind { .list(Kernels.allCases.map(\.rawValue)) }
}
