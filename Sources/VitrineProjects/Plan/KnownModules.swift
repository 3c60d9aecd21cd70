/// Modules that sources may import without anybody's help.
package enum KnownModules {
  /// The modules of Apple's systems that Vitrine has, by the names that sources write.
  package static let ofVitrine: Set<String> = [
    "AVFoundation", "ActivityKit", "AppIntents", "Charts", "Combine", "CoreData", "CoreLocation",
    "Darwin", "Intents", "NotificationCenter", "OSLog", "SwiftData", "SwiftUI", "UIKit",
    "WidgetKit", "os",
  ]

  /// The modules that come with Swift on Linux.
  package static let ofSwift: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift",
    "Synchronization", "Testing", "XCTest", "_Concurrency", "_StringProcessing", "Distributed",
  ]

  /// Modules that iPhones lack. Sources ask for them by `canImport`, so that there must be none.
  package static let ofOtherSystems: Set<String> = [
    "AppKit", "Carbon", "ClockKit", "Cocoa", "IOKit", "ScreenSaver", "ServiceManagement", "TVUIKit",
    "WatchKit",
  ]

  package static let all = ofVitrine.union(ofSwift)
}
