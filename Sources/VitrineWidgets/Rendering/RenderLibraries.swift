import VitrineImages
import VitrineText

/// The C libraries whose versions may change pixels or bytes.
package enum RenderLibraries {
  package static var versions: String { TextLibraries.versions + ", " + ImageLibraries.versions }
}
