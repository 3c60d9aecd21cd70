import SwiftUI
import WidgetKit

struct Note: Identifiable {
  let id: Int
  let title: String
  let text: String
  let edited: Date
  var url: URL { .deepLink("notes", "note/\(id)") }
}
