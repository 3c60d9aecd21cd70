import Foundation
import Testing
import Vitrine

/// `--at`: a time on the clock of `--time-zone`, unless the text has an offset of its own.
@Suite struct MomentArgumentTests {
  private func seconds(_ text: String, _ zone: String?) throws -> Double {
    try SettingArgument.date(text, in: zone).timeIntervalSince1970
  }

  @Test func aMomentIsReadOnTheZonesClock() throws {
    #expect(try seconds("2007-01-09T09:41", nil) == 1_168_335_660)
    #expect(try seconds("2007-01-09T09:41", "Europe/Berlin") == 1_168_335_660 - 3600)
    #expect(try seconds("2007-07-09T09:41", "Europe/Berlin") == seconds("2007-07-09T07:41", nil))
    #expect(try seconds("2007-01-09T09:41+09:00", "Europe/Berlin") == 1_168_335_660 - 9 * 3600)
    #expect(throws: UsageError.self) { try seconds("teatime", nil) }
  }

  /// The clock goes forward at 01:00 UTC: half an hour before and after it.
  @Test func theOffsetIsTheOneOfThatTime() throws {
    #expect(try seconds("2024-03-31T01:30", "Europe/Berlin") == seconds("2024-03-31T00:30Z", nil))
    #expect(try seconds("2024-03-31T03:30", "Europe/Berlin") == seconds("2024-03-31T01:30Z", nil))
  }
}
