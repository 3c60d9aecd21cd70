import CoreLocation
import Foundation
import OSLog
import Testing
import VitrineCombine

private struct Broken: Error, Equatable {}

/// Publishers as far as timeline providers use them.
@Suite struct CombineTests {
  @Test func valuesPassThroughOperators() {
    var got: [Int] = []
    var ended = false
    let sink = [1, 2, 2, 3].publisher
      .removeDuplicates().map { $0 * 10 }.filter { $0 != 20 }
      .flatMap { Just($0 + 1) }
      .sink(receiveCompletion: { _ in ended = true }, receiveValue: { got.append($0) })
    #expect(got == [11, 31] && ended)
    _ = sink
  }

  @Test func timersAreSilentAndNotificationsAreHeard() {
    var got: [String] = []
    var kept: Set<AnyCancellable> = []
    Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      .sink { _ in got.append("time") }.store(in: &kept)
    let name = Notification.Name("vitrine.combine")
    let heard = NotificationCenter.default.publisher(for: name).map(\.name.rawValue)
      .sink { got.append($0) }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(got == ["vitrine.combine"])
    heard.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(got.count == 1)
  }

  @Test func failuresEndOrAreReplaced() {
    var got: [String] = []
    var failure: Broken?
    let failed = Fail<String, Broken>(error: Broken())
    _ = failed.sink(
      receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
      receiveValue: { got.append($0) })
    _ = failed.replaceError(with: "instead").sink { got.append($0) }
    #expect(failure == Broken() && got == ["instead"])
  }

  @Test func dataIsDecoded() {
    var got: [Int] = []
    let subject = PassthroughSubject<Data, any Error>()
    var kept: Set<AnyCancellable> = []
    subject.decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [-1])
      .sink { got = $0 }.store(in: &kept)
    subject.send(Data("[1,2]".utf8))
    #expect(got == [1, 2])
    subject.send(Data("no".utf8))
    #expect(got == [-1])
  }

  @Test func cancelledSinksHearNothing() {
    var got: [Int] = []
    let subject = CurrentValueSubject<Int, Never>(1)
    let sink = subject.sink { got.append($0) }
    subject.send(2)
    sink.cancel()
    subject.value = 3
    #expect(got == [1, 2] && subject.value == 3)
  }

  @Test func futuresKeepTheirValue() {
    var promise: ((Result<Int, Never>) -> Void)?
    let future = Future<Int, Never> { promise = $0 }
    var got: [Int] = []
    let early = future.sink { got.append($0) }
    promise?(.success(7))
    let late = future.sink { got.append($0) }
    #expect(got == [7, 7])
    _ = (early, late)
  }

  /// Paris to London; a table of great circles gives 343.5 km.
  @Test func distancesFollowTheGlobe() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_500) < 300)
  }

  @Test func placesAreDenied() {
    final class Ear: CLLocationManagerDelegate {
      var isDenied = false
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        isDenied = (error as? CLError)?.code == .denied
      }
    }
    let (ear, manager) = (Ear(), CLLocationManager())
    manager.delegate = ear
    manager.requestLocation()
    #expect(ear.isDenied && manager.authorizationStatus == .denied)
  }

  @Test func olderLogIsSilent() {
    Logger(subsystem: "a", category: "b").info("\(1, privacy: .public)")
    os_log("%d", log: .default, type: .info, 1)
  }
}
