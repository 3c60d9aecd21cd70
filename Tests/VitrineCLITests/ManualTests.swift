import Foundation
import Testing

/// The manual pages, the commit of `--version`, and what shells complete.
@Suite struct ManualTests {
  private let program: Program

  init() throws { program = try Program() }

  private var verbs: [String] {
    get throws {
      let help = try program.run(["--help"]).output.split(
        separator: "\n", omittingEmptySubsequences: false)
      return help.drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
        .filter { !$0.hasPrefix("   ") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
  }

  @Test func everyVerbHasAPage() throws {
    #expect(try program.run(["manual", "-o", "man"]).code == 0)
    let verbs = try verbs
    #expect(verbs.count > 10)
    #expect(Set(program.files("man")) == Set(["vitrine.1"] + verbs.map { "vitrine-\($0).1" }))
    for verb in verbs {
      let page = try program.run(["manual", verb])
      let file = try program.bytes("man/vitrine-\(verb).1")
      #expect(page.code == 0 && page.output.utf8.elementsEqual(file))
      #expect(page.output.utf8.allSatisfy { $0 < 128 }, "\(verb) is not ASCII")
    }
  }

  /// All flags of the help are on the page, with the marks that the formatter needs.
  @Test func pagesHaveTheFlagsOfHelp() throws {
    let help = try program.run(["help", "render"]).output
    let page = try program.run(["manual", "render"]).output
    let flags = help.split { $0.isWhitespace || ",.;".contains($0) }.filter { $0.hasPrefix("--") }
    #expect(flags.count > 30)
    for flag in Set(flags) {
      #expect(page.contains("\\fB" + flag.replacing("-", with: "\\-") + "\\fR"), "\(flag)")
    }
    #expect(page.hasPrefix(".TH VITRINE\\-RENDER 1 \"\" \"Vitrine "))
    #expect(page.contains("\n.SH SYNOPSIS\n\\fBvitrine render\\fR \\fIinputs\\fR ... [options]\n"))
    #expect(page.contains("\n70   a fault of ours: please report it\n"))
    #expect(page.contains("\n.SS Today widgets\n.TP\n\\fB\\-\\-display\\-mode\\fR "))
    // What the machine decides is left out, so that a package has the same bytes everywhere.
    #expect(!page.contains("The default is simd") && !page.contains("The default is reference"))
  }

  @Test func mistakesSayWhatIsMeant() throws {
    let verb = try program.run(["manual", "rendr"])
    #expect(verb.code == 2 && verb.errors.contains("did you mean 'render'?"))
    let both = try program.run(["manual", "render", "-o", "man"])
    #expect(both.code == 2 && both.errors.contains("leave out 'render'"))
    // A verb for packages is not proposed.
    #expect(try !program.run(["manul"]).errors.contains("manual"))
  }

  @Test func versionHasTheCommitBesideTheProgram() throws {
    let hash = String(repeating: "0123456789", count: 4)
    try FileManager.default.copyItem(
      at: Program.executable, to: program.folder.appendingPathComponent("copy"))
    #expect(try !program.shell("./copy --version").output.contains("commit"))
    try program.write("vitrine.commit", hash + " +\n")
    #expect(try program.shell("./copy --version").lines[1] == "commit \(hash) with changes")
  }

  /// Bash itself completes a line, by the script that packages install.
  private func bash(_ words: [String]) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let line = words.joined(separator: " ")
    let script = """
      . ./vitrine.bash
      COMP_WORDS=(\(quoted)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE='\(line)'
      COMP_POINT=${#COMP_LINE}
      _vitrine vitrine "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try program.write("try.bash", script)
    let run = try program.shell(
      "vitrine --generate-completion-script bash > vitrine.bash && bash try.bash")
    #expect(run.code == 0, "\(run)")
    return run.lines
  }

  @Test func bashCompletesVerbsFlagsAndValues() throws {
    #expect(try bash(["vitrine", "rend"]) == ["render"])
    #expect(try !bash(["vitrine", "man"]).contains("manual"))
    #expect(try bash(["vitrine", "render", "--sche"]) == ["--scheme"])
    #expect(try Set(bash(["vitrine", "render", "--scheme", ""])) == ["light", "dark", "all"])
    #expect(try bash(["vitrine", "render", "--scheme", "light,d"]) == ["light,dark"])
    #expect(try bash(["vitrine", "check", "--device", "iphone-se"]).contains("iphone-se-3"))
    #expect(try bash(["vitrine", "render", "--family", "systemS"]) == ["systemSmall"])
    #expect(try bash(["vitrine", "render", "--type-size", "AX"]).count == 5)
    #expect(try bash(["vitrine", "render", "--orientation", "l"]) == ["landscape"])
    #expect(try bash(["vitrine", "render", "--locale", "ja"]).contains("ja_JP"))
    #expect(try bash(["vitrine", "render", "--time-zone", "Europe/Berl"]) == ["Europe/Berlin"])
    #expect(try bash(["vitrine", "init", "--ci", "g"]) == ["github", "gitlab"])
    #expect(try bash(["vitrine", "inspect", "--stage", "plac"]) == ["placed"])
  }

  /// Every value that is offered is one that the flag takes.
  @Test func offersAreTaken() throws {
    try program.write("hello.json", Program.document())
    for (flag, most) in [("--type-size", 12), ("--mode", 3), ("--os", 19), ("--family", 20)] {
      let words = try bash(["vitrine", "render", flag, ""])
      #expect(words.count > 2 && words.count <= most + 1, "\(flag): \(words)")
      for word in words {
        let run = try program.run(["inspect", "hello.json", "--stage", "nodes", flag, word])
        #expect(
          !run.errors.contains("unknown") && !run.errors.contains("must be"),
          "\(flag) \(word): \(run)")
      }
    }
  }
}
