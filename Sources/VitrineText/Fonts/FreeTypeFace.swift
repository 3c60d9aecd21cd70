import CFreeType

/// A FreeType face and the bytes that it needs; one thread at a time.
@safe final class FreeTypeFace {
  let handle: FT_Face
  private let library: FreeTypeLibrary
  private let bytes: FontBytes
  private var current: FontInstance.Design?

  init(_ library: FreeTypeLibrary, _ bytes: FontBytes, _ index: Int, _ name: String)
    throws(FontError)
  {
    var made: FT_Face?
    let code = unsafe FT_New_Memory_Face(
      library.handle, bytes.start, FT_Long(bytes.count), FT_Long(index), &made)
    guard code == 0, let made = unsafe made else {
      throw FontError(
        file: name, face: index, reason: .damaged(detail: "FreeType answers with error \(code)"))
    }
    unsafe handle = unsafe made
    self.library = library
    self.bytes = bytes
  }

  deinit { unsafe FT_Done_Face(handle) }

  var facesInFile: Int { Int(unsafe handle.pointee.num_faces) }

  var isDrawable: Bool {
    let flags = Int32(truncatingIfNeeded: unsafe handle.pointee.face_flags)
    let drawable = Int32(FT_FACE_FLAG_SCALABLE | FT_FACE_FLAG_FIXED_SIZES)
    let glyphs = unsafe handle.pointee.num_glyphs
    return flags & drawable != 0 && glyphs > 0
  }

  var hasOutlines: Bool {
    unsafe Int32(truncatingIfNeeded: handle.pointee.face_flags) & Int32(FT_FACE_FLAG_SCALABLE) != 0
  }

  var familyName: String? { unsafe handle.pointee.family_name.map { unsafe String(cString: $0) } }
  var styleName: String? { unsafe handle.pointee.style_name.map { unsafe String(cString: $0) } }
  var postScriptName: String? {
    unsafe FT_Get_Postscript_Name(handle).map { unsafe String(cString: $0) }
  }

  /// Sets the axes of an instance and the scale at which one font unit is one pixel, so that unhinted
  /// outlines have a precision of 1/64 unit.
  func prepare(_ instance: FontInstance) {
    if current == instance.design { return }
    current = instance.design
    let units = FT_UInt(instance.file.unitsPerEm)
    unsafe FT_Set_Pixel_Sizes(handle, units, units)
    let wanted = [
      (OpenTypeTag.opsz, instance.design.opticalSize), (OpenTypeTag.wght, instance.design.weight),
    ]
    guard wanted.contains(where: { $0.1 != nil }) else { return }
    var table: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe FT_Get_MM_Var(handle, &table) == 0, let table = unsafe table else { return }
    defer { unsafe FT_Done_MM_Var(library.handle, table) }
    var coordinates: [FT_Fixed] = []
    for i in 0..<Int(unsafe table.pointee.num_axis) {
      let axis = unsafe table.pointee.axis[i]
      let asked = wanted.first { $0.0 == UInt32(truncatingIfNeeded: unsafe axis.tag) }.flatMap {
        $0.1
      }
      if let value = asked {
        coordinates.append(FT_Fixed((value * 65536).rounded()))
      } else {
        coordinates.append(unsafe axis.def)
      }
    }
    unsafe _ = FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
  }
}
