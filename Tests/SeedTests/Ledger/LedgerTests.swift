import Testing

/// The ledger lists every statement of the documents once, and what it says of tests is true.
@Suite struct LedgerTests {
  @Test func identifiersAreUniqueAndNameTheirDocument() throws {
    let statements = try Statement.all()
    #expect(Set(statements.map(\.id)).count == statements.count)
    for statement in statements {
      #expect(statement.documents.first.map { statement.id.hasPrefix($0 + " §") } == true)
      #expect(!statement.text.isEmpty && !statement.section.isEmpty, "\(statement.id)")
    }
    let known: Set = ["000", "001", "002", "003", "004"]
    #expect(Set(statements.flatMap(\.documents)) == known)
  }

  /// Numbers within a section follow each other, so that none is lost by an edit.
  @Test func noNumberIsLeftOut() throws {
    var last: [String: Int] = [:]
    for statement in try Statement.all() {
      let parts = statement.id.split(separator: ".")
      let section = String(try #require(parts.first))
      let number = try #require(parts.last.flatMap { Int($0) }, "\(statement.id)")
      #expect(number == last[section, default: 0] + 1, "\(statement.id)")
      last[section] = number
    }
  }

  @Test func whatIsTestedNamesItsTests() throws {
    var functions: [String: Set<String>] = [:]
    for statement in try Statement.all() where statement.kind.isTested {
      #expect(!statement.tests.isEmpty, "\(statement.id) has no test")
      for test in statement.tests {
        let parts = test.split(separator: ".").map(String.init)
        let target = parts.count == 3 ? parts[0] : "SeedTests"
        let known = try functions[target] ?? Self.tests(of: target)
        functions[target] = known
        let name = parts.suffix(2).joined(separator: ".")
        let isKnown = known.contains(name)
        #expect(isKnown, "\(statement.id): \(target) has no test \(name)")
      }
    }
  }

  /// The other way round: each test of this target names statements, and these name it.
  @Test func testsNameTheirStatements() throws {
    let statements = try Statement.all()
    for function in try TestSources.functions(of: "SeedTests") where function.isTest {
      if function.name.hasPrefix("LedgerTests.") { continue }
      #expect(!function.statements.isEmpty, "\(function.name) holds nothing")
      let holding = statements.filter { $0.tests.contains(function.name) }.map(\.id)
      let difference = Set(holding).symmetricDifference(function.statements).sorted()
      #expect(difference.isEmpty, "\(function.name) and the ledger differ")
    }
  }

  @Test func theRestHasAReason() throws {
    let rules = Set(try Table.lines("design-rules.txt"))
    for statement in try Statement.all() where !statement.kind.isTested {
      if let names = statement.holder.rest(after: "design: ") {
        #expect(statement.kind == .advice, "\(statement.id)")
        let unknown = names.words.filter { !rules.contains($0) }
        #expect(unknown.isEmpty, "\(statement.id)")
      } else {
        let reason = statement.holder.rest(after: "reason: ") ?? ""
        #expect(reason.words.count > 2, "\(statement.id) has no reason")
      }
    }
  }

  private static func tests(of target: String) throws -> Set<String> {
    Set(try TestSources.functions(of: target).filter(\.isTest).map(\.name))
  }
}

extension String {
  fileprivate func rest(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
