/// The closures that receive a publisher's values and its completion.
///
/// Values are delivered as they arrive, to every subscriber; there is no demand.
public struct _Receiver<Output, Failure: Error> {
  let value: (Output) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void
}
