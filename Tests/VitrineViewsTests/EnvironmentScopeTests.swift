import SwiftUI
import Testing
import VitrineLayout

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.depth) var depth
  var body: some View { Text("\(depth)") }
}

private struct Nested: View {
  @Environment(\.depth) var depth

  var body: some View {
    VStack {
      Text("own \(depth)")
      Reader().environment(\.depth, 2)
      Reader()
    }
    .environment(\.depth, 5)
  }
}

private struct DepthPadding: ViewModifier {
  @Environment(\.depth) var depth
  func body(content: Content) -> some View { content.padding(CGFloat(depth)) }
}

@MainActor struct EnvironmentScopeTests {
  @Test func ownBodyReadsWhatIsAround() {
    let tree = resolve(Nested().environment(\.depth, 3)).tree
    #expect(tree.root.texts == ["own 3", "2", "5"])
  }

  @Test func innerWins() {
    let tree = resolve(Reader().environment(\.depth, 1).environment(\.depth, 2)).tree
    #expect(tree.root.texts == ["1"])
  }

  @Test func transformSeesTheOuterValue() {
    let view = Reader().transformEnvironment(\.depth) { $0 += 1 }.environment(\.depth, 41)
    #expect(resolve(view).tree.root.texts == ["42"])
  }

  @Test func modifierReadsItsPlace() {
    let tree = resolve(Reader().modifier(DepthPadding()).environment(\.depth, 7)).tree
    let insets = Insets(top: 7, leading: 7, bottom: 7, trailing: 7)
    #expect(tree.root.kind.placedArguments == .insets(insets))
    #expect(tree.root.texts == ["7"])
  }

  @Test func ownersNameTheAuthorsViews() {
    let tree = resolve(Nested()).tree
    #expect(tree.root.owner == ["Nested"])
    #expect(tree.root.children[1].owner == ["Nested", "Reader"])
  }
}
