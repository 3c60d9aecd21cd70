// Uses the C part of Yams: its Swift part drops the positions of values and recurses, so that a hostile
// document could overflow the stack. C types stay in this file.
import CYaml

/// One event of a YAML parser.
enum YAMLEvent {
  case scalar(text: String, isPlain: Bool, tag: String?, anchor: String?)
  case alias(String)
  case sequenceStart(tag: String?, anchor: String?)
  case mappingStart(tag: String?, anchor: String?)
  case collectionEnd
  case documentStart
  case documentEnd
  case streamEnd
}

/// An error of the YAML parser with its position.
struct YAMLSyntaxError: Error {
  var message: String
  var position: SourcePosition
}

/// Parses a YAML text into events with their positions.
@safe
final class YAMLEvents {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    unsafe input = .allocate(capacity: bytes.count)
    _ = unsafe input.initialize(from: bytes)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deinitialize(count: 1)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Returns the next event and its start.
  func next() throws(YAMLSyntaxError) -> (event: YAMLEvent, position: SourcePosition) {
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) != 0 else { throw syntaxError() }
      defer { unsafe yaml_event_delete(&event) }
      let mark = unsafe event.start_mark
      let position = YAMLEvents.position(line: mark.line, column: mark.column)
      if let known = unsafe YAMLEvents.event(event) { return (known, position) }
    }
  }

  private static func event(_ event: yaml_event_t) -> YAMLEvent? {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let text = unsafe String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return unsafe .scalar(
        text: text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, tag: string(scalar.tag),
        anchor: string(scalar.anchor))
    case YAML_ALIAS_EVENT: return unsafe .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe .sequenceStart(tag: string(start.tag), anchor: string(start.anchor))
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe .mappingStart(tag: string(start.tag), anchor: string(start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_STREAM_END_EVENT: return .streamEnd
    default: return nil
    }
  }

  private static func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }

  private func syntaxError() -> YAMLSyntaxError {
    let mark = unsafe parser.pointee.problem_mark
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "broken YAML"
    return YAMLSyntaxError(
      message: problem, position: YAMLEvents.position(line: mark.line, column: mark.column))
  }

  private static func position(line: Int, column: Int) -> SourcePosition {
    SourcePosition(line: line + 1, column: column + 1)
  }
}
