import VitrineImages

/// Lists files in a folder.
enum FileList {
  /// Returns the paths, relative to `folder`, of all files with one of the extensions, sorted by bytes;
  /// hidden files and links are left out.
  static func paths(in folder: String, extensions: Set<String>) throws(GoldenError) -> [String] {
    do { return try FolderWalk.paths(in: folder, extensions: extensions) } catch {
      throw GoldenError(folder, error)
    }
  }
}
