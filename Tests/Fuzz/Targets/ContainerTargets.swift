import VitrineGenerators
import VitrineGraphics
import VitrineImages
import VitrineProjects

extension FuzzTarget {
  /// Containers of pictures, up to the decoders: profiles, inks, orientation, frames.
  static let containers = FuzzTarget(
    name: "containers",
    files: ["fields.jpg", "fields.webp", "fields.heic", "fields.gif"].map {
      "Tests/VitrineImagesTests/Fixtures/\($0)"
    },
    words: { words(PictureWords.all) }, longest: 16 << 10, rounds: 20_000
  ) { bytes in
    let pixels = Pixmap(
      width: 3, height: 2, pixels: [0, ~0, 0xff00_0000, 0x8040_2010, 1, 0xff80_4020])
    guard let picture = readContainer(bytes, around: pixels)?.pixmap else { return nil }
    let sides = [picture.width, picture.height].sorted()
    return sides == [2, 3] && picture.pixels.count == 6 ? nil : "a picture of another size"
  }

  /// Intent definitions as texts and as binary property lists.
  static let intents = FuzzTarget(
    name: "intents", words: { words(IntentWords.all) }, longest: 8 << 10, rounds: 2000
  ) { bytes in
    _ = try? IntentClasses(bytes, file: "fuzz.intentdefinition").source
    return nil
  }

  /// Files of Xcode projects, and manifests of packages, which are read without running them.
  static let projects = FuzzTarget(
    name: "projects", words: { words(ProjectWords.all) }, longest: 8 << 10, rounds: 2000
  ) { bytes in
    var reader = ProjectFileReader(file: "fuzz.pbxproj", bytes: bytes)
    _ = try? reader.read()
    _ = ManifestReader.calls(in: String(decoding: bytes, as: UTF8.self))
    return nil
  }

  private static func words(_ texts: [String]) -> [[UInt8]] {
    texts.map { Array($0.utf8) } + [
      [0, 0, 0, 0], [0, 0, 0, 1], [0xff, 0xff, 0xff, 0xff], [0x7f, 0xff, 0xff, 0xff], [0, 6],
      [0xff],
    ]
  }
}

private enum PictureWords {
  static let all = [
    "\u{0}\u{0}\u{0}\u{18}ftypheic", "mif1", "miaf", "meta", "hdlr", "pitm", "iinf", "infe", "iloc",
    "iprp", "ipco", "ipma", "irot", "imir", "idat", "Exif", "Exif\0\0", "II*\0", "MM\0*",
    "RIFF", "WEBP", "VP8X", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP", "EXIF", "GIF89a",
    "ICC_PROFILE\0", "Adobe", "acsp", "RGB XYZ ", "rTRC", "gXYZ", "curv", "para", "desc", "mluc",
  ]
}

private enum IntentWords {
  static let all = [
    "bplist00", "<plist>", "</plist>", "<dict>", "</dict>", "<array>", "</array>", "<key>",
    "</key>",
    "<string>", "</string>", "<integer>", "<true/>", "INIntents", "INEnums", "INTypes",
    "INIntentName", "INIntentClassName", "INIntentParameters", "INIntentParameterName",
    "INIntentParameterType", "INEnumName", "INEnumValues", "INTypeName", "INTypeProperties",
    "Object", "Integer", "String", "&amp;", "&#x41;", "<![CDATA[", "]]>", "<!--", "`", "{", "}",
  ]
}

private enum ProjectWords {
  static let all = [
    "{", "}", "(", ")", "<", ">", "=", ";", "/*", "*/", "//", "\"", "\\U00e9", "\\101", "isa",
    "objects", "rootObject", ".target(name: \"A\")", ".product(", "let a = [", "\"\"\"", "+",
    "dependencies: ", "\\(",
  ]
}
