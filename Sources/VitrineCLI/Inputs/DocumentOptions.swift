import ArgumentParser
import Vitrine
import VitrineDocuments

/// The flags for reading documents.
struct DocumentOptions: ParsableArguments {
  @Option(help: "The most bytes that a document may have.")
  var documentLimit = DocumentLimits.standard.fileSize

  /// - Parameter drawing: the flags for drawing, whose budget bounds the documents' images.
  func limits(_ drawing: DrawingOptions) -> DocumentLimits { limits(drawing.budgets) }

  func limits(_ budgets: BudgetOptions) -> DocumentLimits {
    var limits = DocumentLimits.standard
    limits.fileSize = max(0, documentLimit)
    limits.imageBytes = max(0, budgets.maxBytes)
    return limits
  }
}

extension DrawingOptions {
  /// Returns the matrix for a document: unknown entries are refused, and without a timeline the snapshot
  /// replaces the current entry.
  func matrix(_ matrix: RenderMatrix, for document: Document) throws -> RenderMatrix {
    var matrix = matrix
    try checkEntries(matrix, of: document)
    if entry == nil, document.entries.isEmpty { matrix.entries = [.snapshot] }
    return matrix
  }

  /// Throws for an entry that the document does not have.
  func checkEntries(_ matrix: RenderMatrix, of document: Document) throws {
    try matrix.checkEntries(of: document.widget)
    let count = max(1, document.entries.count)
    for case .index(let index) in matrix.entries where index >= count {
      throw UsageError(
        "there is no entry \(index): '\(document.kind)' has "
          + (count == 1 ? "entry 0 alone" : "entries 0 to \(count - 1)"))
    }
  }
}
