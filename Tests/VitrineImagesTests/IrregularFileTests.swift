import Foundation
import TemporaryFolders
import Testing
import VitrineImages

/// What is no regular file is refused at once, and walks through folders come to an end.
@Suite(.timeLimit(.minutes(60))) struct IrregularFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.at(name).path }

  private func refusal(_ path: String) -> String? {
    let error = #expect(throws: PNGError.self) { try readFile(path, limit: 1 << 20) }
    #expect(throws: PNGError.self) { try readFileIfPresent(path, limit: 1 << 20) }
    return error?.description
  }

  /// Nobody writes into the pipe: a reader that waited would wait forever.
  @Test func pipesDevicesAndSocketsAreNotRead() throws {
    #expect(unsafe mkfifo(path("pipe"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "pipe")
    #expect(
      refusal(path("pipe")) == path("pipe") + ": it is a pipe; a regular file is expected")
    #expect(refusal(path("link"))?.hasSuffix("it is a pipe; a regular file is expected") == true)
    #expect(refusal("/dev/zero") == "/dev/zero: it is a device; a regular file is expected")
    #expect(refusal(folder.path)?.hasSuffix("Is a directory") == true)
    let socket = try UnixSocket(path("socket"))
    #expect(refusal(path("socket"))?.contains("it is a socket or a device") == true)
    withExtendedLifetime(socket) {}
  }

  /// As `<(…)` of a shell hands over.
  @Test func pipesOfThisProcessAreRead() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data([1, 2, 3]))
    try pipe.fileHandleForWriting.close()
    let number = pipe.fileHandleForReading.fileDescriptor
    #expect(try readFile("/dev/fd/\(number)", limit: 10) == [1, 2, 3])
  }

  @Test func aWalkEntersEachFolderOnce() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: path("a/b"), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: path("a/b/up"), withDestinationPath: "../..")
    try files.createSymbolicLink(atPath: path("a/again"), withDestinationPath: "b")
    try writeFile([1], to: path("a/b/file"))
    try writeFile([1], to: path("a/.hidden"))
    var found: [String] = []
    var walk = FolderWalk(folder.path)
    func visit(_ place: String, _ level: Int) throws {
      for entry in try walk.entries(of: place, level: level) {
        found.append("\(entry.name) \(entry.kind)\(entry.isLink ? " link" : "")")
        if entry.kind == .folder { try visit(place + "/" + entry.name, level + 1) }
      }
    }
    try visit(folder.path, 0)
    #expect(
      found == ["a folder", "again folder link", "file file", "up folder link", "b folder"])
  }

  @Test func aWalkGivesUpWhereThereIsTooMuch() throws {
    for index in 0..<12 { try writeFile([], to: path("f\(index)")) }
    var enough = FolderWalk(folder.path, limit: 12)
    #expect(try enough.entries(of: folder.path, level: 31).count == 12)
    var walk = FolderWalk("here", limit: 11)
    let error = #expect(throws: PNGError.self) { try walk.entries(of: folder.path, level: 0) }
    #expect(
      error?.description.hasPrefix("here: it holds more than 11 files and folders (counted up to '")
        == true)
  }

  @Test func aWalkSaysWhereFoldersAreTooDeep() throws {
    var walk = FolderWalk("here")
    let error = #expect(throws: PNGError.self) {
      try walk.entries(of: folder.path, level: FolderWalk.mostLevels)
    }
    #expect(
      error?.description.hasPrefix("here: its folders are nested more than 32 deep ('") == true)
  }
}

/// A socket that has a name.
private final class UnixSocket {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8CString)
    try #require(bytes.count <= MemoryLayout.size(ofValue: address.sun_path))
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { field in
      unsafe bytes.withUnsafeBytes { unsafe field.copyMemory(from: $0) }
    }
    let bound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
  }

  deinit { close(descriptor) }
}
