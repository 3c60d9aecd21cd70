import CFreeType
import CShaping

/// The names and versions of the C libraries that determine glyph positions and outlines.
package enum TextLibraries {
  package static var versions: String {
    var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
    var library: FT_Library?
    if unsafe FT_Init_FreeType(&library) == 0 {
      unsafe FT_Library_Version(library, &major, &minor, &patch)
      unsafe FT_Done_FreeType(library)
    }
    return
      unsafe "FreeType \(major).\(minor).\(patch), HarfBuzz \(String(cString: hb_version_string()))"
  }
}
