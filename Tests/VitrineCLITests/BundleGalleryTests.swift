import Foundation
import Testing
import VitrineGraphics
import VitrineImages

#if os(Linux)
  /// `vitrine gallery` of a widget bundle's program.
  @Suite struct BundleGalleryTests {
    private let program: Program
    private let bundle: String

    init() throws {
      program = try Program()
      bundle = try Program.bundle()
    }

    private func gallery(_ flags: [String]) throws -> Program.Outcome {
      try program.run(["gallery", bundle, "--kind", "Battery,Fitness"] + flags)
    }

    /// A preview has the name and the bytes of the program's own picture.
    @Test func previewsAreThoseOfTheProgram() throws {
      let outcome = try gallery([
        "-o", "out", "--locale", "en_US,ar_SA", "--at", "2024-02-29T10:00",
      ])
      #expect(outcome.code == 0, "\(outcome)")
      let flags = "--scheme light,dark --locale en_US,ar_SA --at 2024-02-29T10:00 --quiet"
      let own = try program.shell("'\(bundle)' --kind Battery,Fitness \(flags) -o own")
      #expect(own.code == 0, "\(own)")
      #expect(program.files("out") == ["index.html", "previews", "sheet.png"])
      let names = program.files("own")
      #expect(names.count > 20 && program.files("out/previews") == names)
      for name in names {
        #expect(
          try program.bytes("out/previews/" + name) == program.bytes("own/" + name), "\(name)")
      }
      let page = String(decoding: try program.bytes("out/index.html"), as: UTF8.self)
      #expect(page.contains("lang=\"ar-SA\"") && page.contains("Activity"))
    }

    @Test func bytesDoNotDependOnJobs() throws {
      for jobs in ["1", "3"] {
        let outcome = try gallery([
          "-o", jobs, "--jobs", jobs, "--parts", "all", "--family", "systemSmall,systemMedium",
          "--store-size", "1206x2622",
        ])
        #expect(outcome.code == 0, "\(outcome)")
      }
      let folders = ["", "/previews", "/screenshots/en-US"]
      for folder in folders {
        let names = program.files("1" + folder).filter { $0.contains(".") }
        #expect(!names.isEmpty && program.files("3" + folder).filter { $0.contains(".") } == names)
        for name in names {
          #expect(
            try program.bytes("1\(folder)/\(name)") == program.bytes("3\(folder)/\(name)"),
            "\(name)")
        }
      }
    }

    /// Both widgets stand on one Home Screen, drawn by the program that has them.
    @Test func storePicturesHaveExactSizesAndNoAlpha() throws {
      let outcome = try gallery([
        "-o", "out", "--parts", "store", "--headline", "Move", "--locale", "ja_JP",
      ])
      #expect(outcome.code == 0, "\(outcome)")
      let names = program.files("out/screenshots/ja")
      #expect(names.count == 5)
      for name in names {
        let decoded = try decodePNGWithTraits([UInt8](program.bytes("out/screenshots/ja/" + name)))
        #expect("\(decoded.pixmap.width)x\(decoded.pixmap.height)" == name.split(separator: "-")[2])
        #expect(decoded.traits.samples == .rgb && decoded.traits.bitDepth == 8)
      }
      // A page without the second widget is another picture.
      let alone = try program.run([
        "gallery", bundle, "--kind", "Fitness", "-o", "alone", "--parts", "store", "--headline",
        "Move", "--locale", "ja_JP",
      ])
      #expect(alone.code == 0)
      #expect(program.files("alone/screenshots/ja") == names)
      for name in names {
        #expect(
          try program.bytes("alone/screenshots/ja/" + name)
            != program.bytes("out/screenshots/ja/" + name))
      }
    }

    @Test func documentsMayStandBeside() throws {
      try program.write("W.json", Program.document())
      let outcome = try program.run([
        "gallery", "W.json", bundle, "--kind", "Hello,Battery", "--family", "systemSmall", "-o",
        "out",
      ])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(program.files("out/previews").count == 4)
      #expect(outcome.errors.contains("4 previews, 4 pictures on the sheet"))
    }

    @Test(arguments: [
      (["--kind", "Batery"], 2, "did you mean 'Battery'?"),
      (["--entry", "3"], 2, "shows snapshot, placeholder or current, not entry 3"),
      (["--entry", "signed-out"], 2, "unknown entry 'signed-out'"),
      (["--with", "W.json", "--scene", "home"], 2, "is for documents, not for a bundle's program"),
      (["--parts", "store", "--with", "W.json"], 2, "is not for --parts store"),
      (["--max-pixels", "10"], 3, "were not drawn"),
    ]) func mistakesAreTold(_ flags: [String], _ code: Int32, _ words: String) throws {
      try program.write("W.json", Program.document())
      let outcome = try program.run(["gallery", bundle, "-o", "out"] + flags)
      #expect(outcome.code == code && outcome.errors.contains(words), "\(outcome)")
    }
  }
#endif
