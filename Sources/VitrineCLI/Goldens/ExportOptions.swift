import ArgumentParser
import Vitrine
import VitrineGoldens

/// The folder of pictures for a service where changes are reviewed.
struct ExportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Writes all pictures with what is known of each, as a review service uploads them: argos=DIR or plain=DIR.",
      valueName: "form=dir"))
  var export: String?

  /// Returns the form and the folder; nil without the flag.
  func target() throws(UsageError) -> (form: PictureExport.Service, folder: String)? {
    guard let export else { return nil }
    let parts = export.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError("--export is written as FORM=DIR, such as argos=pictures, not '\(export)'")
    }
    guard let form = PictureExport.Service(rawValue: String(parts[0])) else {
      throw UsageError.unknown(
        String(parts[0]), what: "form of --export",
        among: PictureExport.Service.allCases.map(\.rawValue)
      )
    }
    return (form, String(parts[1]))
  }
}
