import VitrineStores

/// The class of an entity's objects.
enum ManagedClass {
  /// Makes an object of an entity, of the class that the entity names.
  ///
  /// The initializers of managed objects are not `required`, as users' classes then could not be what they are on a
  /// device, and without that Swift makes no instance of a class that is known only at run time. An object of the class
  /// that all have in common becomes one of the other: both are equally large where a class has no stored properties of
  /// its own, which those of managed objects hardly ever have.
  static func make(
    _ entity: NSEntityDescription, in context: NSManagedObjectContext?
  ) -> NSManagedObject {
    let object = NSManagedObject(entity: entity, insertInto: nil)
    if let own = type(of: entity) {
      if size(of: own) == size(of: NSManagedObject.self) {
        become(own, object)
      } else {
        StoreNotes.noteClass("\(own)")
      }
    }
    context?.take(object)
    return object
  }

  private static func type(of entity: NSEntityDescription) -> NSManagedObject.Type? {
    entity.managedObjectClassName.flatMap { NSClassFromString($0) } as? NSManagedObject.Type
  }

  /// The place of instances' size in what the compiler knows of a class, in bytes ("Type Metadata", “Class
  /// Metadata” in Swift's `docs/ABI/TypeMetadata.rst`): behind its kind, the class above, flags and the address point.
  private static let sizeOffset = 24

  private static func size(of type: NSManagedObject.Type) -> UInt32 {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    return unsafe metadata.load(fromByteOffset: sizeOffset, as: UInt32.self)
  }

  /// Changes the first word of an object, which says its class.
  private static func become(_ type: NSManagedObject.Type, _ object: NSManagedObject) {
    unsafe Unmanaged.passUnretained(object).toOpaque()
      .storeBytes(of: unsafeBitCast(type, to: UInt.self), as: UInt.self)
  }
}
