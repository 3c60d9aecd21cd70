import Testing
import VitrineProjects

@Suite struct IPhoneSourceTests {
  private func rewritten(_ source: String) -> String? {
    IPhoneSource.rewritten(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("#if os(iOS)\n", "#if (true) \n"),
    ("#if !os(macOS) && os( iOS )// os(iOS)\n", "#if !os(macOS) && (true)   // os(iOS)\n"),
    ("#elseif os(Linux) || canImport(UIKit)", "#elseif (false)   || canImport(UIKit)"),
    ("#if os(watchOS) ||\n  os(iOS)\nos(iOS)", "#if os(watchOS) ||\n  (true) \nos(iOS)"),
  ])
  func conditionsAreThoseOfAnIPhone(_ source: String, _ expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(Name) @objcMembers class A {}", "                         class A {}"),
    ("@objc optional func a()", "               func a()"),
    ("@NSManaged public var a: Int", "import CoreData; @CDManaged public var a: Int"),
    (
      "@NSManaged\n  @discardableResult func a()",
      "import CoreData; @CDMethods\n  @discardableResult func a()"
    ),
    ("@IBOutlet weak var a: A!", "          weak var a: A!"),
    ("@objc\n  (a)", "     \n  (a)"),
    ("#selector(A.tapped(_:))", "Selector(\"A.tapped(_:)\")"),
    ("f(#selector( a\n), 1)", "f(Selector(\"a\")\n, 1)"),
    ("#keyPath(Item.owner.name)", "\"owner.name\""),
    ("\"\\(#keyPath(Item.name))\"", "\"\\(\"name\")\""),
  ])
  func namesOfTheRuntimeAreTakenOut(_ source: String, _ expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("import UIKit.UIImage\n", "import UIKit        \n"),
    ("import struct Foundation.Date", "import        Foundation     "),
    ("import enum Accelerate.vDSP\n", "import      Accelerate     \n"),
    (
      "@_exported import Foundation.NSData; let a = 1",
      "@_exported import Foundation       ; let a = 1"
    ),
    ("import  Darwin.C.math // .C", "import  Darwin        // .C"),
    (
      "@preconcurrency import SwiftUI.View\n@objc func a()",
      "@preconcurrency import SwiftUI     \n      func a()"
    ),
  ])
  func partsComeWithTheirModules(_ source: String, _ expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "import os.log", "import struct os.Logger", "import class", "import SwiftUI",
    "let a: A = .import Foundation.NSData", "importer Foundation.NSData", "// import UIKit.UIImage",
    "import", "import .a",
  ])
  func otherImportsAreAsTheyAre(_ source: String) {
    #expect(rewritten(source) == nil)
  }

  @Test(arguments: [
    "@objectify var a", "let a = \"@objc #if os(iOS)\"", "// @objc\n/* /* @objc */ @objc */",
    "#\"\\(@objc\"#", "\"\"\"\n@objc \"quoted\"\n\"\"\"", "#if canImport(UIKit)", "@objcé",
    "#selector", "#selector(a", "",
  ])
  func otherSourcesAreAsTheyAre(_ source: String) {
    #expect(rewritten(source) == nil)
  }

  /// A mistake in a text ends with its line.
  @Test func whatFollowsAnOpenTextIsRead() {
    #expect(rewritten("let a = \"open\n@objc") == "let a = \"open\n     ")
  }

  @Test func hostileSourcesAreReadInTime() {
    for word in ["@objc(", "#selector(", "\"\\(", "/*", "#\"\\#(", "#if os(", "##"] {
      _ = rewritten(String(repeating: word, count: 20_000))
    }
  }
}
