/// Parameters that public declarations of Vitrine and its shims take and do not use, with the reason:
/// each either leaves a diagnostic of the gap table, or says what a still picture of a widget cannot show.
struct DroppedParameters {
  var reason: String
  /// `Folder/File.swift`, for all of a file, or that and a declaration and parameters of it.
  var places: [String]
}

let droppedParameters: [DroppedParameters] = [
  DroppedParameters(
    reason: "a new device has nothing to find, keeps nothing and asks nobody",
    places: [
      "Shims/VitrineAudioToolbox/SystemSounds.swift",
      "Shims/VitrineBackgroundTasks/BGTaskScheduler.swift", "Shims/VitrineEventKit/EKEvent.swift",
      "Shims/VitrineEventKit/EKEventStore.swift", "Shims/VitrineHealthKit/HKObject.swift",
      "Shims/VitrineHealthKit/HKQuery.swift", "Shims/VitrineNetwork/NWPathMonitor.swift",
      "Shims/VitrinePhotos/PHPhotoLibrary.swift", "Shims/VitrineSecurity/Keychain.swift",
      "Shims/VitrineStoreKit/Product.swift", "Shims/VitrineStoreKit/Transaction.swift",
      "Shims/VitrineTipKit/Tip.swift",
      "Shims/VitrineUserNotifications/UNNotificationContent.swift",
      "Shims/VitrineUserNotifications/UNNotificationRequest.swift",
      "Shims/VitrineUserNotifications/UNUserNotificationCenter.swift",
      "Platform/UIApplication.swift canOpenURL url",
      "Platform/UIApplication.swift open url options",
    ]),
  DroppedParameters(
    reason: "there is no runtime that calls methods by name",
    places: ["Platform/ObjectiveCNames.swift"]),
  DroppedParameters(
    reason: "nothing is here that the Objective-C runtime has archived",
    places: ["Shims/SwiftUI/ArchivedColors.swift"]),
  DroppedParameters(
    reason: "the type of a sample, by which it is chosen", places: ["Invented/InventedSample.swift"]
  ),
  DroppedParameters(
    reason: "a map is a plain ground, as its diagnostic says",
    places: [
      "Shims/VitrineMapKit/MKMapSnapshotter.swift", "Shims/VitrineMapKit/Map.swift",
      "Shims/VitrineMapKit/MapContent.swift", "Shims/VitrineMapKit/MapStyle.swift",
    ]),
  DroppedParameters(
    reason: "pictures that code draws have one space of colours, smooth edges and upright files",
    places: [
      "Images/CGImage.swift init orientation", "UIKit/Contexts/CGGradient.swift init space",
      "UIKit/Contexts/CGColorSpace.swift converted space intent options",
      "UIKit/Contexts/CGContext.swift setShouldAntialias antialias",
      "UIKit/Contexts/CGContext.swift setAllowsAntialiasing antialias",
      "UIKit/Contexts/TextDrawing.swift draw options",
      "UIKit/Contexts/TextDrawing.swift boundingRect options context",
      "CodeDrawings/ImageContexts.swift init bitsPerComponent bytesPerRow space bitmapInfo",
      "CodeDrawings/UIGraphicsImageRenderer.swift jpegData quality",
      "CodeDrawings/UIGraphicsImageRenderer.swift init traitCollection",
      "CodeDrawings/UIImage+Drawn.swift jpegData compressionQuality",
      "Shims/VitrineImageIO/CGImageSource.swift",
    ]),
  DroppedParameters(
    reason: "nothing is chosen in a picture, and each type has one object",
    places: [
      "Intents/IntentDependencies.swift init parameters key manager",
      "Intents/IntentDependencies.swift subscript path",
      "Intents/IntentDependencies.swift add key",
      "Platform/UTType.swift init conformingTo",
    ]),
  DroppedParameters(
    reason: "the form writes one unit and whole seconds, as it says",
    places: [
      "Text/SystemFormatStyle.swift init maxFieldCount thresholdField maxPrecision"
    ]),
  DroppedParameters(
    reason: "nothing moves, is touched or runs on in a still picture",
    places: [
      "Modifiers/StillModifiers.swift", "Modifiers/Animation.swift", "Modifiers/Gestures.swift",
      "Modifiers/SymbolEffects.swift", "Modifiers/ScrollTransition.swift",
      "Environment/Binding.swift animation animation",
      "Modifiers/GapModifiers.swift phaseAnimator trigger animation",
      "Modifiers/Keyframes.swift",
      "Containers/AsyncImage.swift init transaction",
      "Containers/ScrollView.swift init showsIndicators",
      "Containers/ScrollView.swift scrollTo id anchor",
      "Environment/ScrollPosition.swift", "Modifiers/ScrollTargets.swift",
      "Materials/Glass.swift interactive isEnabled",
      "Containers/Tab.swift init role", "Modifiers/MarkModifier.swift tag includeOptional",
      "Controls/Button.swift init action", "UIKit/Views/UIControl.swift init handler",
      "Modifiers/NavigationTransition.swift", "View/ForEach.swift onDelete action",
      "Shims/VitrineCombine/Receiving.swift",
      "Shims/VitrineCombine/Timer.swift publish runLoop mode",
      "View/ForEach.swift onMove action",
      "View/Preferences.swift onPreferenceChange action",
      "Canvas/Canvas.swift init rendersAsynchronously",
      "Layout/Grid.swift init pinnedViews", "Layout/LazyStacks.swift init pinnedViews",
      "Shims/VitrineSwiftData/Query.swift init animation",
      "Shims/VitrineSwiftData/Query.swift init transaction",
      "Shims/VitrineCoreData/FetchRequest.swift init animation",
      "Shims/VitrineCoreData/SectionedFetchRequest.swift init animation",
    ]),
  DroppedParameters(
    reason: "it is of a store in a file, and stores are in memory",
    places: [
      "Shims/VitrineSwiftData/ModelContext.swift delete includeSubclasses",
      "Shims/VitrineSwiftData/ModelContext.swift fetch batchSize",
      "Shims/VitrineSwiftData/ModelContext.swift fetchIdentifiers batchSize",
      "Shims/VitrineSwiftData/ModelContext.swift enumerate batchSize",
      "Shims/VitrineSwiftData/ModelContext.swift enumerate allowEscapingMutations",
      "Shims/VitrineSwiftData/Schema.swift ephemeral isEphemeral",
      "Shims/VitrineSwiftData/Schema.swift init hashModifier",
      "Shims/VitrineSwiftData/Schema.swift init options",
      "Shims/VitrineSwiftData/Schema.swift init minimumModelCount",
      "Shims/VitrineSwiftData/Schema.swift init maximumModelCount",
      "Shims/VitrineSwiftData/Schema.swift init originalName",
      "Shims/VitrineSwiftData/View+ModelContainer.swift modelContainer isAutosaveEnabled",
      "Shims/VitrineSwiftData/View+ModelContainer.swift modelContainer isUndoEnabled",
      "Shims/VitrineCoreData/NSFetchedResultsController.swift init cacheName",
      "Shims/VitrineCoreData/NSManagedObjectContext.swift perform schedule",
    ]),
  DroppedParameters(
    reason: "apps, their scenes and shortcuts compile and draw nothing",
    places: [
      "Platform/AppScene.swift",
      "Intents/AppShortcuts.swift init intent shortTitle systemImageName",
      "Intents/AppShortcuts.swift init literalCapacity interpolationCount",
    ]),
  DroppedParameters(
    reason: "of a document the words are read, and what else it has is not told",
    places: ["UIKit/Documents/NSAttributedString+Documents.swift init documentAttributes"]),
  DroppedParameters(
    reason: "a widget keeps one kind of space at its edges",
    places: ["Modifiers/ContainerFrame.swift scenePadding padding"]),
  DroppedParameters(
    reason: "identity lasts from one picture to the next, and there is one picture",
    places: ["View/ForEach.swift init id", "VitrineCharts/ChartContent.swift init id"]),
  DroppedParameters(
    reason: "a picture is of one moment, which the entry and --at choose",
    places: [
      "Containers/TimelineView.swift init schedule",
      "Containers/TimelineSchedule.swift entries startDate mode",
    ]),
  DroppedParameters(
    reason: "it is spoken, not shown",
    places: [
      "Modifiers/AccessibilityModifiers.swift",
      "Text/Text+Modifiers.swift speechSpellsOutCharacters value",
      "Text/Text+Modifiers.swift speechAdjustedPitch value",
      "Text/Text+Modifiers.swift speechAlwaysIncludesPunctuation value",
      "Environment/UIAccessibility.swift post notification argument",
    ]),
  DroppedParameters(
    reason: "a widget has no bars, sheets and menus, opens nothing and presents nothing",
    places: [
      "Modifiers/PresentationModifiers.swift",
      "Environment/EnvironmentValues+Keys.swift systemAction url",
      "Environment/EnvironmentValues+Keys.swift init handler",
      "Environment/EnvironmentValues+Keys.swift callAsFunction url completion",
    ]),
  DroppedParameters(
    reason: "the whole declaration is not drawn, as the page of gaps says",
    places: [
      "Containers/ProhibitedViews.swift", "Modifiers/Shaders.swift", "Controls/Menu.swift",
      "Canvas/TextRenderer.swift",
      "Modifiers/VisualEffect+Functions.swift colorEffect shader",
      "Modifiers/VisualEffect+Functions.swift distortionEffect shader maxSampleOffset",
      "Modifiers/VisualEffect+Functions.swift layerEffect shader maxSampleOffset",
      "Previews/PreviewProvider.swift previewDevice device",
    ]),
  DroppedParameters(
    reason: "the system around the widget is told, not the picture",
    places: [
      "WidgetKit/ConfigurationModifiers.swift onBackgroundURLSessionEvents identifier urlSessionEvent"
        + " isMatching",
      "WidgetKit/ConfigurationModifiers.swift disfavoredLocations locations families",
      "WidgetKit/ControlCenter.swift reloadControls kind",
      "WidgetKit/ControlWidgetTemplate.swift privacySensitive sensitive",
      "WidgetKit/LiveActivity.swift activitySystemActionForegroundColor color",
      "WidgetKit/LiveActivityRequests.swift",
      "WidgetKit/Recommendations.swift init context",
      "WidgetKit/WidgetCenter.swift reloadTimelines kind",
      "WidgetKit/WidgetCenter.swift invalidateRelevance kind",
      "Intents/AppEntity.swift", "Intents/AppIntent.swift", "Intents/EntityQuery.swift",
      "Intents/IntentParameter.swift", "Intents/IntentResult.swift",
      "Intents/ParameterSummary.swift",
      "Shims/OSLog/Logger.swift", "Shims/OSLog/OSLog.swift", "Shims/OSLog/Signposts.swift",
      "Shims/CoreLocation/Locations.swift",
      "Shims/AVFoundation/Audio.swift", "Shims/VitrineCombine/Schedulers.swift subscribe scheduler",
    ]),
  DroppedParameters(
    reason:
      "resources are found by name in the folders of the widget, whatever bundle they are asked of",
    places: [
      "Style/AssetCatalog.swift init bundle", "Style/ImageResource.swift init bundle",
      "Style/Color.swift init bundle",
      "Style/UIColor.swift init bundle traits", "Images/Image.swift init bundle",
      "Text/Text.swift init bundle comment", "Intents/LocalizedStringResource.swift init comment",
      "Intents/LocalizedStringResource.swift forClass type",
    ]),
  DroppedParameters(
    reason:
      "strings are looked up in the widget's tables and written in the picture's language, as their documentation says",
    places: ["Surroundings/LocalizedStrings.swift init bundle locale comment"]),
  DroppedParameters(
    reason: "storyboards, nibs and their archives are not read, as the page of gaps says",
    places: [
      "UIKit/Views/UIView.swift init coder",
      "Measurements/DateComponentsFormatter.swift init coder",
      "Measurements/ListFormatter.swift init coder",
      "Measurements/MeasurementFormatter.swift init coder",
      "TodayControllers/UIViewController.swift init nibBundleOrNil coder",
    ]),
  DroppedParameters(
    reason: "the page of gaps says that the key shows",
    places: ["Intents/LocalizationValue.swift"]),
  DroppedParameters(
    reason: "state and storage have their initial values, as the documentation says",
    places: ["Environment/PropertyWrappers.swift init key store"]),
  DroppedParameters(
    reason: "a diagnostic of the gap table tells it where the view is resolved",
    places: [
      "Containers/AsyncImage.swift init url scale",
      "Containers/Navigation.swift init path destination value",
    ]),
  DroppedParameters(
    reason: "Apple's own views show nothing of it either, or it decides edges of less than a pixel",
    places: [
      "Controls/Gauge.swift init markedValueLabels",
      "Images/Image+Modifiers.swift allowedDynamicRange range",
      "Modifiers/DrawingModifiers.swift clipped antialiased",
      "Canvas/GraphicsContext+Drawing.swift draw style",
    ]),
  DroppedParameters(
    reason: "what a protocol does where a conforming type says nothing depends on nothing",
    places: [
      "Layout/Layout.swift", "View/ModifiedContent.swift body content",
      "Modifiers/GeometryEffect.swift body content",
      "View/PrimitiveModifier.swift body content",
      "Style/ShapeStyle.swift resolve environment", "Shapes/Path.swift path rect",
      "Controls/ButtonStyleConfiguration.swift composition environment",
      "Controls/GaugeStyleConfiguration.swift composition environment",
      "Controls/Label.swift composition environment",
      "Controls/LabelStyleConfiguration.swift composition environment",
      "Controls/Section.swift composition environment",
      "WidgetKit/WidgetEnvironment.swift subscript keyPath",
      "Text/AttributedString+Compose.swift subscript keyPath",
      "Today/NCWidgetProviding.swift", "Today/NSExtensionContext.swift", "Today/TodayWidget.swift",
    ]),
]
