/// The English and native names of languages, for users who write a name where a code is expected.
///
/// Source: Unicode's CLDR, read from Foundation of Swift 6.3: the languages that it has data for and that
/// have a code of two letters, and four more.
enum LanguageNames {
  /// Returns the code of the language closest to a name, by either of its names; nil if none is close.
  static func code(named name: String) -> String? {
    let wanted = name.lowercased()
    guard let near = NearestName.find(wanted, among: names.map(\.name)) else { return nil }
    return names.first { $0.name == near }?.code
  }

  private static let names: [(name: String, code: String)] = table.split(
    whereSeparator: \.isNewline
  )
  .flatMap { line in
    let code = line.prefix { $0 != " " }
    return line.dropFirst(code.count + 1).split(separator: "/").map {
      (name: $0.lowercased(), code: String(code))
    }
  }

  private static let table = """
    af Afrikaans
    ak Akan
    am Amharic/አማርኛ
    ar Arabic/العربية
    as Assamese/অসমীয়া
    az Azerbaijani/azərbaycan
    ba Bashkir/башҡорт теле
    be Belarusian/беларуская
    bg Bulgarian/български
    bm Bambara/bamanakan
    bn Bangla/বাংলা
    bo Tibetan/བོད་སྐད་
    br Breton/brezhoneg
    bs Bosnian/bosanski
    ca Catalan/català
    ce Chechen/нохчийн
    ckb Kurdish, Sorani/کوردیی ناوەندی
    co Corsican/corsu
    cs Czech/čeština
    cv Chuvash/чӑваш
    cy Welsh/Cymraeg
    da Danish/dansk
    de German/Deutsch
    dv Dhivehi/ދިވެހިބަސް
    dz Dzongkha/རྫོང་ཁ་
    ee Ewe/eʋegbe
    el Greek/Ελληνικά
    en English
    eo Esperanto
    es Spanish/español
    et Estonian/eesti
    eu Basque/euskara
    fa Persian/فارسی
    ff Fula/Pulaar
    fi Finnish/suomi
    fil Filipino
    fo Faroese/føroyskt
    fr French/français
    fy Western Frisian/Frysk
    ga Irish/Gaeilge
    gd Scottish Gaelic/Gàidhlig
    gl Galician/galego
    gn Guarani/avañe’ẽ
    gu Gujarati/ગુજરાતી
    gv Manx/Gaelg
    ha Hausa
    haw Hawaiian/ʻŌlelo Hawaiʻi
    he Hebrew/עברית
    hi Hindi/हिन्दी
    hr Croatian/hrvatski
    hu Hungarian/magyar
    hy Armenian/հայերեն
    ia Interlingua
    id Indonesian/Indonesia
    ie Interlingue
    ig Igbo
    ii Liangshan Yi/ꆈꌠꉙ
    io Ido
    is Icelandic/íslenska
    it Italian/italiano
    iu Inuktitut/ᐃᓄᒃᑎᑐᑦ
    ja Japanese/日本語
    jv Javanese/Jawa
    ka Georgian/ქართული
    ki Kikuyu/Gikuyu
    kk Kazakh/қазақ тілі
    kl Kalaallisut
    km Khmer/ខ្មែរ
    kn Kannada/ಕನ್ನಡ
    ko Korean/한국어
    ks Kashmiri/کٲشُر
    ku Kurdish/kurdî (kurmancî)
    kw Cornish/kernewek
    ky Kyrgyz/кыргызча
    lb Luxembourgish/Lëtzebuergesch
    lg Ganda/Luganda
    ln Lingala/lingála
    lo Lao/ລາວ
    lt Lithuanian/lietuvių
    lu Luba-Katanga/Tshiluba
    lv Latvian/latviešu
    mg Malagasy
    mi Māori
    mk Macedonian/македонски
    ml Malayalam/മലയാളം
    mn Mongolian/монгол
    mr Marathi/मराठी
    ms Malay/Bahasa Melayu
    mt Maltese/Malti
    my Burmese/မြန်မာ
    nb Norwegian Bokmål/norsk bokmål
    nd North Ndebele/isiNdebele
    ne Nepali/नेपाली
    nl Dutch/Nederlands
    nn Norwegian Nynorsk/norsk nynorsk
    no Norwegian/norsk
    nr South Ndebele
    nv Navajo/Diné Bizaad
    ny Nyanja
    oc Occitan
    om Oromo/Oromoo
    or Odia/ଓଡ଼ିଆ
    os Ossetic/ирон
    pa Punjabi/ਪੰਜਾਬੀ
    pl Polish/polski
    ps Pashto/پښتو
    pt Portuguese/português
    qu Quechua/Runasimi
    rm Romansh/rumantsch
    rn Rundi/Ikirundi
    ro Romanian/română
    ru Russian/русский
    rw Kinyarwanda/Ikinyarwanda
    sa Sanskrit/संस्कृत भाषा
    sc Sardinian/sardu
    sd Sindhi/سنڌي
    se North Sámi/davvisámegiella
    sg Sango/Sängö
    si Sinhala/සිංහල
    sk Slovak/slovenčina
    sl Slovenian/slovenščina
    sm Samoan/Gagana faʻa Sāmoa
    sn Shona/chiShona
    so Somali/Soomaali
    sq Albanian/shqip
    sr Serbian/српски
    ss Swati/siSwati
    st Southern Sotho/Sesotho
    su Sundanese/Basa Sunda
    sv Swedish/svenska
    sw Swahili/Kiswahili
    ta Tamil/தமிழ்
    te Telugu/తెలుగు
    tg Tajik/тоҷикӣ
    th Thai/ไทย
    ti Tigrinya/ትግርኛ
    tk Turkmen/türkmen dili
    tn Tswana/Setswana
    to Tongan/lea fakatonga
    tr Turkish/Türkçe
    ts Tsonga/Xitsonga
    tt Tatar/татар
    ug Uyghur/ئۇيغۇرچە
    uk Ukrainian/українська
    ur Urdu/اردو
    uz Uzbek/o‘zbek
    ve Venda/Tshivenḓa
    vi Vietnamese/Tiếng Việt
    wa Walloon/walon
    wo Wolof
    xh Xhosa/IsiXhosa
    yi Yiddish/ייִדיש
    yo Yoruba/Èdè Yorùbá
    yue Cantonese/廣東話
    za Zhuang/Vahcuengh
    zh Chinese/中文
    zu Zulu/isiZulu
    """
}
