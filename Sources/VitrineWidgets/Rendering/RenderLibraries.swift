import VitrineImages
import VitrineText

/// The C libraries whose versions may change pixels or bytes.
package enum RenderLibraries {
  package static var versions: String { TextLibraries.versions + ", " + ImageLibraries.versions }

  /// With the libraries of pictures that are loaded when such a picture is met; loads them, which takes some
  /// milliseconds.
  package static var allVersions: String {
    let pictures = ImageLibraries.pictures
    return pictures.isEmpty ? versions : versions + ", " + pictures
  }
}
