public import Foundation

/// The answer to a SiriKit intent. A widget's provider gives none.
open class INIntentResponse {
  /// The user's activity in the app, or nil. No picture shows it.
  open var userActivity: NSUserActivity?

  /// Creates an empty answer.
  public required init() {}
}

/// An activity of a user in an app, to go on with it elsewhere. No picture shows it.
open class NSUserActivity {
  /// The kind of the activity, in the form of a reversed domain.
  public let activityType: String
  /// The title for people, or nil.
  open var title: String?
  /// The values that the activity goes on with, or nil.
  open var userInfo: [AnyHashable: Any]?
  /// The address of a page for the same activity, or nil.
  open var webpageURL: URL?

  /// Creates an activity of a kind without a title and values.
  public init(activityType: String) { self.activityType = activityType }
}

/// A phrase of a SiriKit intent, as people say it.
open class INSpeakableString: Hashable {
  /// The phrase as it is written.
  public let spokenPhrase: String
  /// The identifier that tells phrases apart, or nil.
  public let vocabularyIdentifier: String?
  /// The phrase as it is spoken where writing does not tell, or nil.
  public let pronunciationHint: String?

  /// Creates a phrase without an identifier.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    vocabularyIdentifier = nil
    pronunciationHint = nil
  }

  /// Creates a phrase.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = vocabularyIdentifier
    self.pronunciationHint = pronunciationHint
  }

  /// Returns whether both have the same phrase and identifier.
  public static func == (a: INSpeakableString, b: INSpeakableString) -> Bool {
    a.spokenPhrase == b.spokenPhrase && a.vocabularyIdentifier == b.vocabularyIdentifier
  }
  /// Adds the phrase to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(spokenPhrase) }
}
