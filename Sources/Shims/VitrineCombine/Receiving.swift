public import Vitrine

extension View {
  /// Returns the view unchanged; the action is never called, as a picture shows one moment.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { gap(.onReceive) }
}
