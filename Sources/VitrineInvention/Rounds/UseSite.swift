/// The place of a use of a name.
struct UseSite {
  var source: SourceText
  var offset: Int
  var place: SourcePlace
}
