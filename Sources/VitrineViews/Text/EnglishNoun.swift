/// The singular and plural of an English noun, by the rules of spelling and their exceptions.
nonisolated enum EnglishNoun {
  /// Returns the plural, in the letter case of the word; a plural stays.
  static func plural(_ word: String) -> String {
    changed(word) { isPlural($0) ? $0 : plural(ofLower: $0) }
  }

  /// Returns the singular, in the letter case of the word; a singular stays.
  static func singular(_ word: String) -> String {
    changed(word) { isPlural($0) ? singular(ofLower: $0) : $0 }
  }

  /// Nouns whose plural no rule gives, and those that end as others do not.
  private static let irregular = [
    "person": "people", "child": "children", "grandchild": "grandchildren", "man": "men",
    "woman": "women", "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice",
    "louse": "lice", "ox": "oxen", "die": "dice", "quiz": "quizzes", "criterion": "criteria",
    "phenomenon": "phenomena", "analysis": "analyses", "basis": "bases", "crisis": "crises",
    "thesis": "theses", "axis": "axes", "diagnosis": "diagnoses", "oasis": "oases",
    "hypothesis": "hypotheses", "parenthesis": "parentheses", "synopsis": "synopses",
    "emphasis": "emphases", "cactus": "cacti", "nucleus": "nuclei", "fungus": "fungi",
    "alumnus": "alumni", "stimulus": "stimuli", "radius": "radii", "vertex": "vertices",
    "matrix": "matrices", "leaf": "leaves", "half": "halves", "knife": "knives",
    "life": "lives", "wife": "wives", "wolf": "wolves", "shelf": "shelves", "loaf": "loaves",
    "thief": "thieves", "calf": "calves", "self": "selves", "elf": "elves", "scarf": "scarves",
    "hoof": "hooves", "midwife": "midwives", "bookshelf": "bookshelves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "veto": "vetoes",
    "torpedo": "torpedoes", "mosquito": "mosquitoes", "volcano": "volcanoes",
    "domino": "dominoes", "mango": "mangoes", "embargo": "embargoes", "bus": "buses",
    "gas": "gases", "lens": "lenses", "yes": "yeses", "movie": "movies", "cookie": "cookies",
    "calorie": "calories", "kilocalorie": "kilocalories", "selfie": "selfies",
    "zombie": "zombies", "pie": "pies", "tie": "ties", "lie": "lies", "rookie": "rookies",
    "brownie": "brownies", "smoothie": "smoothies", "hoodie": "hoodies", "goalie": "goalies",
    "birdie": "birdies", "prairie": "prairies", "veggie": "veggies", "foodie": "foodies",
    "genie": "genies", "eyrie": "eyries", "sortie": "sorties", "talkie": "talkies",
    "newbie": "newbies", "cache": "caches", "ache": "aches", "headache": "headaches",
    "niche": "niches", "avalanche": "avalanches", "toothache": "toothaches", "axe": "axes",
    "stomach": "stomachs", "monarch": "monarchs", "epoch": "epochs", "tech": "techs",
    "patriarch": "patriarchs", "menu": "menus", "guru": "gurus", "emu": "emus", "gnu": "gnus",
    "flu": "flus", "thou": "thous", "ski": "skis", "taxi": "taxis", "bikini": "bikinis",
    "kiwi": "kiwis", "mini": "minis", "wiki": "wikis", "emoji": "emojis", "safari": "safaris",
    "use": "uses", "excuse": "excuses", "fuse": "fuses", "muse": "muses",
  ]

  private static let singulars = Dictionary(
    irregular.map { ($1, $0) }.sorted { $0 < $1 }, uniquingKeysWith: { first, _ in first })

  /// Nouns that have one form, and adjectives of number.
  private static let same: Set = [
    "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "spacecraft", "news",
    "means", "salmon", "trout", "bison", "shrimp", "offspring", "crossroads", "headquarters",
    "information", "advice", "equipment", "furniture", "luggage", "money", "music", "rice",
    "traffic", "weather", "work", "water", "progress", "feedback", "data", "media", "km", "kg",
    "cm", "mm", "ml", "mg", "lb", "oz", "ft", "min", "hr", "kcal", "mph", "px", "pt", "am", "pm",
    "°c", "°f", "usd", "eur", "gbp", "yen", "yuan", "won", "baht", "hertz", "lux",
  ]

  /// Singular nouns that end in s.
  private static let endsInS: Set = [
    "atlas", "canvas", "bias", "alias", "iris", "plus", "chaos", "cosmos", "christmas", "pancreas",
    "gas", "bus", "lens", "yes", "tennis", "mathematics", "physics", "thermos", "rhinoceros",
    "asbestos", "pyjamas", "texas", "mars", "sms", "gps", "ios", "macos", "dns", "css", "pos",
  ]

  /// Singular nouns that end in men.
  private static let endsInMen: Set = [
    "specimen", "abdomen", "regimen", "acumen", "stamen", "bitumen", "albumen", "cyclamen",
  ]

  private static func isPlural(_ word: String) -> Bool {
    if same.contains(word) || irregular[word] != nil || endsInS.contains(word) { return false }
    if singulars[word] != nil { return true }
    if word.hasSuffix("men"), word.count > 4 { return !endsInMen.contains(word) }
    return word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
  }

  private static func plural(ofLower word: String) -> String {
    if same.contains(word) { return word }
    if let known = irregular[word] { return known }
    // The last part of a compound is the noun: check-in is rare enough, policeman is not.
    if word.hasSuffix("man"), word.count > 4, !notMen.contains(word) {
      return word.dropLast(3) + "men"
    }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    let takesE = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return word + (takesE ? "es" : "s")
  }

  private static let notMen: Set = ["human", "german", "roman", "shaman", "talisman", "ottoman"]

  private static func singular(ofLower word: String) -> String {
    if let known = singulars[word] { return known }
    if word.hasSuffix("men"), word.count > 4 { return word.dropLast(3) + "man" }
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    return String(word.dropLast(hasE(word) ? 2 : 1))
  }

  /// Whether a plural has an e that its singular lacks: boxes and statuses have, cases and sizes have not.
  private static func hasE(_ word: String) -> Bool {
    let stem = String(word.dropLast(2))
    if word.hasSuffix("ses") {
      let isLatin = stem.hasSuffix("us") && !stem.hasSuffix("aus") && !stem.hasSuffix("ous")
      return isLatin || stem.hasSuffix("ss") || endsInS.contains(stem)
    }
    return ["xes", "tzes", "zzes", "ches", "shes"].contains { word.hasSuffix($0) }
  }

  /// Changes a word in small letters, and gives it its letter case again.
  private static func changed(_ word: String, _ change: (String) -> String) -> String {
    let lower = word.lowercased()
    let result = change(lower)
    guard result != lower else { return word }
    // Words in capitals stay so; short ones are abbreviations, whose plural has a small s: PDFs.
    let isUpper = word == word.uppercased()
    if isUpper, word.count > longestAbbreviation { return result.uppercased() }
    let common = zip(lower, result).prefix { $0 == $1 }.count
    if isUpper, common == lower.count { return word + String(result.dropFirst(common)) }
    return String(word.prefix(common) + result.dropFirst(common))
  }

  private static let longestAbbreviation = 4
}
