// swift-tools-version: 6.2
import Foundation
import PackageDescription

let clone = "../.."
// In a release build, which this checkout's own tests share with it, its modules are what they are in a debug build.
let asInDebug: SwiftSetting = .unsafeFlags(
  ["-Onone", "-enable-testing"], .when(configuration: .release))
// A package by path is called as its folder, which is whatever this clone is called.
let vitrine = URL(
  fileURLWithPath: clone, relativeTo: URL(fileURLWithPath: Context.packageDirectory + "/")
).standardizedFileURL.lastPathComponent

// A package of somebody else's that tests its widget on Linux: the manifest that the page on testing shows, with the
// plugin for what Xcode generates.
let package = Package(
  name: "steps",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(path: clone)],
  targets: [
    .target(
      name: "StepsWidget",
      dependencies: [
        // Where SwiftUI and WidgetKit exist, they are the system's.
        .product(name: "VitrineShims", package: vitrine, condition: .when(platforms: [.linux]))
      ],
      resources: [.copy("Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5), asInDebug],
      // What Xcode generates for the catalogue and the intent definition.
      plugins: [.plugin(name: "VitrineSources", package: vitrine)]),
    .testTarget(
      name: "StepsWidgetTests",
      dependencies: ["StepsWidget", .product(name: "VitrineTesting", package: vitrine)],
      exclude: ["Golden"],
      swiftSettings: [asInDebug]),
  ]
)
