import Testing
import VitrineTesting

/// Every preview of the widget's module, with each of its entries.
@Suite(.golden()) struct PreviewTests {
  @Test func everyPreview() async {
    await expectSnapshots(ofPreviewsIn: "StepsWidget")
  }
}
