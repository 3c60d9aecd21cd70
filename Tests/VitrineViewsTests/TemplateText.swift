/// The text of a symbol's template as Apple's tools export it: upright bars of 71 by the width, from the baseline to
/// the cap line, with margins of ten units on both sides.
struct TemplateText {
  /// The groups' names and the bars' widths in hundredths of an em.
  var bars: [(name: String, width: Double)] = [
    ("Ultralight-S", 10), ("Regular-S", 30), ("Black-S", 60),
  ]
  /// Further elements inside the groups.
  var more = ""
  var classes = "monochrome-0 hierarchical-0:primary"
  var baseline: String? = "<line id=\"Baseline-S\" x1=\"263\" x2=\"3036\" y1=\"696\" y2=\"696\"/>"

  var text: String {
    var guides = [
      baseline ?? "", "<line id=\"Capline-S\" x1=\"263\" x2=\"3036\" y1=\"625.54\" y2=\"625.54\"/>",
    ]
    var groups: [String] = []
    for (index, bar) in bars.enumerated() {
      let x = 500.0 * Double(index + 1)
      for (side, place) in [("left", x - 10), ("right", x + bar.width + 10)] {
        guides.append(
          "<line id=\"\(side)-margin-\(bar.name)\" x1=\"\(place)\" x2=\"\(place)\" y1=\"600\" y2=\"720\"/>"
        )
      }
      groups.append(
        """
        <g id="\(bar.name)" transform="matrix(1 0 0 1 \(x) 696)">
        <path class="\(classes)" d="M0 0V-71H\(bar.width)V0Z"/>\(more)</g>
        """)
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>.monochrome-0 {-sfsymbols-motion-group:0}</style>
      <g id="Notes" transform="rotate(3)"><text style="font:13px">Template v.5.0</text><rect width="9"/></g>
      <g id="Guides">\(guides.joined(separator: "\n"))</g>
      <g id="Symbols">
      \(groups.joined(separator: "\n"))
      </g>
      </svg>
      """
  }
}
