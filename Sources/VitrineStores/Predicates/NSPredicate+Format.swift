#if os(Linux)
  public import Foundation
  import VitrineGraphics
  import VitrineWidgets

  // Foundation has these on Apple's systems.

  extension NSPredicate {
    /// Creates a predicate of a text: `NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 3, "A")`.
    ///
    /// One that is not understood is true of everything, with a diagnostic, so that nothing is missing in silence.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
      self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
    }

    /// Creates a predicate of a text and the values of its places.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      let values = (arguments ?? []).map { $0 as Any? }
      do throws(PredicateProblem) {
        let predicate = try FormatPredicate(predicateFormat, values)
        self.init { object, _ in
          do { return try predicate.isTrue(of: object) } catch {
            StoreNotes.notePredicate(predicateFormat, "\(error)")
            return true
          }
        }
      } catch {
        let reason = "\(error)"
        StoreNotes.notePredicate(predicateFormat, reason)
        self.init { _, _ in
          StoreNotes.notePredicate(predicateFormat, reason)
          return true
        }
      }
    }
  }

  extension NSSortDescriptor {
    /// Creates an order by a property's name.
    public convenience init(key: String?, ascending: Bool) {
      let name = key ?? "self"
      self.init(
        keyPath: \NSObject.[_keyed: name], ascending: ascending, comparator: Self.compare)
    }

    /// Creates an order by a property's name, and by how two of its values stand to each other.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
      let name = key ?? "self"
      self.init(keyPath: \NSObject.[_keyed: name], ascending: ascending) { a, b in
        comparator(a, b)
      }
    }

    /// Creates an order by a property of any type; those that have no order stay as they are.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
      self.init(keyPath: keyPath, ascending: ascending, comparator: Self.compare)
    }

    /// Orders what is missing before everything else, as a store does.
    private static var compare: Comparator {
      { a, b in
        let (a, b) = (PredicateValue(a), PredicateValue(b))
        if a.isNull || b.isNull {
          return a.isNull == b.isNull
            ? .orderedSame : a.isNull ? .orderedAscending : .orderedDescending
        }
        return a.order(to: b) ?? .orderedSame
      }
    }
  }

  extension NSObject {
    /// The value of a property by its name, or names with dots between them.
    public subscript(_keyed name: String) -> Any? {
      let names = name.split(separator: ".").map(String.init)
      let found = try? names.reduce(PredicateValue(self)) { value, key in
        key == "self" ? value : try value.property(key)
      }
      return found
    }
  }
#endif
