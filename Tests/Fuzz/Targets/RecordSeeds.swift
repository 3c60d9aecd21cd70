import VitrineBlame
import VitrineGoldens
import VitrineGraphics
import VitrineImages

/// A file of each kind that runs leave behind.
enum RecordSeeds {
  static var all: [[UInt8]] { texts.map { Array($0.utf8) } + [sealed(Array(verdicts.utf8))] }

  /// The bytes with a last line that vouches for all before, as a file of verdicts has it: nobody who
  /// changes one by chance writes the right hash.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: Array("vitrine-verdicts ".utf8)) else { return bytes }
    let marker = Array("\nend\t".utf8)
    let end = bytes.indices.dropLast(marker.count).last {
      bytes[$0...].starts(with: marker)
    }
    let body = end.map { Array(bytes[...$0]) } ?? bytes
    return body + Array("end\t\(String(ContentHash.of(body), radix: 16))\n".utf8)
  }

  private static let texts = [
    """
    {"name": "a/b", "fileExtension": "png", "state": "different", "explanation": "2 pixels differ",
     "isOffered": true, "changedPixels": 2, "largestCluster": 1, "peak": 9, "blame": ["Text"],
     "traits": {"family": "systemSmall"}, "goldens": "Golden"}
    """,
    "vitrine-passes 1\np\ttxt\tsimilar\t1\t2\t3\t4\tGolden\tequal\t1\ttext\twidget\tW\n"
      + "q\tpng\tidentical\t0\t-\t-\t-\tGolden\t\t0\n",
    "vitrine-runs 1\nGolden\t.artifacts\nSub/Golden\tSub/.art\\tifacts\n",
    "vitrine-costs 1\n1200 Weather-systemSmall\n30 a b\n",
    "1 engine=1.0 placed=00000000000000aa display=00000000000000bb pixels=0123456789abcdef "
      + "env.type-size=large env.locale=en%5fUS",
    """
    vitrine-placed 2
    canvas 158 158 3
    env scheme light
    0 VStack 0 0 158 158 #root spacing=8
    1 Text 16 16.5 80 20 text=Hello%20there font=body
    1 Spacer 16 40 1e3 8
    """,
    """
    vitrine-placed 3
    canvas 158 158 3
    0 ViewThatFits 0 0 158 158 choice=2 offered=158×158
    1 Text 16 16.5 80 20 text=Hello
    rejected 0 1
    0 VStack 0 0 80 200 spacing=8
    1 Text 0 0 80 20 text=Hello%20there
    reduced 0 1
    0 VStack 0 0 0 0 spacing=8
    """,
  ]

  private static let verdicts =
    "vitrine-verdicts 4\nfile\t/usr/lib/x\t1\ta2\t4096\t1700000000000000000\t17\t\(digest)\n"
    + "pass\tp\t\(digest)\t\(digest)\t1500\t1\tWeather.json\t\(digest)\tp\tpng\tsimilar\t0\t2\t1\t4\tGolden"
    + "\tequal\t0\n"

  private static let digest = String(repeating: "0a", count: 32)
}
