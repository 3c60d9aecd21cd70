import Testing
import VitrineProjects

/// Targets whose files are listed in groups.
@Suite struct XcodePlanTests {
  private let fixture = ProjectFixture()

  private func classic(settings: String = "", more: String = "") throws {
    try fixture.widget("Widgets/Steps.swift")
    try fixture.write("Shared/Model.swift")
    try fixture.write("Widgets/Assets.xcassets/Contents.json", "{}")
    try fixture.project(
      objects: """
        W = {isa = PBXGroup; path = Widgets; children = (A, C, GONE); sourceTree = "<group>"; };
        S = {isa = PBXGroup; name = "In the project"; children = (B); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = Steps.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = Shared/Model.swift; sourceTree = SOURCE_ROOT; };
        C = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        D = {isa = PBXFileReference; path = Lost.swift; sourceTree = "<group>"; };
        M = {isa = PBXFileReference; path = Steps.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        GONE = {isa = PBXGroup; children = (D); sourceTree = "<group>"; };
        SP = {isa = PBXSourcesBuildPhase; files = (A1, B1, D1, M1); };
        RP = {isa = PBXResourcesBuildPhase; files = (C1, MISSING); };
        A1 = {isa = PBXBuildFile; fileRef = A; };
        B1 = {isa = PBXBuildFile; fileRef = B; };
        C1 = {isa = PBXBuildFile; fileRef = C; };
        D1 = {isa = PBXBuildFile; fileRef = D; };
        M1 = {isa = PBXBuildFile; fileRef = A; platformFilters = (macos, ); };
        \(more)
        """,
      target: "buildPhases = (SP, RP);", group: "W, S", settings: settings)
  }

  @Test func filesAreThoseOfThePhases() throws {
    try classic()
    let plan = try fixture.plan()
    #expect(plan.target.kind == .widgetExtension)
    #expect(plan.target.name == "Widgets")
    #expect(
      fixture.names(plan.target.files.swift) == ["Widgets/Steps.swift", "Shared/Model.swift"])
    #expect(fixture.names(plan.target.files.catalogs) == ["Widgets/Assets.xcassets"])
    #expect(plan.developmentRegion == "de")
    #expect(plan.target.language.version == 5)
    #expect(plan.target.language.conditions == ["DEBUG"])
    let notes = plan.notes.map { $0.description.replacing(fixture.path + "/", with: "") }
    #expect(
      notes == ["App.xcodeproj/project.pbxproj:21: 'Widgets/Lost.swift' is listed and is not there"]
    )
  }

  @Test func settingsDecideTheLanguage() throws {
    try classic(
      settings: """
        SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = NO;
        SWIFT_APPROACHABLE_CONCURRENCY = YES;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) WIDGET"; OTHER_SWIFT_FLAGS = "-DFAST -D SLOW";
        "SWIFT_VERSION[sdk=macosx*]" = 4.2; PRODUCT_NAME = "My $(TARGET_NAME)";
        """)
    let target = try fixture.plan().target
    #expect(target.language.version == 6)
    #expect(target.language.isOfMainActor)
    #expect(
      target.language.features == (LanguageSettings.approachable + ["ExistentialAny"]).sorted())
    #expect(target.language.conditions == ["DEBUG", "WIDGET", "FAST", "SLOW"])
    #expect(target.module == "My_Widgets")
  }

  /// Names of modules become names of files.
  @Test func modulesHaveNoPathsForNames() throws {
    try classic(settings: "PRODUCT_MODULE_NAME = \"../../a b\";")
    #expect(try fixture.plan().target.module == "______a_b")
  }

  @Test func filesOfSettingsAreLayersToo() throws {
    try fixture.write(
      "Base.xcconfig",
      """
      // Words
      #include "More/Other.xcconfig"
      #include? "Absent.xcconfig"
      PRODUCT_MODULE_NAME = $(PREFIX:lower)_kit // a note
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FILE
      what is this
      """)
    try fixture.write("More/Other.xcconfig", "PREFIX = Steps\n#include \"../Base.xcconfig\"\n")
    try classic(
      more: """
        X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        """)
    let file = fixture.path + "/App.xcodeproj/project.pbxproj"
    let text = try ProjectFile.text(file, limit: 1 << 20)
      .replacing(
        "TD = {isa = XCBuildConfiguration;",
        with: "TD = {isa = XCBuildConfiguration; baseConfigurationReference = X;"
      )
      .replacing("children = (W, S)", with: "children = (W, S, X)")
    try fixture.write("App.xcodeproj/project.pbxproj", text)
    let plan = try fixture.plan()
    #expect(plan.target.module == "steps_kit")
    #expect(plan.target.language.conditions == ["DEBUG", "FILE"])
    let notes = plan.notes.map { $0.description.replacing(fixture.path + "/", with: "") }
    #expect(notes.contains("More/Other.xcconfig:2: 'Base.xcconfig' includes itself"))
    #expect(notes.contains("Base.xcconfig:6: expected NAME = value or #include"))
  }

  @Test func frameworksOfTheProjectComeBefore() throws {
    try fixture.write("Kit/Kit.swift")
    try fixture.write("Base/Base.swift")
    try fixture.widget("Widgets/Steps.swift")
    func framework(_ id: String, _ name: String, _ needs: String) -> String {
      """
      \(id) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework";
        fileSystemSynchronizedGroups = (\(id)S); productReference = \(id)P; dependencies = (\(needs)); };
      \(id)S = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      \(id)P = {isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
      """
    }
    try fixture.project(
      objects: """
        W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; };
        \(framework("K", "Kit", "KB"))
        \(framework("B", "Base", "BK"))
        KB = {isa = PBXTargetDependency; target = B; };
        BK = {isa = PBXTargetDependency; target = K; };
        F = {isa = PBXFrameworksBuildPhase; files = (F1); };
        F1 = {isa = PBXBuildFile; fileRef = KP; };
        """,
      target: "fileSystemSynchronizedGroups = (W); buildPhases = (F);", group: "W, KS, BS")
    let file = fixture.path + "/App.xcodeproj/project.pbxproj"
    let text = try ProjectFile.text(file, limit: 1 << 20)
      .replacing("targets = (T,)", with: "targets = (T, K, B)")
    try fixture.write("App.xcodeproj/project.pbxproj", text)
    let plan = try fixture.plan()
    #expect(plan.modules.map(\.module) == ["Base", "Kit"])
    #expect(
      plan.modules.map { fixture.names($0.files.swift) } == [
        ["Base/Base.swift"], ["Kit/Kit.swift"],
      ])
  }

  /// Of two targets that build one module, the one for iPhones is meant.
  @Test func aFrameworkComesOnce() throws {
    try fixture.write("Kit/Kit.swift")
    try fixture.write("Watch/Kit.swift")
    try fixture.write(
      "Widgets/Steps.swift", "import Kit\nimport WidgetKit\nstruct Steps: Widget {}\n")
    func framework(_ id: String, _ folder: String, _ kit: String) -> String {
      """
      \(id) = {isa = PBXNativeTarget; name = \(folder); productType = "com.apple.product-type.framework";
        fileSystemSynchronizedGroups = (\(id)S); buildConfigurationList = \(id)L; };
      \(id)S = {isa = PBXFileSystemSynchronizedRootGroup; path = \(folder); sourceTree = "<group>"; };
      \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D); };
      \(id)D = {isa = XCBuildConfiguration; name = Debug;
        buildSettings = {PRODUCT_NAME = Kit; SDKROOT = \(kit); }; };
      """
    }
    try fixture.project(
      objects: """
        W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; };
        \(framework("A", "Watch", "watchos"))
        \(framework("K", "Kit", "iphoneos"))
        D = {isa = PBXTargetDependency; target = A; };
        """,
      target: "fileSystemSynchronizedGroups = (W); dependencies = (D);", group: "W, AS, KS")
    let file = fixture.path + "/App.xcodeproj/project.pbxproj"
    let text = try ProjectFile.text(file, limit: 1 << 20)
      .replacing("targets = (T,)", with: "targets = (T, A, K)")
    try fixture.write("App.xcodeproj/project.pbxproj", text)
    let plan = try fixture.plan()
    #expect(plan.modules.map(\.module) == ["Kit"])
    #expect(plan.modules.map { fixture.names($0.files.swift) } == [["Kit/Kit.swift"]])
  }
}

/// What a path may be, and what is wrong with some.
@Suite struct ExtensionSearchTests {
  private let fixture = ProjectFixture()

  private func synchronized(_ exceptions: String = "") throws {
    try fixture.widget("Widgets/Steps.swift")
    try fixture.project(
      objects: """
        W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>";
          exceptions = (WE); };
        A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          exceptions = (AE, OE); };
        WE = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Info.plist, "/Localized: Texts.strings", Old); };
        AE = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Model.swift, Data); };
        OE = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER;
          membershipExceptions = (Secret.swift); };
        """,
      target: "fileSystemSynchronizedGroups = (W);", group: "W, A")
  }

  @Test func synchronizedFoldersHaveExceptions() throws {
    try synchronized()
    for name in [
      "Widgets/Info.plist", "Widgets/Old/Gone.swift", "Widgets/en.lproj/Texts.strings",
      "Widgets/en.lproj/Other.strings", "App/Model.swift", "App/Data/Row.swift",
      "App/Data/rows.json", "App/Secret.swift", "App/Main.swift", "Widgets/Goal.intentdefinition",
    ] { try fixture.write(name) }
    let files = try fixture.plan().target.files
    #expect(
      fixture.names(files.swift) == [
        "Widgets/Steps.swift", "App/Data/Row.swift", "App/Model.swift",
      ])
    #expect(fixture.names(files.intents) == ["Widgets/Goal.intentdefinition"])
    #expect(
      fixture.names(files.resources) == ["Widgets/en.lproj/Other.strings", "App/Data/rows.json"])
  }

  @Test func aFolderOfTheProjectMeansItsTarget() throws {
    try synchronized()
    #expect(try fixture.plan("Widgets").target.name == "Widgets")
    #expect(try fixture.plan("App.xcodeproj").target.name == "Widgets")
    #expect(try fixture.plan("Widgets/Steps.swift").target.name == "Widgets")
  }

  @Test func anInfoFileTellsWhatIsExtended() throws {
    try synchronized()
    func info(_ point: String) throws {
      try fixture.write(
        "Widgets/Widgets-Info.plist",
        "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict></dict></plist>"
      )
    }
    let file = fixture.path + "/App.xcodeproj/project.pbxproj"
    let text = try ProjectFile.text(file, limit: 1 << 20)
    try fixture.write(
      "App.xcodeproj/project.pbxproj",
      text.replacing(
        "name = Debug; buildSettings = {}",
        with:
          "name = Debug; buildSettings = {INFOPLIST_FILE = \"$(SRCROOT)/Widgets/Widgets-Info.plist\";}"
      ))
    try info("com.apple.widget-extension")
    #expect(try fixture.plan().target.kind == .todayExtension)
    try info("com.apple.widgetkit-extension")
    #expect(try fixture.plan().target.kind == .widgetExtension)
    try info("com.apple.share-services")
    #expect(
      fixture.message { try fixture.plan() }
        == "App.xcodeproj: no target of it is a widget extension; it has Widgets: choose by --target"
    )
    #expect(try fixture.plan(target: "Widgets").target.kind == .other)
  }

  /// Macs take small letters for capitals, and letters with marks for their parts.
  @Test func filesAreFoundAsMacsFindThem() throws {
    try fixture.widget("widgets/Ca\u{66}e\u{301}/Steps.swift")
    try fixture.project(
      objects: """
        A = {isa = PBXFileReference; path = "Widgets/Caf\u{e9}/steps.swift"; sourceTree = "<group>";};
        B = {isa = PBXBuildFile; fileRef = A;}; S = {isa = PBXSourcesBuildPhase; files = (B);};
        """, target: "buildPhases = (S);", group: "A")
    let files = try fixture.plan().target.files.swift
    #expect(
      try files.count == 1 && ProjectFile.text(files.first ?? "", limit: 1 << 10).contains("Steps"))
  }

  /// The list is that of the file, with what the build adds.
  @Test func theInfoFileIsAsABuildMakesIt() throws {
    try fixture.widget("Widgets/Steps.swift")
    try fixture.write(
      "Widgets/Widgets-Info.plist",
      """
      <plist version="1.0"><dict><key>CFBundleVersion</key><string>$(BUILD)</string>
      <key>Own</key><array><string>$(PRODUCT_NAME) &amp; $(WORD)</string><integer>3</integer></array>
      <key>CFBundleShortVersionString</key><string>$(NONE)</string></dict></plist>
      """)
    try fixture.project(
      objects:
        "W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = \"<group>\";};",
      target: "fileSystemSynchronizedGroups = (W);", group: "W",
      settings: """
        BUILD = 7; WORD = more; MARKETING_VERSION = 2.1; GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_CFBundleDisplayName = "Steps <3"; INFOPLIST_KEY_Shown = NO;
        INFOPLIST_FILE = "Widgets/Widgets-Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(WORD)";
        """)
    let info = try fixture.plan().target.info.filter { $0 != "\n" }
    for pair in [
      "<key>CFBundleVersion</key><string>7</string>",
      "<key>CFBundleShortVersionString</key><string>2.1</string>",
      "<key>CFBundleIdentifier</key><string>com.example.more</string>",
      "<key>CFBundleName</key><string>Widgets</string>",
      "<key>CFBundleDisplayName</key><string>Steps &lt;3</string>",
      "<key>Shown</key><false/>",
      "<key>Own</key><array><string>Widgets &amp; more</string><integer>3</integer></array>",
    ] { #expect(info.contains(pair), "\(pair)") }
  }

  @Test func foldersWithoutAProjectAreTheirSources() throws {
    try fixture.widget("Some/Steps.swift")
    try fixture.write("Some/Assets.xcassets/a.imageset/a.png")
    try fixture.write("Some/Info.plist")
    let plan = try fixture.plan("Some")
    #expect(plan.target.kind == .folder)
    #expect(fixture.names(plan.target.files.swift) == ["Some/Steps.swift"])
    #expect(fixture.names(plan.target.files.catalogs) == ["Some/Assets.xcassets"])
    #expect(plan.target.files.resources == [])
    #expect(plan.target.infoFile.map { fixture.names([$0]) } == ["Some/Info.plist"])
  }

  @Test func modulesThatNobodyHasAreNamed() throws {
    try fixture.write(
      "A.swift",
      """
      import SwiftUI; import MapKit
      @preconcurrency import struct CoreSpotlight.CSSearchableItem
      public import Kingfisher // import Other
      @testable import os.log
      #if canImport(AppKit)
        import AppKit
      #endif
      let text = "import Words"
      importance()
      """)
    #expect(
      try fixture.plan("A.swift").unknownModules == ["CoreSpotlight", "Kingfisher"])
  }

  @Test func mistakesNameTheirPlace() throws {
    #expect(fixture.message { try fixture.plan("None") } == "None: no such file or folder")
    try fixture.write("Empty/note.txt")
    #expect(
      fixture.message { try fixture.plan("Empty") }
        == "Empty: it holds no project, no package and no Swift sources")
    try fixture.write("Two/A.xcodeproj/project.pbxproj", "{}")
    try fixture.write("Two/B.xcodeproj/project.pbxproj", "{}")
    #expect(
      fixture.message { try fixture.plan("Two") }
        == "Two: it holds several projects: A.xcodeproj, B.xcodeproj; name one of them")
    #expect(
      fixture.message { try fixture.plan("Two/A.xcodeproj") }
        == "Two/A.xcodeproj/project.pbxproj:1: expected 'objects', as in every project file")
    try fixture.write("Two/A.xcodeproj/project.pbxproj", "{objects = {}; \n rootObject = P; }")
    #expect(
      fixture.message { try fixture.plan("Two/A.xcodeproj") }
        == "Two/A.xcodeproj/project.pbxproj:2: the project that 'rootObject' names is not there")
    try fixture.project(
      objects: "W = {isa = PBXGroup; children = (W); sourceTree = \"<group>\";};", target: "",
      group: "W")
    #expect(
      fixture.message { try fixture.plan() }.hasSuffix(
        "its groups nest more than 128 deep; is one in itself?"))
  }
}
