import VitrineGraphics

/// The words on a widget whose code ended the program.
enum FallenCode {
  /// The code of the warning.
  static let code = "code-fell"

  /// The warning of a picture that shows the placeholder instead.
  static func diagnostic(_ kind: String) -> Diagnostic {
    Diagnostic(
      severity: .warning, code: code,
      message:
        "the code of widget “\(kind)” ended the program; the placeholder is drawn instead",
      path: "")
  }

  /// The error of a picture that is not drawn.
  static func undrawn(_ kind: String) -> UndrawnPicture {
    UndrawnPicture(
      ErrorReport(
        .input,
        "the code of widget “\(kind)” ended the program, for the placeholder as well; it is not drawn"
      ))
  }
}
