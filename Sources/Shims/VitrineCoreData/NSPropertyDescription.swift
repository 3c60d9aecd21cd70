/// A property of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open internal(set) weak var entity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]?
  open var isIndexed = false
  open var renamingIdentifier: String?
}
