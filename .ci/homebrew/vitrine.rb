# The formula for a tap: a release copies it there with the SHA-256 of the tag's archive. It has not been run on a Mac.
class Vitrine < Formula
  desc "Renders iOS widgets to PNG, in software"
  homepage "https://example.com/vitrine"
  url "https://example.com/vitrine/archive/refs/tags/v0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "freetype"
  depends_on "fribidi"
  depends_on "harfbuzz"
  depends_on "libdeflate"
  depends_on "libpng"

  uses_from_macos "swift" => :build

  # Opened by the names that they have on Linux, when a text or a picture needs them.
  on_linux do
    depends_on "giflib"
    depends_on "icu4c@78"
    depends_on "jpeg-turbo"
    depends_on "libheif"
    depends_on "webp"
  end

  def install
    flags = ["--disable-sandbox", "--configuration", "release", "--product", "vitrine"]
    if OS.linux?
      icu = Formula["icu4c@78"]
      flags += ["--static-swift-stdlib", "-Xcc", "-I#{icu.opt_include}"]
      ["#{HOMEBREW_PREFIX}/lib", icu.opt_lib].each { |folder| flags += %W[-Xlinker -rpath -Xlinker #{folder}] }
    end
    system "swift", "build", *flags
    # The program looks for its fonts beside itself.
    libexec.install ".build/release/vitrine"
    (libexec/"Fonts").install Dir["Fonts/*/"]
    (bin/"vitrine").write_env_script libexec/"vitrine", VITRINE_COMMAND: "vitrine"
    man1.mkpath
    system bin/"vitrine", "manual", "-o", man1
    generate_completions_from_executable(bin/"vitrine", "--generate-completion-script")
  end

  test do
    (testpath/"Widget.yaml").write <<~YAML
      vitrine: 1
      kind: Brew
      families: [systemSmall]
      body: {Text: "6,480"}
    YAML
    system bin/"vitrine", "render", "Widget.yaml", "--strict", "-o", "out"
    picture = testpath/"out/Brew-systemSmall-iphone-15-large-light.png"
    assert_equal "\x89PNG".b, picture.binread(4)
  end
end
