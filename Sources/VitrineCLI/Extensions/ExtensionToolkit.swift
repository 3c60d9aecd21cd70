import Foundation
import Vitrine
import VitrineImages
import VitrineProjects

/// The compiled modules that an extension's sources import, and the objects that its program is linked with.
struct ExtensionToolkit {
  /// The folder of a build: modules, objects and the program of macros.
  let folder: String
  /// The checkout that they were built from.
  let checkout: String

  /// Finds the modules of this program's build, or builds those of its checkout.
  static func find() throws -> Self {
    let own = URL(fileURLWithPath: FontFolder.executablePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    guard let checkout = VitrineSource.checkout else {
      throw Failure(
        code: Exit.badInput,
        message: """
          error: Swift sources are compiled against Vitrine's modules, which this program was installed without; run \
          the 'vitrine' of a clone
          """)
    }
    let beside = Self(folder: own, checkout: checkout)
    // The launcher's own build has some of them, of other flags.
    if !own.contains("/.build/launcher/"), beside.isWhole { return beside }
    // The first build takes some minutes, and says how far it is.
    let outcome = try Subprocess.run(
      checkout + "/vitrine", ["modules"], in: URL(fileURLWithPath: checkout), showsErrors: true)
    guard outcome.code == 0 else { throw Failure(code: Exit.ourBug) }
    return Self(folder: outcome.output, checkout: checkout)
  }

  private var linkList: String { folder + "/ExtensionModules.product/Objects.LinkFileList" }
  private var modules: String { folder + "/Modules" }

  private var isWhole: Bool {
    let files = FileManager.default
    return files.fileExists(atPath: linkList)
      && files.fileExists(atPath: modules + "/SwiftUI.swiftmodule")
  }

  /// A word that changes with every build.
  var stamp: String {
    let facts = try? FileManager.default.attributesOfItem(atPath: folder + "/ExtensionModules")
    let date = facts?[.modificationDate] as? Date
    return "\(folder) \(date?.timeIntervalSince1970 ?? 0) \(facts?[.size] ?? 0)"
  }

  /// The largest list of objects in bytes.
  private static let mostBytes = 1 << 20

  /// The objects of everything but the program that has the list.
  func objects() throws -> [String] {
    let list = String(decoding: try readFile(linkList, limit: Self.mostBytes), as: UTF8.self)
    return list.split(separator: "\n").map(String.init)
      .filter { !$0.contains("/ExtensionModules.build/") }
  }

  /// The flags by which the compiler finds modules and macros.
  ///
  /// - Parameter own: modules of the repository, which take precedence over those of Vitrine with the same names.
  func compilerFlags(besides own: Set<String> = []) -> [String] {
    var flags = ["-I", modules]
    for file in moduleMaps { flags += ["-Xcc", "-fmodule-map-file=" + file] }
    for name in ["freetype2", "harfbuzz", "fribidi", "libpng16"] {
      flags += ["-I", "/usr/include/" + name]
    }
    flags += ModuleFlags.aliases(besides: own)
    let macros = folder + "/VitrineMacros-tool#VitrineMacros"
    return flags + ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", macros]
      + ModuleFlags.implicitImport
  }

  /// The maps of modules of C, which those of Swift name.
  private var moduleMaps: [String] {
    let built = [
      "CHashKernels", "CPNG", "CPictures", "CRasterKernels", "CShaping",
      "CDictionaryBreaks", "CMeasures", "CConformances", "CIsolation", "CSurroundings",
    ]
    let system = ["CFreeType", "CHarfBuzz", "CFriBidi", "CLibPNG", "CLibDeflate"]
    return built.map { "\(folder)/\($0).build/module.modulemap" }
      + system.map { "\(checkout)/Sources/\($0)/module.modulemap" }
  }

  /// The libraries of the system that the objects need.
  static let libraries = ["fribidi", "harfbuzz", "freetype", "deflate", "png16", "dl"]
}
