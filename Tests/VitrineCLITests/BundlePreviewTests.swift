import Foundation
import HeadlessBrowser
import Testing

#if os(Linux)
  /// `vitrine preview` of a widget bundle's program, which is built anew while the page is open.
  @Suite(.serialized) struct BundlePreviewTests {
    private static let hasBrowser = ChromiumSession.path != nil
    private static let command = "document.querySelector('#command').textContent"
    private static let shown =
      "document.querySelectorAll('#pictures img').length + ' ' + document.querySelector('#error').hidden"

    /// The program in a folder of its own, with the files that lie beside it.
    private func install(_ program: Program) throws -> URL {
      let bundle = URL(fileURLWithPath: try Program.bundle())
      let files = try FileManager.default.contentsOfDirectory(
        at: bundle.deletingLastPathComponent(), includingPropertiesForKeys: nil)
      for file in files where ["resources", "so", "bundle"].contains(file.pathExtension) {
        try FileManager.default.createSymbolicLink(
          at: program.folder.appendingPathComponent(file.lastPathComponent),
          withDestinationURL: file)
      }
      let copy = program.folder.appendingPathComponent("Widgets")
      try FileManager.default.copyItem(at: bundle, to: copy)
      return copy
    }

    /// As a linker does: a new file in the place of the old one.
    private func replace(_ url: URL, by bytes: Data) throws {
      let next = url.appendingPathExtension("next")
      try bytes.write(to: next)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: next.path)
      guard unsafe rename(next.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    private func answered(_ browser: ChromiumSession, _ event: String, _ act: () throws -> Void)
      throws -> Double
    {
      _ = try browser.evaluate(
        "window.next = new Promise(done => document.addEventListener('\(event)', () => done(Date.now()), { once: true })); 1"
      )
      let start = Date().timeIntervalSince1970 * 1000
      try act()
      return try #require(Double(browser.text("window.next"))) - start
    }

    @Test func mistakesEndTheProgram() throws {
      let program = try Program()
      let bundle = try Program.bundle()
      for (arguments, code, words) in [
        ([bundle, "--with", "w.json"], 2, "without documents beside it"),
        ([bundle, "--document-limit", "5"], 2, "is for documents"),
        ([bundle, "--scene", "home", "--wallpaper", "../w.png"], 3, "leads out of the folder"),
        (["/bin/true"], 3, "is no program of a widget bundle"),
      ] {
        let outcome = try program.run(["preview"] + arguments)
        #expect(outcome.code == code && outcome.errors.contains(words), "\(outcome)")
      }
    }

    @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60)))
    func controlsChooseAndTheCommandRepeats() throws {
      let program = try Program()
      _ = try install(program)
      let browser = try PreviewSession(program, ["Widgets", "--device", "iphone-15"]).browser()
      let kinds = try browser.text("[...document.querySelector('#document').options].length")
      #expect(Int(kinds) ?? 0 >= 8)
      try browser.choose("#document", "Fitness")
      let first = "./Widgets --kind Fitness --device iphone-15 -o out"
      #expect(try browser.settled(Self.command, at: first) == first)
      try browser.click("#family [data-value=systemSmall]")
      try browser.click("#scheme [data-value=dark]")
      try browser.choose("#entry", "placeholder")
      let line =
        "./Widgets --kind Fitness --device iphone-15 --family systemSmall --scheme dark --entry placeholder -o out"
      #expect(try browser.settled(Self.command, at: line) == line)
      #expect(
        try browser.settled("document.querySelectorAll('#pictures img').length", at: "1") == "1")
      let name = try browser.text("document.querySelector('#pictures img').alt")
      let source = try browser.text("document.querySelector('#pictures img').src")
      let outcome = try program.shell(line)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(program.files("out") == [name])
      #expect(
        source == "data:image/png;base64,"
          + (try program.bytes("out/" + name)).base64EncodedString())
    }

    /// The entries of a timeline, each with its own place in the list; views name the type that makes them.
    @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60))) func entriesAndPlacesAreShown() throws
    {
      // Where its package is, so that the sources are found.
      let program = try Program()
      let browser = try PreviewSession(
        program, [try Program.bundle(), "--family", "systemSmall"]
      ).browser()
      try browser.choose("#document", "Weather")
      #expect(
        try browser.settled("document.querySelector('#title').textContent", at: "Forecast")
          == "Forecast")
      #expect(
        try browser.text("[...document.querySelector('#entry').options].map(o => o.value).join()")
          .contains("placeholder,current,timeline,0"))
      try browser.hover("#pictures .shot")
      let place = try browser.settled(
        "document.querySelector('#tip code').textContent.startsWith('Sources/ExampleWidgets/')",
        at: "true")
      #expect(place == "true")
    }

    @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60))) func anotherBuildIsDrawn() throws {
      let program = try Program()
      let bundle = try install(program)
      let bytes = try Data(contentsOf: bundle)
      let preview = try PreviewSession(program, ["Widgets", "--family", "systemSmall"])
      let browser = try preview.browser()
      var times: [Double] = []
      for _ in 0..<10 {
        times.append(try answered(browser, "answered") { try replace(bundle, by: bytes) })
        #expect(try browser.settled(Self.shown, at: "1 true") == "1 true")
        usleep(100_000)
      }
      print("from a new program to its picture: \(times.sorted()) ms")
      // One that is no bundle is told over the last picture, and the next build mends it.
      _ = try answered(browser, "complained") {
        try replace(bundle, by: Data("#!/bin/sh\nexit 9\n".utf8))
      }
      let said = try browser.text("document.querySelector('#error').textContent")
      #expect(said.contains("is no program of a widget bundle: it ended with 9"), "\(said)")
      _ = try answered(browser, "answered") { try replace(bundle, by: bytes) }
      #expect(try browser.settled(Self.shown, at: "1 true") == "1 true")
      // So is one that is gone for a while.
      _ = try answered(browser, "complained") { try FileManager.default.removeItem(at: bundle) }
      _ = try answered(browser, "answered") { try replace(bundle, by: bytes) }
      #expect(try browser.settled(Self.shown, at: "1 true") == "1 true")
    }

    /// A program that never answers is ended by the next build of it.
    @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60))) func aHangingProgramIsLeft() throws {
      let program = try Program()
      let bundle = try install(program)
      let bytes = try Data(contentsOf: bundle)
      let browser = try PreviewSession(program, ["Widgets", "--family", "systemSmall"]).browser()
      try replace(
        bundle,
        by: Data("#!/bin/sh\necho $$ > hung\necho '{\"requests\":1}'\nexec sleep 1000\n".utf8))
      for _ in 0..<200 where !program.files("").contains("hung") { usleep(25_000) }
      _ = try answered(browser, "answered") { try replace(bundle, by: bytes) }
      #expect(try browser.settled(Self.shown, at: "1 true") == "1 true")
      let hung = try String(decoding: program.bytes("hung"), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let process = try #require(pid_t(hung))
      #expect(kill(process, 0) != 0)
    }
  }
#endif
