import Testing

/// A developer's measurements of Today widgets, in Japanese.
@Suite("003: sizes, fonts and life cycle of Today widgets on iOS 9 to 11")
enum MeasurementArticle {}
