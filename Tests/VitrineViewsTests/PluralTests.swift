import Testing
import Vitrine
import VitrineViews

/// The plural rules against an independent reader of the same data: Babel 2.18.
@Suite struct PluralTests {
  private static let numbers: [Double] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 20, 21, 22, 25, 31, 71, 80, 91, 100, 101, 102, 103,
    111, 112, 1000,
    1001, 1_000_000, 2_000_000, 0.5, 1.5, 1.1, 2.1, 0.01, 1.25, 3.11, 100_000, 20_000,
  ]

  /// The form of each number, by its first letter; `1` and `2` are one and two.
  private static let forms = """
    en o1oooooooooooooooooooooooooooooooooooooo
    de o1oooooooooooooooooooooooooooooooooooooo
    fr 11ooooooooooooooooooooooooooomm111o11ooo
    es o1ooooooooooooooooooooooooooommooooooooo
    it o1ooooooooooooooooooooooooooommooooooooo
    pt 11ooooooooooooooooooooooooooomm111o11ooo
    pt-PT o1ooooooooooooooooooooooooooommooooooooo
    ja oooooooooooooooooooooooooooooooooooooooo
    ko oooooooooooooooooooooooooooooooooooooooo
    zh oooooooooooooooooooooooooooooooooooooooo
    ar z12fffffffmmmmmmmmmmmooofmmooooooooooooo
    he o12oooooooooooooooooooooooooooo1ooo1oooo
    hi 11ooooooooooooooooooooooooooooo1ooo1oooo
    th oooooooooooooooooooooooooooooooooooooooo
    ru m1fffmmmmmmmmm1fm11m1m1ffmmm1mmooooooomm
    pl m1fffmmmmmmmmmmfmmmmmmmffmmmmmmooooooomm
    cs o1fffoooooooooooooooooooooooooommmmmmmoo
    lt o1fffffffooooo1ff11o1o1ffooo1oommmmmmmoo
    lv z1ooooooozzzzz1oo11z1z1oozzz1zzoo111ozzz
    sl o12ffooooooooooooooooo12fooo1oofffffffoo
    ro f1fffffffffffooooooooofffffofoofffffffoo
    ga o12ffffmmmoooooooooooooooooooooooooooooo
    cy z12foomooooooooooooooooooooooooooooooooo
    br o12ffooooooooo12o1oooo12fooo1mmooooooooo
    da o1ooooooooooooooooooooooooooooo111o11ooo
    is o1oooooooooooo1oo11o1o1ooooo1oooo111oooo
    mk o1oooooooooooo1oo11o1o1ooooo1oooo111oooo
    mt f12fffffffmmmooooooooooofmmooooooooooooo
    fil 1111o1o11111o111111111111111111111111111
    gd o12fffffff12fooooooooooooooooooooooooooo
    kw z12foooooooooom2oooooom2foo2mooooooooo22
    si 11ooooooooooooooooooooooooooooooooo1oooo
    bs o1fffooooooooo1fo11o1o1ffooo1oooo111oooo
    sv o1oooooooooooooooooooooooooooooooooooooo
    tr o1oooooooooooooooooooooooooooooooooooooo
    nl o1oooooooooooooooooooooooooooooooooooooo
    uk m1fffmmmmmmmmm1fm11m1m1ffmmm1mmooooooomm
    be m1fffmmmmmmmmm1fm11m1m1ffmmm1mmooooooomm
    tzm 11oooooooo11111111111ooooooooooooooooooo
    shi 11ffffffffooooooooooooooooooooo1ooo1oooo
    lag z1ooooooooooooooooooooooooooooo111o11ooo
    dsb o12ffooooooooooooooooo12fooo1oooo111oooo
    ksh z1oooooooooooooooooooooooooooooooooooooo
    iu o12ooooooooooooooooooooooooooooooooooooo
    ak 11oooooooooooooooooooooooooooooooooooooo
    am 11ooooooooooooooooooooooooooooo1ooo1oooo
    ff 11ooooooooooooooooooooooooooooo111o11ooo
    """

  private static let letters: [PluralCategory: Character] = [
    .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "o",
  ]

  @Test func formsAreThoseOfBabel() {
    let rows = Self.forms.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.count >= 40)
    for row in rows {
      let language = String(row[0])
      let found = String(
        Self.numbers.compactMap { Self.letters[PluralCategory($0, in: language)] })
      #expect(found == String(row[1]), "\(language)")
    }
  }

  @Test func regionsAndOldCodesFollowTheirLanguage() {
    #expect(PluralCategory(0, in: "fr_CA") == .one)
    #expect(PluralCategory(0, in: "pt_BR") == .one && PluralCategory(0, in: "pt-PT") == .other)
    #expect(PluralCategory(2, in: "iw") == .two && PluralCategory(2, in: "he_IL") == .two)
    #expect(PluralCategory(1, in: "xx") == .other && PluralCategory(1, in: "") == .other)
    #expect(PluralCategory(-1, in: "en") == .one && PluralCategory(.nan, in: "ar") == .zero)
    #expect(PluralCategory(1e300, in: "ru") == .many)
  }
}
