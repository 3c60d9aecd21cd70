import CFreeType

/// A FreeType library handle; one thread at a time.
@safe final class FreeTypeLibrary {
  let handle: FT_Library

  init?() {
    var made: FT_Library?
    guard unsafe FT_Init_FreeType(&made) == 0, let made = unsafe made else { return nil }
    unsafe handle = unsafe made
  }

  deinit { unsafe FT_Done_FreeType(handle) }
}
