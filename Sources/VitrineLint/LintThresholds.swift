/// The limits of rules. Each is the guidelines' own number unless it is called a proposal.
package struct LintThresholds: Hashable, Sendable {
  /// The least contrast of text on what lies behind it (WCAG 2.1, 1.4.3 AA).
  package var contrast = 4.5
  /// The least contrast of large text (the same).
  package var largeTextContrast = 3.0
  /// The sizes in points from which text is large: regular, and bold (the same).
  package var largeText = 18.0
  package var largeBoldText = 14.0
  /// The least side of a tap target in points (Human Interface Guidelines, layout).
  package var tapTarget = 44.0
  /// The most tap targets of a medium, and of a larger family: proposals.
  package var mediumTargets = 6
  package var largeTargets = 12
  /// The least distance of content from the container's edge in points (guidelines of iOS 14 on).
  package var margin = 16.0
  /// The same for content on a background of its own, such as a tile.
  package var groupedMargin = 8.0
  /// The largest difference of a concentric corner's radius in points: a proposal.
  package var cornerSlack = 1.0
  /// The least size in points of texts in the author's own font: a proposal.
  package var customFont = 20.0
  /// The most characters of a description: a proposal.
  package var descriptionLength = 80
  /// The most settings of a widget: a proposal.
  package var parameters = 4
  /// The least seconds between two entries of a timeline (WidgetKit's guidance on reloads).
  package var entryInterval = 300.0
  /// The most pixels of a picture as a multiple of the widget's own pixels: the system refuses larger ones.
  package var imagePixels = 4.4
  /// The least pixels of a picture along a side, as a share of those that it covers: a proposal.
  package var imageSharpness = 0.75
  /// The largest distance in points between a view and its placeholder.
  package var placeholderShift = 2.0

  /// The most that the system's margins and the author's padding may come to in points: a proposal.
  package var doubledMargin = 24.0
  /// The largest distance of a view from its mirrored place in points: a proposal.
  package var mirrorSlack = 4.0
  /// The most of a widget that a picture in full colour covers when it is tinted: a proposal.
  package var fullColorShare = 0.9
  /// The least opacity of texts and symbols in vibrant widgets: a proposal.
  package var vibrantOpacity = 0.99
  /// The least contrast with black of texts on Lock Screens (WCAG 2.1, 1.4.6 AAA), where wallpapers are brighter.
  package var screenContrast = 7.0
  /// The least opacity of texts beside clear icons: a proposal, below that of secondary labels.
  package var screenOpacity = 0.5
  /// The most of a view in points that lies under the camera of an island, or outside a corner: proposals.
  package var cameraSlack = 0.5
  package var cutCorner = 2.0
  /// The least and the most of a widget that its content covers: proposals.
  package var leastFilled = 0.08
  package var mostFilled = 0.6
  /// The most strong colours: a proposal.
  package var hues = 4
  /// The most of the small family's texts that a larger one lacks: a proposal.
  package var missingShare = 0.5
  /// The most bytes of a timeline's archive by the estimate: a proposal below what the system refuses.
  package var archiveBytes = 1_572_864.0
  /// The most bytes of the decoded pictures of a live activity (about 30 MB, observed by an app's author).
  package var activityImageBytes = 30_000_000.0
  /// The least distance of content from the edges of a Today widget in points (“several pixels” of the seeds).
  package var todayMargin = 4.0
  /// The least distance between items of a grid in a Today widget in points: a proposal.
  package var gridGap = 8.0
  /// The most items of a grid in a Today widget (seeds).
  package var gridItems = 4
  /// The most words of a collapsed Today widget: a proposal.
  package var todayWords = 25
  /// The most characters of a Today widget's name: a proposal.
  package var nameLength = 20
  /// The least size of the largest text of a small widget as a multiple of the middle one: a proposal.
  package var dominance = 1.25
  /// The most of a widget that a logo, and that the app's icon covers: proposals.
  package var logoShare = 0.05
  package var iconShare = 0.5
  /// The largest distance of content from the edges of the header above a Today widget in points (a proposal: a pixel
  /// of the coarsest screen).
  package var headerSlack = 1.0
  /// The largest luminance of dark text, and the least of light text, on Today widgets: proposals.
  package var darkText = 0.2
  package var lightText = 0.5

  package init() {}

  package static let standard = LintThresholds()
}
