/// The files of a project's targets: those that groups list for a build phase, and those that lie in synchronized
/// folders, by their exceptions.
struct XcodeMembership {
  let objects: XcodeObjects
  let paths: XcodePaths

  /// Returns the files of a target.
  ///
  /// - Parameters:
  ///   - infoFile: the path of its `Info.plist`, which is not a resource.
  ///   - notes: takes files that are listed and not there.
  func files(
    of target: XcodeObject, infoFile: String?, notes: inout [ProjectError]
  ) throws(ProjectError) -> TargetFiles {
    var files = TargetFiles()
    for phase in objects.objects("buildPhases", of: target) {
      guard phase.kind == "PBXSourcesBuildPhase" || phase.kind == "PBXResourcesBuildPhase" else {
        continue
      }
      for entry in objects.objects("files", of: phase) where Self.isOfPhone(entry) {
        add(entry, to: &files, &notes)
      }
    }
    for folder in paths.synchronized {
      try add(folder, of: target, infoFile, to: &files, &notes)
    }
    return files
  }

  /// Whether an entry is built for iPhone and iPad.
  private static func isOfPhone(_ entry: XcodeObject) -> Bool {
    let filters = entry.texts("platformFilters") + [entry.text("platformFilter")].compactMap(\.self)
    return filters.isEmpty || filters.contains("ios")
  }

  /// Adds the file of an entry; of a group of languages, that of each.
  private func add(
    _ entry: XcodeObject, to files: inout TargetFiles, _ notes: inout [ProjectError]
  ) {
    guard let reference = objects.object("fileRef", of: entry) else { return }
    let isGroup = reference.kind == "PBXVariantGroup"
    let listed = isGroup ? objects.objects("children", of: reference) : [reference]
    for file in listed {
      guard let path = paths[file.id] else { continue }
      if let spelled = ProjectFile.spelled(path) {
        files.add(spelled)
      } else {
        notes.append(
          ProjectError(objects.file, line: file.line, "'\(path)' is listed and is not there"))
      }
    }
  }
}

// Synchronized folders.
extension XcodeMembership {
  /// Adds the files of a folder that belong to a target: all but its exceptions where the folder is the target's own,
  /// and only these where it is another's.
  private func add(
    _ folder: XcodeObject, of target: XcodeObject, _ infoFile: String?,
    to files: inout TargetFiles, _ notes: inout [ProjectError]
  ) throws(ProjectError) {
    guard let root = paths[folder.id] else { return }
    let isOwn = target.texts("fileSystemSynchronizedGroups").contains(folder.id)
    let exceptions = objects.objects("exceptions", of: folder)
      .filter { $0.text("target") == target.id }
      .flatMap { $0.texts("membershipExceptions") }
      .map { MembershipException($0, in: root) }
    if !isOwn, exceptions.isEmpty { return }
    let all = try ProjectFile.all(in: root)
    if all.isEmpty {
      notes.append(
        ProjectError(objects.file, line: folder.line, "the folder '\(root)' holds no files"))
    }
    for path in all where path != infoFile {
      if exceptions.contains(where: { $0.holds(path) }) != isOwn { files.add(path) }
    }
  }
}

/// A file or folder of a synchronized folder that a target has, or leaves out, unlike the rest.
struct MembershipException {
  private let path: String
  /// The name of a file that lies in the folder of each language.
  private let localized: String?

  /// - Parameter text: a path below the folder; `/Localized: ` before it means those of all languages.
  init(_ text: String, in root: String) {
    let mark = "/Localized: "
    let whole = Paths.join(root, text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : text)
    localized = text.hasPrefix(mark) ? Paths.name(of: whole) : nil
    path = localized == nil ? whole : Paths.folder(of: whole)
  }

  func holds(_ file: String) -> Bool {
    guard let localized else { return file == path || file.hasPrefix(path + "/") }
    let language = Paths.folder(of: file)
    return Paths.name(of: file) == localized && Paths.kind(of: language) == "lproj"
      && Paths.folder(of: language) == path
  }
}
