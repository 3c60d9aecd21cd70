import Testing

/// The article on widgets of iOS 10 in three languages: Japanese (000), Chinese (001) and Spanish (004).
@Suite("000, 001, 004: widgets of the search and Home Screen in iOS 10")
enum SearchAndHomeScreenArticle {}
