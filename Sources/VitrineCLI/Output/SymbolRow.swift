import VitrineGraphics

/// A symbol's name and the drawing that stands for it.
struct SymbolRow {
  var name: String
  var icon: String
  /// One of `right`: the same idea, parts and proportion; `near`: the same idea; `weak`: only related;
  /// `composed`: made from the drawings of others; `missing`: a known name without a drawing; `own`: the
  /// author's file.
  var closeness: String

  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("symbol", name)
      json.member("icon", icon)
      json.member("closeness", closeness)
    }
    return json.text
  }
}
