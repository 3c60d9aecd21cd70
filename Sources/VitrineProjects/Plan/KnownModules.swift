/// Modules that sources may import without anybody's help.
package enum KnownModules {
  /// The modules of Apple's systems that Vitrine has, by the names that sources write.
  package static let ofVitrine = aliased.union([
    "AVFoundation", "ActivityKit", "AppIntents", "Charts", "CoreLocation", "Darwin", "Intents",
    "NotificationCenter", "OSLog", "SwiftUI", "UIKit", "WidgetKit", "os",
  ])

  /// Those of them that are called otherwise here, with `Vitrine` before the name, as other packages ask whether they can
  /// import them. The package's manifest has the same list.
  package static let aliased: Set<String> = [
    "AudioToolbox", "BackgroundTasks", "Combine", "CommonCrypto", "CoreData", "CoreFoundation",
    "CoreGraphics", "CryptoKit", "EventKit", "HealthKit", "ImageIO", "MapKit", "Network",
    "NetworkExtension", "Photos", "Security", "StoreKit", "SwiftData", "TipKit",
    "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity",
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
