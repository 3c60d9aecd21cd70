extension VocabularyExample {
  static let views = """
    == Text
    Text: {text: "Kyoto, **21°**", markdown: true}
    == Label
    Label: {title: Sunny, systemImage: sun.max.fill}
    == Link
    Link:
      destination: https://example.com
      label: {Text: Open, modifiers: [{foregroundStyle: blue}]}
    == VStack
    VStack:
      alignment: leading
      spacing: 2
      children: [Kyoto, "21°", Sunny]
    == HStack
    HStack:
      alignment: firstTextBaseline
      children:
        - {Text: "21", modifiers: [{font: largeTitle}]}
        - "°C"
    == ZStack
    ZStack:
      - {Circle: {}, modifiers: [{fill: yellow}]}
      - "21°"
    == GlassEffectContainer
    GlassEffectContainer:
      spacing: 20
      children:
        HStack:
          - Image: {systemName: sun.max}
            modifiers: [{padding: 10}, glassEffect]
          - Image: {systemName: cloud}
            modifiers: [{padding: 10}, glassEffect]
    modifiers: [{padding: 8}, {background: {LinearGradient: [blue, green]}}]
    == Group
    HStack:
      Group: [A, B, C]
      modifiers: [{font: caption}, {padding: 2}, {border: gray}]
    == Spacer
    HStack: [Low, {Spacer: {}}, High]
    == Divider
    VStack: [Above, {Divider: {}}, Below]
    == EmptyView
    VStack: [Above, {EmptyView: {}}, Below]
    == Grid
    Grid:
      alignment: leading
      children:
        - GridRow: [Mon, "21°"]
        - GridRow: [Tuesday, "9°"]
    == GridRow
    Grid:
      - GridRow: {alignment: bottom, children: [A, {Text: B, modifiers: [{font: title}]}]}
      - GridRow: [C, D]
    == Section 100x96
    LazyVGrid:
      columns: 2
      children:
        Section: {header: Today, content: [One, Two], footer: "2 of 9"}
    == LazyVGrid
    LazyVGrid:
      columns: [{fixed: 30}, {flexible: 20}, {flexible: 20}]
      children: [A, B, C, D, E, F]
    == LazyHGrid
    LazyHGrid:
      rows: 2
      children: [A, B, C, D, E, F]
    == GeometryReader
    GeometryReader:
      Text: "{geometry.size.width} × {geometry.size.height}"
    == ViewThatFits
    ViewThatFits: [A text that has no room in here at all, A short one]
    modifiers: [{lineLimit: 1}]
    == Image
    Image: {systemName: cloud.sun.rain.fill}
    modifiers: [{font: largeTitle}, {symbolRenderingMode: multicolor}]
    == Gauge
    Gauge:
      value: 21
      minimum: 9
      maximum: 30
      label: "°C"
      currentValueLabel: "21"
    modifiers: [{gaugeStyle: accessoryCircular}]
    == ProgressView
    ProgressView: {value: 3, total: 5, label: Steps}
    == Button
    Button:
      intent: AddGlass
      parameters: {size: 200}
      label: Add a glass
    == Toggle
    Toggle: {isOn: true, intent: SetLamp, label: Lit}
    == Color
    Color: orange
    == Style
    Style: {LinearGradient: [orange, pink]}
    == Canvas
    Canvas:
      - {svg: M4 52L30 20L56 40L96 8, stroke: blue, lineWidth: 3}
      - {view: Peak, at: [70, 48]}
    == AccessoryWidgetBackground
    ZStack:
      - AccessoryWidgetBackground: {}
      - "21°"
    modifiers: [{frame: {width: 56, height: 56}}]
    == Chart
    Chart:
      - BarMark: {x: Mon, y: 3}
      - BarMark: {x: Tue, y: 5}
      - BarMark: {x: Wed, y: 4}
    == if
    if: $2 > 1
    then: Rain
    else: Sun
    == switch
    switch: $'rain'
    cases: {sun: Sunny, rain: Wet}
    default: Mixed
    == ForEach
    HStack:
      ForEach: {data: [4, 8, 15], item: n, content: "{n}"}
    """

  static let shapes = """
    == Rectangle
    Rectangle: {}
    modifiers: [{fill: teal}]
    == RoundedRectangle
    RoundedRectangle: {cornerRadius: 16}
    modifiers: [{fill: teal}]
    == UnevenRoundedRectangle
    UnevenRoundedRectangle: {topLeading: 24, bottomTrailing: 24}
    modifiers: [{fill: teal}]
    == Circle
    Circle: {}
    modifiers: [{fill: teal}]
    == Ellipse
    Ellipse: {}
    modifiers: [{fill: teal}]
    == Capsule
    Capsule: {}
    modifiers: [{fill: teal}]
    == ContainerRelativeShape
    ContainerRelativeShape: {}
    modifiers: [{stroke: teal}]
    == ConcentricRectangle
    ConcentricRectangle: {minimum: 12}
    modifiers: [{fill: teal}]
    == Path
    Path: {svg: M0 40C20 0 30 60 60 10L60 60L0 60Z, viewBox: [60, 60]}
    modifiers: [{fill: teal}]
    """

  static let styles = """
    == Gradient
    Gauge: 0.7
    modifiers: [{gaugeStyle: accessoryCircular}, {tint: {Gradient: [green, yellow, red]}}]
    == LinearGradient
    Style:
      LinearGradient: {colors: [blue, cyan], startPoint: leading, endPoint: trailing}
    == RadialGradient
    Style:
      RadialGradient: {colors: [yellow, red], endRadius: 50}
    == EllipticalGradient
    Style:
      EllipticalGradient: {colors: [yellow, red]}
    == AngularGradient
    Circle: {}
    modifiers: [{fill: {AngularGradient: {colors: [red, yellow, green, blue, red]}}}]
    == MeshGradient
    Style:
      MeshGradient: {width: 2, height: 2, colors: [red, yellow, blue, green]}
    == UIBlurEffect
    ZStack:
      - Style: {LinearGradient: [orange, purple]}
      - Text: In front
        modifiers: [{padding: 6}, {background: {UIBlurEffect: systemThinMaterial}}]
    """

  static let marks = """
    == BarMark
    Chart:
      - BarMark: {x: Mon, y: 3}
      - BarMark: {x: Tue, y: 5}
    == LineMark
    Chart:
      - LineMark: {x: 1, y: 3}
      - LineMark: {x: 2, y: 5}
      - LineMark: {x: 3, y: 4}
    == AreaMark
    Chart:
      - AreaMark: {x: 1, y: 3}
      - AreaMark: {x: 2, y: 5}
      - AreaMark: {x: 3, y: 4}
    == PointMark
    Chart:
      - PointMark: {x: 1, y: 3}
      - PointMark: {x: 2, y: 5}
    == RuleMark
    Chart:
      - BarMark: {x: Mon, y: 3}
      - {RuleMark: {y: 2}, modifiers: [{foregroundStyle: red}]}
    == SectorMark
    Chart:
      - {SectorMark: {angle: 3, innerRadius: {ratio: 0.6}}, modifiers: [{foregroundStyle: green}]}
      - {SectorMark: {angle: 1, innerRadius: {ratio: 0.6}}, modifiers: [{foregroundStyle: gray}]}
    == RectangleMark
    Chart:
      - RectangleMark: {xStart: 1, xEnd: 3, yStart: 2, yEnd: 5}
    """

  static let markModifiers = """
    == foregroundStyle
    Chart:
      - {BarMark: {x: Mon, y: 3}, modifiers: [{foregroundStyle: orange}]}
      - BarMark: {x: Tue, y: 5}
    == opacity
    Chart:
      - {BarMark: {x: Mon, y: 3}, modifiers: [{opacity: 0.3}]}
      - BarMark: {x: Tue, y: 5}
    == cornerRadius
    Chart:
      - {BarMark: {x: Mon, y: 3}, modifiers: [{cornerRadius: 8}]}
      - BarMark: {x: Tue, y: 5}
    == lineStyle
    Chart:
      ForEach:
        data: [3, 5, 4]
        item: value
        index: day
        content:
          LineMark: {x: $day, y: $value}
          modifiers: [{lineStyle: {lineWidth: 2, dash: [4, 3]}}]
    == interpolationMethod
    Chart:
      ForEach:
        data: [3, 5, 4, 6]
        item: value
        index: day
        content: {LineMark: {x: $day, y: $value}, modifiers: [{interpolationMethod: catmullRom}]}
    == symbol
    Chart:
      - {PointMark: {x: 1, y: 3}, modifiers: [{symbol: diamond}]}
      - {PointMark: {x: 2, y: 5}, modifiers: [{symbol: triangle}]}
    == symbolSize
    Chart:
      - {PointMark: {x: 1, y: 3}, modifiers: [{symbolSize: 200}]}
      - PointMark: {x: 2, y: 5}
    == position
    Chart:
      - {BarMark: {x: Mon, y: 3}, modifiers: [{foregroundStyle: green}, {position: Walk}]}
      - {BarMark: {x: Mon, y: 5}, modifiers: [{foregroundStyle: blue}, {position: Run}]}
    == alignsMarkStylesWithPlotArea
    Chart:
      ForEach:
        data: [2, 5]
        item: value
        index: day
        content:
          BarMark: {x: "d{day}", y: $value}
          modifiers:
            - foregroundStyle: {LinearGradient: [red, yellow]}
            - alignsMarkStylesWithPlotArea
    == accessibilityLabel
    Chart:
      - {BarMark: {x: Mon, y: 3}, modifiers: [{accessibilityLabel: Monday}]}
    == accessibilityValue
    Chart:
      - {BarMark: {x: Mon, y: 3}, modifiers: [{accessibilityValue: 3 hours}]}
    == offset
    Chart:
      - BarMark: {x: Mon, y: 3}
      - {BarMark: {x: Tue, y: 3}, modifiers: [{offset: {y: -8}}]}
    == zIndex
    Chart:
      - {RuleMark: {y: 2}, modifiers: [{foregroundStyle: red}, {zIndex: 1}]}
      - BarMark: {x: Mon, y: 3}
    == clipShape
    Chart:
      - {BarMark: {x: Mon, y: 3}, modifiers: [{clipShape: Capsule}]}
      - BarMark: {x: Tue, y: 5}
    == annotation
    Chart:
      BarMark: {x: Mon, y: 3}
      modifiers: [{annotation: {position: overlay, content: "3"}}]
    """
}
