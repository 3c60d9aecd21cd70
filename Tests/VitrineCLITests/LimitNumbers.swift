import Vitrine
import VitrineCLI
import VitrineImages
import VitrinePreview

/// The constants behind rows of the page of limits.
enum LimitNumbers {
  /// Limits that need a browser, or a picture too large for a test.
  static let all: [String: Int] = [
    "megabytes of the process that decodes a picture": DecoderLimits.megabytes,
    "seconds of the processor for that process": DecoderLimits.seconds,
    "seconds for which code in Swift keeps the main thread": Int(ProviderWatch.seconds),
    "bytes of memory of an extension's program": Confinement.standardMemory,
    "values of a compiled string table": BinaryPropertyList.mostValues,
    "dictionaries of a compiled string table in each other": BinaryPropertyList.mostLevels,
    "elements of a string table in XML": MarkupPropertyList.mostElements,
    "bytes of an `Info.plist`": InfoFile.mostBytes,
    "fonts that an `Info.plist` registers": InfoFile.mostFonts,
    "bytes of a symbol's template": SymbolTemplateReader.mostBytes,
    "segments of a symbol's template": SymbolTemplateReader.mostSegments,
    "layers of a drawing of a symbol": SymbolTemplateReader.mostLayers,
    "templates in a folder of symbols": SymbolTemplateFolder.mostFiles,
    "budgets of one picture that one call of `lint_widget` shares among its pictures":
      AgentTools.mostPictures,
    "calls of tools in a batch of requests": AgentBatch.mostCalls,
    "calls that wait for an answer": AgentCalls.mostWaiting,
    "documents that a worker keeps": JobLimits.documents,
    "bytes of fonts that kept documents hold": JobLimits.fontBytes,
    "bytes of a line of a manifest": BatchLimits.listedBytes,
    "megabytes of the pictures on the page": GalleryLimits.pageBytes >> 20,
    "side of a WebP in pixels": 16383,
    "pictures side by side": PreviewLimits.pictures,
    "jobs that wait": PreviewLimits.jobs,
    "bytes of a job": PreviewGate.bodyLength,
    "bytes of a request before its body": RequestReader.headLength,
    "bytes of a request's path": PreviewGate.targetLength,
    "connections": PreviewServer.mostConnections,
    "seconds without a byte on a connection": LoopbackConnection.patience,
    "seconds to count the entries of a timeline in Swift": Int(BundleRequest.countingSeconds),
  ]
}
