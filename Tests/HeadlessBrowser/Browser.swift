import Foundation
import TemporaryFolders

/// Pages of files in a browser without a window.
package enum Browser {
  /// Loads a page with a script at its end and returns the texts that the script hands to `finish`.
  ///
  /// The script has `until(condition)`, which waits for what the page does: times would only hold on an idle machine.
  package static func run(_ page: [UInt8], driver: String) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = folder.at("page.html")
    try (Data(page) + Data("<script>\(prelude)\(driver)</script>".utf8)).write(to: file)
    let browser = try ChromiumSession()
    try browser.call("Page.navigate", ["url": file.absoluteString])
    let texts = try browser.evaluate(
      """
      new Promise(async done => {
        while (typeof finished === 'undefined') await new Promise(next => setTimeout(next, 20));
        done(await finished);
      })
      """)
    return texts as? [String] ?? []
  }

  private static let prelude = """
    let finish;
    const finished = new Promise(done => { finish = done; });
    const until = async condition => { while (!condition()) await new Promise(next => setTimeout(next, 20)); };

    """
}
