import SwiftUI
import WidgetKit

/// What changes from one look to the next: the time, how long until something, and a choice by chance.
struct DepartureEntry: TimelineEntry {
  let date: Date
  let departure: Date
  let platform: Int
  let advice: String
  let stops: [String: Int]
}
