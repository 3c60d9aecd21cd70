public import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: VitrineCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func _subscribe(_ receiver: _Receiver<Notification, Never>) -> AnyCancellable {
      // A notification is delivered on the thread that posts it.
      nonisolated(unsafe) let value = receiver.value
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: object, queue: nil
      ) { unsafe value($0) }
      let center = center
      return AnyCancellable { unsafe center.removeObserver(token) }
    }
  }
}
