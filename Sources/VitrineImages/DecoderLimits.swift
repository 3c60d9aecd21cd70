import CPictures

/// What the process takes at most that decodes one picture of another format than PNG.
package enum DecoderLimits {
  /// Megabytes of address space.
  package static let megabytes = Int(VITRINE_DECODER_MEGABYTES)
  /// Seconds of the processor.
  package static let seconds = Int(VITRINE_DECODER_SECONDS)
}
