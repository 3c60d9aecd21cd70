import Foundation
import VitrineExpansions

// The compiler starts this program, writes one request at a time and waits for each reply. A message is its
// length, 8 bytes little-endian, followed by JSON of that length. Speaking the protocol directly saves every
// user the minutes that building a syntax library takes; the two macros here need only text.

/// The largest message in bytes, more than any declaration that a person writes.
let largestMessage = 64 << 20

func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count),
      !more.isEmpty
    else { return nil }
    data += more
  }
  return data
}

func nextRequest() -> Data? {
  guard let header = read(8) else { return nil }
  let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  return count <= largestMessage ? read(Int(count)) : nil
}

func reply(_ response: PluginResponse) throws {
  let body = try JSONEncoder().encode(response)
  let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
  try FileHandle.standardOutput.write(contentsOf: Data(header) + body)
}

while let data = nextRequest() {
  // An unknown request gets a reply too: without one the compiler would wait forever.
  let request = try? JSONDecoder().decode(PluginRequest.self, from: data)
  try reply(request?.response ?? .expansion(.failure("this message is not known")))
}
