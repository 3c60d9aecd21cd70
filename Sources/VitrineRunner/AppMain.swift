import Foundation
public import VitrineWidgets

extension App {
  /// Says that an app draws no widgets, and ends with the code of a wrong argument.
  public static func main() {
    let message =
      "vitrine: \(Self.self) is an app; give @main to a WidgetBundle or a Widget to draw it\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
  }
}
