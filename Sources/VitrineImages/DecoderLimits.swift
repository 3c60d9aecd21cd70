import CPictures

/// The limits of the process that decodes one picture of another format than PNG.
package enum DecoderLimits {
  /// Megabytes of address space.
  package static let megabytes = Int(VITRINE_DECODER_MEGABYTES)
  /// Seconds of the processor.
  package static let seconds = Int(VITRINE_DECODER_SECONDS)
}
