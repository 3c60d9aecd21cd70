import Testing

/// Statements that must not appear anywhere without a reason: each file that has them is listed with their number, so
/// that a new one is a line in a review.
@Suite struct PlaceTests {
  @Test(arguments: PlaceKind.all) func placesAreKnown(kind: PlaceKind) throws {
    let found = try kind.found()
    let known = Dictionary(uniqueKeysWithValues: kind.places.map { ($0.path, $0.count) })
    let new = found.filter { known[$0.key, default: 0] < $0.value }.keys.sorted()
    #expect(new == [], "\(kind): say in the list why it may, or use what is there for it")
    let gone = known.filter { found[$0.key, default: 0] < $0.value }.keys.sorted()
    #expect(gone == [], "\(kind): the list has more than there is")
  }
}

extension PlaceKind: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension PlaceKind {
  static var all: [PlaceKind] { [removals, writes, hashes, stores] }

  /// What is removed, emptied or renamed: only what this run made, or what a record, a lock or the content of
  /// the file proves to be the program's.
  private static var removals: PlaceKind {
    PlaceKind(
      name: "removes, empties or renames a file",
      patterns: [
        #"\b(?:unlink|unlinkat|rmdir|rename)\s*\("#,
        #"\b(?:renameat|ftruncate|truncate|linkat)\s*\("#,
        #"\b(?:symlink|mkstemp)\s*\("#,
        #"\b(?:removeItem|moveItem|copyItem|replaceItemAt)\s*\("#,
        #"\b(?:replaceItem|trashItem|createFile|forWritingTo)\s*\("#,
        #"\b(?:forWritingAtPath|forUpdating)\s*\("#,
        #"\bO_TRUNC\b"#,
        #"\bO_CREAT\b"#,
        #"\.write\(to: (?:URL|url|place)"#,
      ],
      places: [
        Place(
          "VitrineWidgets/WidgetKit/AppGroups.swift", 1,
          "its own folder of this process, by a name of its own"),
        Place(
          "VitrineGoldens/OwnFile.swift", 2, "the one place for artifacts; callers have a record"),
        Place(
          "VitrineImages/StaleTemporaryFiles.swift", 1,
          "its own temporary files, unlocked, whose names say their inodes"),
        Place(
          "VitrineImages/TemporaryFile.swift", 6,
          "the temporary file of this call, and the name it takes"),
        Place("VitrineSourcesTool/main.swift", 1, "the output that the build tool was given"),
        Place("VitrineCLI/Goldens/ArtifactsLock.swift", 1, "an empty folder that this run made"),
        Place(
          "VitrineCLI/Extensions/ExtensionFolder.swift", 2,
          "links in its own folder of the user's cache"),
        Place(
          "VitrineRunner/Isolation/Confinement.swift", 2,
          "its own folders of processes, by their numbers, beside the program"),
        Place(
          "VitrineCLI/Goldens/TemporaryCopy.swift", 3,
          "its own copy of a commit, with its lock in it"),
        Place(
          "VitrineCLI/Batch/LineWriter.swift", 4,
          "lists, known by their lines before they are opened"),
        Place(
          "VitrineCLI/Batch/PictureCache.swift", 2, "entries, known by their first line and key"),
      ])
  }

  /// What replaces a file: those that flags name, and those of the program.
  private static var writes: PlaceKind {
    PlaceKind(
      name: "replaces a file",
      patterns: [
        #"\b(?:writeFile|replaceFile)\s*\("#,
        #"\b(?:GoldenStore|Self)\.write\("#,
      ],
      places: [
        Place("VitrineGoldens/GoldenStore.swift", 4, "goldens that are accepted, and artifacts"),
        Place(
          "VitrineGoldens/LatestRun.swift", 1, "the latest run, refused where it is another file"),
        Place(
          "VitrineGoldens/RecordFiles.swift", 2, "records, once the folder is known as a run's"),
        Place(
          "VitrineGoldens/RunFiles.swift", 1,
          "the list of the run, refused where it is another file"),
        Place(
          "VitrineGoldens/RunLog.swift", 1, "the log of runs, refused where it is another file"),
        Place("VitrineGoldens/VerdictCache.swift", 1, "verdicts, refused where it is another file"),
        Place("VitrineGoldens/VerdictFile.swift", 2, "into memory"),
        Place("VitrineImages/FileWriting.swift", 5, "the two functions themselves"),
        Place("VitrineCLI/ManualCommand.swift", 1, "the pages of -o"),
        Place(
          "VitrineCLI/Lint/LintReportOptions.swift", 5,
          "the pictures of --pictures, and the reports that flags name"),
        Place("VitrineCLI/Lint/LintRulePages.swift", 4, "the pages that a flag names"),
        Place("VitrineCLI/Gallery/GalleryFile.swift", 2, "the pictures of -o"),
        Place("VitrineCLI/Gallery/GalleryRun.swift", 1, "the page of -o"),
        Place("VitrineCLI/Goldens/PictureExport.swift", 2, "the files of --export"),
        Place("VitrineCLI/Goldens/ReportOptions.swift", 3, "the reports that flags name"),
        Place("VitrineCLI/Commands/CheckCommand.swift", 1, "the file of --costs"),
        Place("VitrineCLI/Commands/DiffCommand.swift", 1, "the picture of -o"),
        Place(
          "VitrineCLI/Extensions/ExtensionFolder.swift", 1,
          "sources and lists in its own folder of the user's cache"),
        Place(
          "VitrineCLI/Extensions/ExtensionBuild.swift", 1,
          "the file of --stubs, where there is none"),
        Place("VitrineCLI/Commands/SymbolsCommand.swift", 1, "the sheet of a flag"),
        Place("VitrineCLI/Batch/BatchDrawer+Entries.swift", 1, "a picture of -o by the row's name"),
        Place("VitrineCLI/Batch/BatchDrawer.swift", 1, "a picture of -o by the row's name"),
        Place("VitrineCLI/Batch/PictureCache.swift", 1, "an entry of --cache by its key"),
        Place("VitrineCLI/Schemas/JSONShape.swift", 1, "into memory"),
        Place("VitrineCLI/Worker/JobAnswer.swift", 2, "into memory"),
        Place("VitrineCLI/Worker/JobRunner.swift", 1, "a picture of -o by the job's name"),
        Place("VitrineCLI/Output/SpokenPicture.swift", 1, "the sheet of a flag"),
        Place("VitrineCLI/Setup/SetupFile.swift", 1, "files of init: new, or with lines added"),
        Place("VitrineRunner/RequestAnswers.swift", 1, "into memory"),
        Place("VitrineRunner/Drawing/PictureFile.swift", 2, "a picture of -o, with its hit map"),
      ])
  }

  /// Hashes of 64 bits, which anyone can make equal: none of them decides that two inputs are one, or that a
  /// picture need not be drawn, as SHA-256 or a comparison of bytes does.
  private static var hashes: PlaceKind {
    PlaceKind(
      name: "hashes to 64 bits",
      patterns: [
        #"\b(?:StableHash|StableWordHash)\(\)"#,
        #"\bContentHash\.of\b"#,
        #"\bpixelHash\("#,
      ],
      places: [
        Place(
          "VitrineWidgets/Configuration/ImageName.swift", 1,
          "a short end of a long name; equal names are refused"),
        Place(
          "VitrineWidgets/Configuration/PictureSettings.swift", 1,
          "the settings that goldens tell of: explanations"),
        Place(
          "VitrineWidgets/Configuration/Wallpaper.swift", 1, "a key of pixels, which are compared"),
        Place("VitrineCLI/Lint/LintMarks.swift", 1, "a short end of a name that lost letters"),
        Place("VitrineGoldens/CauseGroup.swift", 1, "the short name of a cause in reports"),
        Place("VitrineGoldens/LatestRun.swift", 1, "which processes are of one run of tests"),
        Place("VitrineGoldens/PictureCosts.swift", 1, "tells whether two machines share costs"),
        Place("VitrineGoldens/PictureOrigin.swift", 2, "the origin in a golden: explanations"),
        Place("VitrineGoldens/Shard.swift", 1, "which machine draws a picture"),
        Place("VitrineGoldens/VerdictFile.swift", 2, "whether a file is whole"),
        Place(
          "VitrineViews/CustomSymbols/SymbolTemplateFolder.swift", 1,
          "the settings that goldens tell of; SHA-256 decides"),
        Place(
          "VitrineViews/Images/BitmapResource+File.swift", 2, "a key of pixels, which are compared"),
        Place("VitrineViews/Assets/AppIcon.swift", 1, "a key of pixels, which are compared"),
        Place("VitrineImages/ImageDecoder.swift", 3, "a key of pixels, which are compared"),
        Place("VitrineImages/PixelHash.swift", 1, "the function itself"),
        Place(
          "VitrineBlame/NodeProperties.swift", 1, "a property in a golden's record: explanations"),
        Place("VitrineBlame/PlacedRecord+Text.swift", 1, "the origin in a golden: explanations"),
        Place(
          "VitrineBlame/ShapeProperties.swift", 1, "a property in a golden's record: explanations"),
        Place("VitrineBlame/TreeSignature.swift", 3, "which views of two records belong together"),
        Place("VitrineText/Fonts/FontBytes.swift", 1, "a key of a font, whose bytes are compared"),
        Place("VitrineText/Fonts/FontCatalog.swift", 1, "a key of a bundled font"),
        Place(
          "VitrineText/Fonts/FontInstance.swift", 1, "a number of a font, unique in its library"),
        Place(
          "VitrineText/Fonts/GlyphLoader.swift", 2,
          "a key of an outline or bitmap, which is compared"),
        Place(
          "VitrineText/Shaping/WordCache.swift", 1,
          "a key of a word, which is compared with its font"),
        Place("VitrineText/Paragraphs/ParagraphCache.swift", 1, "chooses one of several locks"),
        Place(
          "VitrineCLI/Batch/Manifest.swift", 1, "where a name's line may be; the name is compared"),
        Place("VitrineCLI/Output/SpokenSheet.swift", 1, "a key of pixels, which are compared"),
      ])
  }

  /// What outlives a picture: none of it is what a document or bundle brings.
  private static var stores: PlaceKind {
    PlaceKind(
      name: "keeps something for the whole process",
      patterns: [
        #"@TaskLocal"#,
        #"nonisolated\(unsafe\)"#,
        #"\bstatic (?:let|var) \w+(?:: [^=\n{]+)? = (?:Mutex|Atomic)\b"#,
        #"\bstatic let \w+: (?:Mutex|Atomic)"#,
        #"\bstatic var \w+(?:: [^={\n]+)? = "#,
        #"\n(?:private |fileprivate |package )?(?:let|var) \w+(?:: [^=\n]+)? = (?:Mutex|Atomic)\b"#,
      ],
      places: [
        Place(
          "VitrineRunner/Isolation/FallWatch.swift", 1, "whether the process is a bundle's program"),
        Place("VitrineViews/Intents/IntentChoices.swift", 1, "what a caller chooses, for its code"),
        Place(
          "VitrineWidgets/Surroundings/Surroundings.swift", 3,
          "the picture that a task draws, and a count of runs"),
        Place("VitrineImages/StaleTemporaryFiles.swift", 1, "folders that were looked at"),
        Place("VitrineTesting/Snapshots/SnapshotContext.swift", 2, "the test that a task runs"),
        Place(
          "VitrineSurroundings/Places.swift", 3,
          "places by their identifiers, which decide what they are"),
        Place("VitrineSurroundings/StringAnswers.swift", 2, "texts by their content, for C"),
        Place("VitrineCLI/Bundles/BundleSession.swift", 1, "lets one program start at a time"),
        Place(
          "Shims/VitrineCombine/Publisher+Notifications.swift", 2, "values of one subscription"),
        Place(
          "VitrineRunner/Output/Interruption.swift", 4,
          "the signal that came, and what becomes of it"),
        Place("VitrineRunner/Output/Output.swift", 1, "the failure of standard output"),
        Place("VitrineRunner/Drawing/ProviderWatch.swift", 1, "whether it is a bundle's program"),
        Place(
          "VitrineStores/Rows/SampleRows.swift", 1, "the rows of --data, given before code runs"),
        Place("Shims/VitrineSwiftData/PersistentModel.swift", 1, "the number of the next identity"),
        Place(
          "Shims/VitrineCoreData/NSManagedObjectID.swift", 1, "the number of the next identity"),
      ])
  }
}
