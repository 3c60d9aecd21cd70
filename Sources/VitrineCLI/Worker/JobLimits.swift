/// The limits of a job, so that a hostile one is answered with an error and the next one is read.
package enum JobLimits {
  /// The most bytes of a line, as of a document, which a line may hold.
  static let lineBytes = 16 << 20
  /// The most pictures that one job may ask for; a run over more is `vitrine render`'s.
  static let pictures = 256
  /// The most bytes of the pictures in one answer, before base64.
  static let answerBytes = 64 << 20
  /// The most documents that stay in memory.
  package static let documents = 64
  /// The most bytes of fonts that kept documents hold; those of one that is drawn are its own.
  package static let fontBytes = 64 << 20
  /// The most characters of a setting, with all values of a list.
  static let settingLength = 4096
  /// The most bytes of the start of a line beyond the limit in which its id is looked for.
  static let keptOfLongLine = 1 << 16
  /// The lines in hand for each thread: one is drawn while others wait for their turn to be answered.
  static let linesInHand = 4
}
