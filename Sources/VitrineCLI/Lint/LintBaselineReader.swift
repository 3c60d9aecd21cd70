import Vitrine
import VitrineDocuments
import VitrineLint

/// Reads the baseline file of `vitrine lint`.
enum LintBaselineReader {
  /// Reads what `--write-baseline` wrote, or throws the first error in it.
  static func read(_ file: String) throws -> LintBaseline {
    let bytes = try DocumentFile.read(file, limit: DocumentLimits.standard.fileSize)
    let root = try DocumentFile.parse(bytes, file: file)
    guard root.object?["vitrineLintBaseline"]?.number == 1 else {
      throw DocumentError(
        file: file, position: root.position, path: .root,
        message: "expected a baseline of version 1, as --write-baseline writes it")
    }
    let path = DocumentPath.root.key("findings")
    var entries: Set<LintBaseline.Entry> = []
    for (index, item) in (root.object?["findings"]?.array ?? []).enumerated() {
      guard let object = item.object, let kind = object["kind"]?.string,
        let rule = object["rule"]?.string
      else {
        throw DocumentError(
          file: file, position: item.position, path: path.index(index),
          message: "expected an object with 'kind' and 'rule', found \(item.kindDescription)")
      }
      entries.insert(
        LintBaseline.Entry(
          kind: kind, rule: rule, family: object["family"]?.string ?? "",
          path: object["path"]?.string ?? ""))
    }
    return LintBaseline(entries)
  }
}
