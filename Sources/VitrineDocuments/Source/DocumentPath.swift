/// The path from a document's root to one of its values, printed as `$.body.VStack.children[2]`.
package struct DocumentPath: Hashable, Sendable, CustomStringConvertible {
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package var steps: [Step] = []

  package static let root = DocumentPath()

  package func key(_ key: String) -> DocumentPath { appending(.key(key)) }
  package func index(_ index: Int) -> DocumentPath { appending(.index(index)) }

  private func appending(_ step: Step) -> DocumentPath {
    var path = self
    path.steps.append(step)
    return path
  }

  package var description: String {
    var text = "$"
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        text += DocumentPath.isPlain(key) ? ".\(key)" : "[\"\(DocumentError.shortened(key))\"]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57) || byte == 95
      }
  }
}
