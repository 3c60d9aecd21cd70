/// Where a name is used.
struct UseSite {
  var source: SourceText
  var offset: Int
  var place: SourcePlace
}
