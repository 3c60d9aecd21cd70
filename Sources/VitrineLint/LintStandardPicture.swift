package import VitrineViews
package import VitrineWidgets

/// A picture on one device at the usual text size.
package struct LintStandardPicture: Sendable {
  package var picture: LintPicture
  package var pixels: LintPixels

  package init(picture: LintPicture, pixels: LintPixels) {
    self.picture = picture
    self.pixels = pixels
  }

  package var family: WidgetFamily? { picture.family }
  package var scheme: ColorScheme { picture.configuration.scheme }
  package var entry: EntrySelection { picture.configuration.entry }
}
