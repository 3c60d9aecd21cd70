import CShaping

/// The bytes of a font's table; reading out of range gives nil.
@safe struct FontTable: ~Copyable {
  private let blob: OpaquePointer?
  private let bytes: UnsafeRawBufferPointer

  var count: Int { unsafe bytes.count }

  init(_ face: OpaquePointer, _ tag: hb_tag_t) {
    unsafe blob = unsafe hb_face_reference_table(face, tag)
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    unsafe bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
  }

  deinit { unsafe hb_blob_destroy(blob) }

  /// Returns a number of two bytes, most significant first.
  func integer(at place: Int) -> Int? {
    guard place >= 0, place + 2 <= count else { return nil }
    return unsafe Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  /// Returns a number of four bytes, most significant first.
  func long(at place: Int) -> Int? {
    guard let high = integer(at: place), let low = integer(at: place + 2) else { return nil }
    return high << 16 | low
  }
}
