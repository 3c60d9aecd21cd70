extension LintExplanation {
  /// Why the rules of this group hold, and how they are measured.
  static let widgets: [LintExplanation] = [
    LintExplanation(
      "w-small-essential",
      why: "People expect the same values in a larger widget.",
      how:
        "Texts of the small family, or all their words, are looked for in the larger ones; the share that is missing stands against `missingShare`."
    ),
    LintExplanation(
      "w-no-launcher-only",
      why: "The app’s icon opens the app already.",
      how:
        "A family whose texts are names only, with at most one symbol and no drawing."),
    LintExplanation(
      "w-no-scaled-up-small",
      why: "A larger widget takes the place of four icons or more.",
      how:
        "Views and words of the large families are compared with the small one’s, as far as they are not cut."
    ),
    LintExplanation(
      "w-changes-over-day",
      why: "A widget that never changes is looked at once.",
      how:
        "The pixels of all entries are compared."),
    LintExplanation(
      "w-not-minutely",
      why: "The system limits reloads to some dozens a day.",
      how:
        "The least time between two entries, against `entryInterval`."),
    LintExplanation(
      "w-simple-configuration",
      why: "Most people change nothing.",
      how:
        "Settings are counted, against `parameters`."),
    LintExplanation(
      "w-no-own-settings-screen",
      why: "The system makes the sheet of settings.",
      how:
        "Symbols of gears and sliders inside links and buttons."),
    LintExplanation(
      "w-deep-link",
      why: "A tap should lead to what was tapped.",
      how:
        "The URLs of all targets; two links may not share one, and the widget has one."),
    LintExplanation(
      "w-small-one-tap-target",
      why: "The system follows no links in small widgets.",
      how:
        "The links that the hit map leaves out."),
    LintExplanation(
      "w-not-too-many-tap-targets",
      why: "Small targets are missed.",
      how:
        "The sides of each target against `tapTarget`, their number against `mediumTargets` and `largeTargets`, and whether they overlap."
    ),
    LintExplanation(
      "w-auth-hint",
      why: "People sign in when they know what for.",
      how:
        "Where a text asks to sign in, the words around it are counted."),
    LintExplanation(
      "w-keep-up-to-date",
      why: "Old data misleads.",
      how:
        "The timeline’s reload policy."),
    LintExplanation(
      "w-last-updated-if-stale",
      why: "People cannot tell how old data is.",
      how:
        "A timeline that ends is searched for texts with a time, a day or a month, and drawn again an hour later."
    ),
    LintExplanation(
      "w-system-dates",
      why: "A formatted text is wrong a minute later.",
      how:
        "Texts such as “in 5 min” are compared with those of the same entry an hour later; days and years are left out."
    ),
    LintExplanation(
      "w-no-placeholder-over-old-data",
      why: "Old data is better than grey bars.",
      how:
        "Each entry is searched for texts that are not redacted."),
    LintExplanation(
      "w-rich-colour-crisp-text",
      why: "Faint text is not read.",
      how:
        "Each text is drawn with and without itself; the ratio that 19 of 20 of its pixels reach stands against `contrast` or `largeTextContrast`. The lightness contrast Lc of APCA 0.0.98G is told beside it, and decides nothing."
    ),
    LintExplanation(
      "w-branding-unobtrusive",
      why: "The name below the widget says whose it is.",
      how:
        "The area of pictures that are named as logos, against `logoShare`."),
    LintExplanation(
      "w-no-app-name-in-content",
      why: "The name stands below the widget.",
      how:
        "Texts are compared with the app’s name."),
    LintExplanation(
      "w-density",
      why: "Too little wastes room, too much is not read.",
      how:
        "Frames of texts, pictures and shapes are laid over a grid of 48 by 48 places; the share stands against `leastFilled`, and without shapes around texts and pictures against `mostFilled`."
    ),
    LintExplanation(
      "w-instant-grasp",
      why: "One value is seen first.",
      how:
        "In small widgets of four texts or more the largest size is divided by the middle one, against `dominance`; a bolder text, or a picture or drawing of an eighth of the widget, stands out too."
    ),
    LintExplanation(
      "w-colour-not-competing",
      why: "Colours that compete hide what matters.",
      how:
        "Strong flat colours in twelve parts of the circle of hues, against `hues`; those on less than 0.4 % of the widget are marks."
    ),
    LintExplanation(
      "w-configuration-colours",
      why: "The sheet should look like the widget.",
      how:
        "Whether both colours of the sheet are given."),
    LintExplanation(
      "w-light-and-dark",
      why: "People choose the appearance.",
      how:
        "Contrast in both appearances: a text that is legible in one has 3 : 1 in the other."),
    LintExplanation(
      "w-no-inverted-modes",
      why: "A white widget at night dazzles.",
      how:
        "The mean luminance of all opaque pixels in both appearances."),
    LintExplanation(
      "w-semantic-colours",
      why: "Fixed colours stay as they are when the ground changes.",
      how:
        "The colours of each text in both appearances, where what lies behind it changes."),
    LintExplanation(
      "w-sf-pro",
      why: "Widgets of all apps stand beside each other.",
      how:
        "The font families of all texts."),
    LintExplanation(
      "w-custom-font-sparingly",
      why: "Own fonts are hard to read in small sizes.",
      how:
        "Families of own fonts are counted, and their sizes stand against `customFont`."),
    LintExplanation(
      "w-gallery-preview-realistic",
      why: "The gallery is where people choose.",
      how:
        "The snapshot is searched for views, for texts that are not redacted, and for dummy text."),
    LintExplanation(
      "w-placeholder-recognisable",
      why: "A jump is seen when data comes.",
      how:
        "Each view of the snapshot is looked for in the placeholder, up to `placeholderShift`."),
    LintExplanation(
      "w-placeholder-shapes",
      why: "Sample data looks like real data.",
      how:
        "Texts of the placeholder that are not redacted and differ between entries."),
    LintExplanation(
      "w-description-succinct",
      why: "The gallery has room for a sentence.",
      how:
        "Sentences and characters of the description, against `descriptionLength`."),
    LintExplanation(
      "w-description-not-self-referring",
      why: "People know that it is a widget.",
      how:
        "The description is searched for the word in six languages."),
    LintExplanation(
      "w-description-sentence-case",
      why: "It is a sentence, no title.",
      how:
        "Words of the description that begin with a capital."),
    LintExplanation(
      "w-adapts-to-screens",
      why: "Widgets differ in size on each screen.",
      how:
        "On every device each text is compared with all its words, with others and with clips."),
    LintExplanation(
      "w-image-for-largest",
      why: "Small pictures are blurred, and the system refuses large ones.",
      how:
        "Pixels of each picture against those it covers (`imageSharpness`) and the widget’s own (`imagePixels`)."
    ),
    LintExplanation(
      "w-corner-radius-match",
      why: "Curves that are not concentric look wrong.",
      how:
        "The radius of shapes within 8 points of a corner against the container’s less the distance, up to `cornerSlack`."
    ),
    LintExplanation(
      "w-margin-16",
      why: "Margins are the same in all widgets.",
      how:
        "The least distance of each text and picture from the container’s edges, against `margin`, at the usual text size; on a band that reaches the edges against `groupedMargin`. A symbol that overhangs a shape belongs to the shape."
    ),
    LintExplanation(
      "w-margin-8-grouped",
      why: "Tiles may stand nearer to the edge.",
      how:
        "The least distance of shapes that carry content, against `groupedMargin`."),
  ]
}
