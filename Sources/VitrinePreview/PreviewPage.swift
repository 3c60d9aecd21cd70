/// The page, which needs no second file.
package enum PreviewPage {
  /// - Parameter nonce: the mark of the page's own styles and scripts.
  package static func text(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Vitrine: preview</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <style nonce="\(nonce)">\(previewStyle)</style></head>
    <body>\(previewBody)
    <script nonce="\(nonce)">\(previewScript)\(previewOverlayScript)\(previewControlScript)</script>
    </body></html>

    """
  }
}
