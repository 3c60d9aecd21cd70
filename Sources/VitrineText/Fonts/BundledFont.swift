/// The table of faces that come with the package: opening a library reads no directory.
enum BundledFont: UInt8, CaseIterable, Sendable {
  case sans, sansItalic, serif, serifItalic, mono, monoItalic
  case japanese, japaneseBold, korean, koreanBold
  case simplifiedChinese, simplifiedChineseBold, traditionalChinese, traditionalChineseBold
  case arabic, arabicBold, hebrew, hebrewBold, thai, thaiBold
  case devanagari, devanagariBold, bengali, bengaliBold, tamil, tamilBold
  case emoji, symbols

  /// A file in a family's folder; `face` is an index within collections.
  struct Location: Hashable, Sendable {
    var folder: String
    var file: String
    var face = 0
  }

  /// The possible locations of the face below a font directory, of which the first existing one is used:
  /// the package's own subsets, then the complete files as installed by distributions.
  var locations: [Location] {
    switch self {
    case .sans: [.init(folder: "Inter", file: "Inter[opsz,wght].ttf")]
    case .sansItalic: [.init(folder: "Inter", file: "Inter-Italic[opsz,wght].ttf")]
    case .serif: [.init(folder: "SourceSerif4", file: "VitrineSerif[opsz,wght].ttf")]
    case .serifItalic: [.init(folder: "SourceSerif4", file: "VitrineSerif-Italic[opsz,wght].ttf")]
    case .mono: [.init(folder: "JetBrainsMono", file: "JetBrainsMono[wght].ttf")]
    case .monoItalic: [.init(folder: "JetBrainsMono", file: "JetBrainsMono-Italic[wght].ttf")]
    case .japanese: Self.cjk("jp", "Regular", 0)
    case .japaneseBold: Self.cjk("jp", "Bold", 0)
    case .korean: Self.cjk("kr", "Regular", 1)
    case .koreanBold: Self.cjk("kr", "Bold", 1)
    case .simplifiedChinese: Self.cjk("sc", "Regular", 2)
    case .simplifiedChineseBold: Self.cjk("sc", "Bold", 2)
    case .traditionalChinese: Self.cjk("tc", "Regular", 3)
    case .traditionalChineseBold: Self.cjk("tc", "Bold", 3)
    case .arabic: Self.noto("Arabic", "Regular")
    case .arabicBold: Self.noto("Arabic", "Bold")
    case .hebrew: Self.noto("Hebrew", "Regular")
    case .hebrewBold: Self.noto("Hebrew", "Bold")
    case .thai: Self.noto("Thai", "Regular")
    case .thaiBold: Self.noto("Thai", "Bold")
    case .devanagari: Self.noto("Devanagari", "Regular")
    case .devanagariBold: Self.noto("Devanagari", "Bold")
    case .bengali: Self.noto("Bengali", "Regular")
    case .bengaliBold: Self.noto("Bengali", "Bold")
    case .tamil: Self.noto("Tamil", "Regular")
    case .tamilBold: Self.noto("Tamil", "Bold")
    case .emoji:
      [
        .init(folder: "NotoColorEmoji", file: "NotoColorEmoji-Subset.ttf"),
        .init(folder: "NotoColorEmoji", file: "NotoColorEmoji.ttf"),
      ]
    case .symbols:
      [
        .init(folder: "NotoSansSymbols2", file: "NotoSansSymbols2-Regular-Subset.ttf"),
        .init(folder: "NotoSansSymbols2", file: "NotoSansSymbols2-Regular.ttf"),
      ]
    }
  }

  private static func noto(_ script: String, _ weight: String) -> [Location] {
    [.init(folder: "NotoSans\(script)", file: "NotoSans\(script)-\(weight).ttf")]
  }

  private static func cjk(_ region: String, _ weight: String, _ face: Int) -> [Location] {
    [
      .init(folder: "NotoSansCJK", file: "NotoSansCJK\(region)-\(weight)-Subset.otf"),
      .init(folder: "NotoSansCJK", file: "NotoSansCJK-\(weight).ttc", face: face),
    ]
  }

  /// The bold face of the same family, if there is one.
  var bold: BundledFont {
    switch self {
    case .japanese, .korean, .simplifiedChinese, .traditionalChinese, .arabic, .hebrew, .thai,
      .devanagari, .bengali, .tamil:
      BundledFont(rawValue: rawValue + 1) ?? self
    default: self
    }
  }

  /// The italic face of a roman face in the designs.
  var italic: BundledFont {
    switch self {
    case .sans, .serif, .mono: BundledFont(rawValue: rawValue + 1) ?? self
    default: self
    }
  }
}
