#if os(Linux)
  public import Foundation

  // On Apple's systems these are passed to formats as objects: `id as CVarArg`.

  extension NSObject: @retroactive CVarArg {
    /// The object's address; the object is kept, as nobody says when a format is done with it.
    public var _cVarArgEncoding: [Int] { address(of: self) }
  }

  private func address(of object: NSObject) -> [Int] {
    unsafe [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
  }

  extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { address(of: uuidString as NSString) }
  }

  extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { address(of: self as NSDate) }
  }

  extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { address(of: absoluteString as NSString) }
  }

  extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { address(of: "\(self)" as NSString) }
  }

  extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { address(of: "\(self)" as NSString) }
  }
#endif
