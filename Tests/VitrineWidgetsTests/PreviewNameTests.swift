import Testing
import Vitrine

@Suite struct PreviewNameTests {
  /// Also where the number stands behind what the name of a file keeps.
  @Test(arguments: ["Steps", "WalletInformationAndMarketWidget_Previews-1"])
  func repeatedNamesAreNumbered(_ name: String) {
    var names = PreviewNames()
    let given = (1...3).map { _ in names.unique(name) }
    #expect(given == [name, name + "-2", name + "-3"])
    #expect(Set(given.map { ImageName.clean($0) }).count == 3)
  }

  @Test func casesOfLettersDoNotTellNamesApart() {
    var names = PreviewNames()
    #expect(names.unique("Steps") == "Steps")
    #expect(names.unique("steps") == "steps-2")
  }
}
