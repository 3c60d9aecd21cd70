// swift-tools-version: 6.2
import Foundation
import PackageDescription

let clone = "../../.."
// A package by path is called as its folder, which is whatever this clone is called.
let vitrine = URL(
  fileURLWithPath: clone, relativeTo: URL(fileURLWithPath: Context.packageDirectory + "/")
).standardizedFileURL.lastPathComponent

// Widgets whose providers ask for the time, as nearly all do. `Tests/Clocks/run` records their pictures on
// one day and draws them again on others.
let package = Package(
  name: "moments",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(path: clone)],
  targets: [
    .target(
      name: "Moments",
      dependencies: [
        .product(name: "VitrineShims", package: vitrine, condition: .when(platforms: [.linux]))
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "MomentsMain",
      dependencies: [
        "Moments",
        .product(name: "VitrineShims", package: vitrine, condition: .when(platforms: [.linux])),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "MomentsTests",
      dependencies: ["Moments", .product(name: "VitrineTesting", package: vitrine)],
      exclude: ["Golden"]),
  ]
)
