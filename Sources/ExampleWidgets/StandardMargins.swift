import SwiftUI
import WidgetKit

/// The standard margins on systems before iOS 17, where widgets have to add their own.
struct StandardMargins: ViewModifier {
  @Environment(\.widgetContentMargins) private var system

  func body(content: Content) -> some View {
    if system == EdgeInsets() {
      content.padding(16)
    } else {
      content
    }
  }
}

extension View {
  func standardMargins() -> some View { modifier(StandardMargins()) }
}
