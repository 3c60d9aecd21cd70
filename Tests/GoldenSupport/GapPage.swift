import Vitrine

/// The documentation page that lists what is not drawn as on a device; made from the table that
/// diagnostics read.
package enum GapPage {
  package static let file = "Sources/Vitrine/Vitrine.docc/Gaps.md"

  package static var text: String {
    let rows = Gap.allCases.map {
      "| `\($0.name)` | \($0.kind.rawValue) | \(words($0.status)) | \($0.note) |"
    }
    return ([introduction] + rows + [hosts]).joined(separator: "\n") + "\n"
  }

  private static func words(_ status: Gap.Status) -> String {
    switch status {
    case .approximate: "approximate"
    case .ignored: "ignored"
    case .contentOnly: "content only"
    case .prohibited: "a sign"
    }
  }

  private static let introduction = """
    # What is not drawn as on a device

    The names of SwiftUI that are accepted but drawn otherwise than on a device, or not at all.

    ## Overview

    Each use leaves a diagnostic with its name and place: a note where the drawing is approximate, otherwise a warning,
    which `--strict` makes a failure.

    | name | kind | drawn | note |
    | --- | --- | --- | --- |
    """

  private static let hosts = """

    ### Beside views

    | what | drawn | note |
    | --- | --- | --- |
    | Swift sources, folders and projects as input of `check`, `lint`, `mcp` and `worker` | no | `render`, `gallery`, `batch` and `preview` compile them; `init` writes a test beside them that compares their pictures, and rules are judged on documents alone |
    | `#available` and `#unavailable` in Swift sources | approximate | the compiler takes every system as new enough; with `--os` a bundle's program names each condition that is answered otherwise there |
    | rendering modes accented and vibrant | approximate | from which ground on black replaces white, and the strength of tints are estimated |
    | sizes of Lock Screen widgets | approximate | those of the Human Interface Guidelines, but on 393 × 852 points 58 × 58 and 146 × 58, as three screenshots have; 402 × 874 points follow that screen, as nothing is known of them |
    | looks of Home Screens | approximate | icons of other apps are generic; the measures of folders, and of the column beside the widgets on the cover of iPhone Duo, are estimated |
    | Live Activities | approximate | the Lock Screen, the Dynamic Island, StandBy, a watch's Smart Stack and a car's places; the material of platters, gaps between regions and the looks of cards are estimated; a car's dashboard is not drawn around them, as no measures of it are public |
    | StandBy | approximate | the places of widgets and of a live activity's chip, and the red of the night are estimated |
    | Smart Stack of a watch | approximate | cards of rectangular widgets and of live activities have their documented sizes; their places, corners, ground and margins are estimated; not the row of circles, of which no measures are public |
    | complications | approximate | corners, circles, rectangles and lines of watch faces with their labels; fonts and the faces themselves are estimated |
    | controls | approximate | in the Control Center and on the Lock Screen of iPhone and iPad; sizes of symbols and texts, colours and the system's modules around are estimated; not on a Mac and a watch, and not beside the Action button, of whose looks no numbers are public |
    | `UIViewController` and UIKit's views in Today extensions | approximate | labels, pictures, buttons, stacks and effects by frames, masks and anchors; what a constraint leaves open is a diagnostic, as no solver is asked |
    | storyboards and nibs of Today extensions | no | controllers make their views in code; without Objective-C, the compiler takes no `@objc`, `@IBOutlet`, `#selector` and `#keyPath` |
    | pictures | approximate | PNG, JPEG, WebP, HEIC, GIF (first frame), SVG without what the row above names and, in catalogues, PDF (`pdftocairo`) are read; colours of other profiles than primaries and curves count as sRGB |
    | hyphenation | approximate | lines break between words, and within them at soft hyphens only |
    | `#Preview` and `PreviewProvider` | yes | by `--previews` and `--view` of a bundle's program; not those of UIKit's views, nor `previewDevice` |
    | modules beside SwiftUI, WidgetKit, AppIntents, Intents, UIKit, ActivityKit, NotificationCenter, OSLog, Charts, CoreLocation and AVFoundation | approximate | Combine, CoreData, CryptoKit, StoreKit, SwiftData, UserNotifications and some more have other names and are reached by aliases; what they would ask of a device is empty or denied |
    | SwiftData and Core Data | approximate | models are in memory: stores are empty, or have the rows of `--data`; no store of an app is read, nothing is migrated or shared, and no notification tells of changes |
    | pictures that code draws by UIKit and Core Graphics | approximate | colours are those of sRGB; the blend modes sourceOut, destinationAtop and xor, tiles of `CGContext.draw` and gradients between circles of two centres are drawn otherwise, with a warning; JPEG files are PNG files |
    | custom symbols | approximate | templates of filled paths; weights between the drawn ones are interpolated by the stems of text, and scales that are not drawn are estimated |
    | `MeshGradient` | approximate | the slopes of colours at its points are estimated |
    | Charts | approximate | bars, lines, points, areas, rules, rectangles and sectors with scales, axes and legend; where labels stand and how many there are is estimated, as are the dashes, the sizes of symbols and the gaps of groups that an author leaves to the chart; the colours between which numbers choose without a scale, and the sizes of automatic bins, too; a function of a plot needs its domain; no three dimensions |
    | CoreLocation, AVFoundation, requests of live activities | refused | places are denied, sound is silent, activities are switched off |
    | `NSAttributedString` of HTML | approximate | words, headings, bold, italics and colours of letters in Times of 12 points; other styles, links and pictures are not read |
    | `NSLocalizedString`, `Bundle.localizedString` | approximate | the extension's strings in the picture's language; of plural forms `String(format:)` takes the right one, and what is not filled so has the one named `other` |
    | a widget's `UserDefaults(suiteName:)` and app group | empty | what the app would have left there is not known |
    """
}
