extension VocabularyExample {
  static let textModifiers = """
    == font
    Text: Kyoto
    modifiers: [{font: {style: title, weight: bold}}]
    == fontWeight
    Text: Kyoto
    modifiers: [{fontWeight: heavy}]
    == fontDesign
    Text: Kyoto
    modifiers: [{fontDesign: rounded}]
    == fontWidth
    Text: Kyoto
    modifiers: [{fontWidth: condensed}]
    == bold
    Text: Kyoto
    modifiers: [bold]
    == italic
    Text: Kyoto
    modifiers: [italic]
    == monospacedDigit
    VStack: ["11:11", "20:48"]
    modifiers: [monospacedDigit]
    == monospaced
    Text: Kyoto
    modifiers: [monospaced]
    == lineLimit
    Text: One line
    modifiers: [{lineLimit: {count: 2, reservesSpace: true}}, {border: blue}]
    == truncationMode
    Text: Some words that are too long
    modifiers: [{lineLimit: 1}, {truncationMode: middle}]
    == minimumScaleFactor
    Text: Words that are long
    modifiers: [{lineLimit: 1}, {minimumScaleFactor: 0.5}]
    == multilineTextAlignment
    Text: Two lines of a text
    modifiers: [{multilineTextAlignment: trailing}]
    == lineSpacing
    Text: Two lines of a text
    modifiers: [{lineSpacing: 10}]
    == kerning
    Text: Kyoto
    modifiers: [{kerning: 4}]
    == tracking
    Text: Kyoto
    modifiers: [{tracking: 4}]
    == baselineOffset
    Text:
      runs: [Kyoto, {Text: "21°", modifiers: [{font: caption}, {baselineOffset: 8}]}]
    == underline
    Text: Kyoto
    modifiers: [{underline: {color: red}}]
    == strikethrough
    Text: Kyoto
    modifiers: [strikethrough]
    == textCase
    Text: Kyoto
    modifiers: [{textCase: uppercase}]
    == textScale
    HStack: [Kyoto, {Text: Kyoto, modifiers: [{textScale: secondary}]}]
    == allowsTightening
    Text: Some words
    modifiers: [{lineLimit: 1}, allowsTightening]
    == dynamicTypeSize
    HStack: [Aa, {Text: Aa, modifiers: [{dynamicTypeSize: xxxLarge}]}]
    """

  static let styleModifiers = """
    == foregroundStyle
    Label: {title: Sunny, systemImage: sun.max.fill}
    modifiers: [{foregroundStyle: orange}]
    == tint
    ProgressView: {value: 0.6}
    modifiers: [{tint: green}]
    == backgroundStyle
    Text: Kyoto
    modifiers: [{padding: 8}, {background: background}, {backgroundStyle: yellow}]
    == border
    Text: Kyoto
    modifiers: [{padding: 6}, {border: {style: blue, width: 2}}]
    == colorScheme
    Text: Kyoto
    modifiers: [{padding: 8}, {background: secondarySystemBackground}, {colorScheme: dark}]
    == gaugeStyle
    Gauge: {value: 0.7, label: Fuel, currentValueLabel: "70"}
    modifiers: [{gaugeStyle: accessoryCircularCapacity}]
    == progressViewStyle
    ProgressView: {value: 0.7}
    modifiers: [{progressViewStyle: circular}]
    == labelStyle
    Label: {title: Sunny, systemImage: sun.max.fill}
    modifiers: [{labelStyle: iconOnly}]
    == buttonStyle
    Button: {intent: Add, label: Add}
    modifiers: [{buttonStyle: borderedProminent}]
    == toggleStyle
    Toggle: {isOn: true, label: Lamp}
    modifiers: [{toggleStyle: button}]
    == controlSize
    Button: {intent: Add, label: Add}
    modifiers: [{buttonStyle: bordered}, {controlSize: mini}]
    == buttonBorderShape
    Button: {intent: Add, label: Add}
    modifiers: [{buttonStyle: bordered}, {buttonBorderShape: {shape: roundedRectangle, radius: 4}}]
    """

  static let widgetModifiers = """
    == widgetURL
    Text: Kyoto
    modifiers: [{widgetURL: "https://example.com/kyoto"}]
    == widgetAccentable
    Text: Kyoto
    modifiers: [widgetAccentable]
    == widgetAccentedRenderingMode
    Image: {systemName: leaf.fill}
    modifiers: [{widgetAccentedRenderingMode: desaturated}]
    == containerBackground
    Text: Kyoto
    modifiers: [{containerBackground: yellow}]
    == widgetLabel
    Text: "21°"
    modifiers: [{widgetLabel: Kyoto}]
    == widgetCurvesContent
    Text: "21°"
    modifiers: [widgetCurvesContent]
    == redacted
    Text: Kyoto, 21°
    modifiers: [redacted]
    == unredacted
    VStack: [Kyoto, {Text: "21°", modifiers: [unredacted]}]
    modifiers: [redacted]
    == privacySensitive
    Text: "1,234.50"
    modifiers: [privacySensitive, {redacted: privacy}]
    == disabled
    Button: {intent: Add, label: Add}
    modifiers: [{buttonStyle: bordered}, disabled]
    == allowsHitTesting
    Text: No taps here
    modifiers: [{allowsHitTesting: false}]
    == contentShape
    Text: Taps in a circle
    modifiers: [{contentShape: Circle}]
    == id
    Text: Kyoto
    modifiers: [{id: city}]
    == lintIgnore
    Text: Small
    modifiers: [{font: {size: 8}}, {lintIgnore: {id: w-margin-16, reason: it is a mark}}]
    == activityBackgroundTint
    Text: Gate B4
    modifiers: [{padding: 8}, {activityBackgroundTint: indigo}]
    == activitySystemActionForegroundColor
    Text: Gate B4
    modifiers: [{activitySystemActionForegroundColor: white}]
    == dynamicIsland
    Text: Gate B4
    modifiers: [{dynamicIsland: belowIfTooWide}]
    == vibrancyEffect
    Text: Kyoto
    modifiers: [{vibrancyEffect: label}, {padding: 8}, {background: {UIBlurEffect: systemMaterial}}]
    """

  static let accessibilityModifiers = """
    == accessibilityLabel
    Image: {systemName: sun.max.fill}
    modifiers: [{accessibilityLabel: Sunny}]
    == accessibilityValue
    Gauge: 0.7
    modifiers: [{accessibilityLabel: Fuel}, {accessibilityValue: 70 percent}]
    == accessibilityHint
    Button: {intent: Add, label: Add}
    modifiers: [{accessibilityHint: Adds a glass of water}]
    == accessibilityHidden
    Image: {systemName: sun.max.fill}
    modifiers: [accessibilityHidden]
    == accessibilityElement
    VStack: [Kyoto, "21°"]
    modifiers: [{accessibilityElement: combine}]
    == accessibilityAddTraits
    Text: Today
    modifiers: [{accessibilityAddTraits: isHeader}]
    == accessibilitySortPriority
    VStack: [Second, {Text: First, modifiers: [{accessibilitySortPriority: 1}]}]
    """

  static let chartModifiers = """
    == chartXAxis
    Chart: [{BarMark: {x: Mon, y: 3}}, {BarMark: {x: Tue, y: 5}}]
    modifiers: [{chartXAxis: hidden}]
    == chartYAxis
    Chart: [{BarMark: {x: Mon, y: 3}}, {BarMark: {x: Tue, y: 5}}]
    modifiers: [{chartYAxis: {position: leading, count: 2}}]
    == chartXAxisLabel
    Chart: [{BarMark: {x: Mon, y: 3}}, {BarMark: {x: Tue, y: 5}}]
    modifiers: [{chartXAxisLabel: Day}]
    == chartYAxisLabel
    Chart: [{BarMark: {x: Mon, y: 3}}, {BarMark: {x: Tue, y: 5}}]
    modifiers: [{chartYAxisLabel: Hours}]
    == chartXScale
    Chart: [{PointMark: {x: 3, y: 3}}, {PointMark: {x: 4, y: 5}}]
    modifiers: [{chartXScale: [0, 8]}]
    == chartYScale
    Chart: [{BarMark: {x: Mon, y: 3}}, {BarMark: {x: Tue, y: 5}}]
    modifiers: [{chartYScale: {domain: [0, 10]}}]
    == chartLegend 100x96
    Chart:
      - {BarMark: {x: Mon, y: 3}, modifiers: [{foregroundStyle: {by: Walk}}]}
      - {BarMark: {x: Tue, y: 5}, modifiers: [{foregroundStyle: {by: Run}}]}
    modifiers: [{chartLegend: {position: top}}]
    == chartSymbolScale 100x96
    Chart:
      - {PointMark: {x: 1, y: 3}, modifiers: [{symbol: {by: Walk}}]}
      - {PointMark: {x: 2, y: 5}, modifiers: [{symbol: {by: Run}}]}
    modifiers: [{chartSymbolScale: {domain: [Walk, Run], range: [square, diamond]}}]
    == chartForegroundStyleScale 100x96
    Chart:
      - {BarMark: {x: Mon, y: 3}, modifiers: [{foregroundStyle: {by: Walk}}]}
      - {BarMark: {x: Tue, y: 5}, modifiers: [{foregroundStyle: {by: Run}}]}
    modifiers: [{chartForegroundStyleScale: {domain: [Walk, Run], range: [green, orange]}}]
    """
}
