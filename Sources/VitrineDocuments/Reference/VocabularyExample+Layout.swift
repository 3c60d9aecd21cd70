extension VocabularyExample {
  static let layoutModifiers = """
    == padding
    Text: Kyoto
    modifiers: [{border: gray}, {padding: {horizontal: 12, vertical: 6}}, {border: blue}]
    == frame
    Text: Kyoto
    modifiers: [{frame: {width: 90, height: 40, alignment: bottomTrailing}}, {border: blue}]
    == background
    Text: Kyoto
    modifiers: [{padding: 6}, {background: {style: yellow, in: {RoundedRectangle: 8}}}]
    == glassEffect
    Text: Kyoto
    modifiers:
      - padding: 8
      - glassEffect: {tint: cyan}
      - padding: 10
      - background: {LinearGradient: [blue, green]}
    == overlay
    Text: Kyoto
    modifiers:
      - padding: 8
      - overlay:
          alignment: topTrailing
          content: {Circle: {}, modifiers: [{fill: red}, {frame: {width: 10, height: 10}}]}
    == fixedSize
    Text: Some words
    modifiers: [fixedSize, {frame: {width: 40}}, {border: blue}]
    == layoutPriority
    HStack:
      - Color: blue
      - {Color: orange, modifiers: [{frame: {maxWidth: 70}}, {layoutPriority: 1}]}
    == zIndex
    HStack:
      spacing: -16
      children:
        - {Circle: {}, modifiers: [{fill: red}, {zIndex: 1}]}
        - {Circle: {}, modifiers: [{fill: blue}]}
    == safeAreaPadding
    Color: yellow
    modifiers: [{overlay: Inside}, {safeAreaPadding: 12}, {border: blue}]
    == ignoresSafeArea
    Color: yellow
    modifiers: [{ignoresSafeArea: top}, {safeAreaPadding: 12}, {border: blue}]
    == offset
    Text: Kyoto
    modifiers: [{offset: {x: 10, y: -10}}, {border: blue}]
    == position
    Text: Kyoto
    modifiers: [{position: {x: 30, y: 14}}, {border: blue}]
    == aspectRatio
    Color: teal
    modifiers: [{aspectRatio: 1}]
    == scaledToFit
    Image: {systemName: leaf.fill}
    modifiers: [resizable, scaledToFit, {border: blue}]
    == scaledToFill
    Image: {systemName: leaf.fill}
    modifiers: [resizable, scaledToFill, {frame: {width: 50, height: 50}}, clipped, {border: blue}]
    == alignmentGuide
    VStack:
      alignment: leading
      children:
        - Kyoto
        - {Text: Moved, modifiers: [{alignmentGuide: {horizontal: leading, offset: -20}}]}
    == gridCellColumns
    Grid:
      - GridRow: [A, B]
      - GridRow: {Text: Both, modifiers: [{gridCellColumns: 2}, {border: blue}]}
    == gridColumnAlignment
    Grid:
      - GridRow: [Monday, {Text: "9°", modifiers: [{gridColumnAlignment: trailing}]}]
      - GridRow: [Tuesday, "21°"]
    == environment
    HStack: [First, Second]
    modifiers: [{environment: {layoutDirection: rightToLeft}}]
    """

  static let effectModifiers = """
    == opacity
    Text: Kyoto
    modifiers: [{opacity: 0.3}]
    == hidden
    HStack: [A, {Text: B, modifiers: [hidden]}, C]
    == rotationEffect
    Text: Kyoto
    modifiers: [{rotationEffect: -20}]
    == rotation3DEffect
    Text: Kyoto
    modifiers: [{font: title}, {rotation3DEffect: {angle: 50, axis: {y: 1}}}]
    == scaleEffect
    Text: Kyoto
    modifiers: [{scaleEffect: 1.6}, {border: blue}]
    == clipShape
    Color: orange
    modifiers: [{clipShape: Circle}]
    == clipped
    Circle: {}
    modifiers:
      - fill: orange
      - frame: {width: 60, height: 60}
      - frame: {width: 60, height: 36}
      - clipped
    == cornerRadius
    Color: orange
    modifiers: [{cornerRadius: 16}]
    == mask
    Style: {LinearGradient: [orange, purple]}
    modifiers: [{mask: {Image: {systemName: star.fill}, modifiers: [{font: {size: 44}}]}}]
    == shadow
    RoundedRectangle: {cornerRadius: 8}
    modifiers: [{fill: white}, {padding: 12}, {shadow: {radius: 4, y: 3}}]
    == blur
    Text: Kyoto
    modifiers: [{blur: 2}]
    == blendMode
    ZStack:
      - {Circle: {}, modifiers: [{fill: yellow}, {offset: {x: -10}}]}
      - {Circle: {}, modifiers: [{fill: cyan}, {offset: {x: 10}}, {blendMode: multiply}]}
    == compositingGroup
    ZStack:
      - {Circle: {}, modifiers: [{fill: red}, {offset: {x: -10}}]}
      - {Circle: {}, modifiers: [{fill: blue}, {offset: {x: 10}}]}
    modifiers: [compositingGroup, {opacity: 0.4}]
    == brightness
    HStack: [{Color: blue}, {Color: blue, modifiers: [{brightness: 0.3}]}]
    == contrast
    HStack: [{Color: blue}, {Color: blue, modifiers: [{contrast: 0.4}]}]
    == saturation
    HStack: [{Color: blue}, {Color: blue, modifiers: [{saturation: 0.3}]}]
    == grayscale
    HStack: [{Color: blue}, {Color: blue, modifiers: [{grayscale: 0.8}]}]
    == hueRotation
    HStack: [{Color: blue}, {Color: blue, modifiers: [{hueRotation: 90}]}]
    == colorInvert
    HStack: [{Color: blue}, {Color: blue, modifiers: [colorInvert]}]
    == colorMultiply
    HStack: [{Color: yellow}, {Color: yellow, modifiers: [{colorMultiply: cyan}]}]
    """

  static let shapeModifiers = """
    == fill
    Circle: {}
    modifiers: [{fill: {LinearGradient: [mint, blue]}}]
    == stroke
    Circle: {}
    modifiers: [{stroke: {style: blue, lineWidth: 4, dash: [8, 5]}}, {padding: 4}]
    == strokeBorder
    Circle: {}
    modifiers: [{strokeBorder: {style: blue, lineWidth: 6}}]
    == trim
    Circle: {}
    modifiers: [{trim: {from: 0.1, to: 0.7}}, {stroke: {style: blue, lineWidth: 4}}, {padding: 4}]
    == inset
    Capsule: {}
    modifiers: [{inset: 10}, {fill: blue}]
    == rotation
    Rectangle: {}
    modifiers: [{rotation: 10}, {fill: blue}, {padding: 12}]
    """

  static let imageModifiers = """
    == resizable
    Image: {systemName: leaf.fill}
    modifiers: [resizable, {frame: {width: 90, height: 30}}]
    == interpolation
    Image: {systemName: leaf.fill}
    modifiers: [resizable, {interpolation: high}, {frame: {width: 40, height: 40}}]
    == renderingMode
    Image: {systemName: leaf.fill}
    modifiers: [{renderingMode: template}, {foregroundStyle: green}]
    == imageScale
    HStack:
      - {Image: {systemName: leaf}, modifiers: [{imageScale: small}]}
      - {Image: {systemName: leaf}, modifiers: [{imageScale: large}]}
    == symbolRenderingMode
    Image: {systemName: cloud.sun.fill}
    modifiers: [{font: largeTitle}, {symbolRenderingMode: multicolor}]
    == symbolVariant
    HStack:
      - Image: {systemName: heart}
      - {Image: {systemName: heart}, modifiers: [{symbolVariant: fill}]}
    """
}
