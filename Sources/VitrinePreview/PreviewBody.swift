/// The page's elements.
let previewBody = """
  <header>
    <h1 id="title">Preview</h1><select id="document" aria-label="Document" hidden></select>
    <span id="state" role="status" aria-live="polite" class="busy">connecting</span>
    <div class="layers" role="group" aria-label="Over the picture">
      <button data-layer="frame" aria-pressed="false" title="Frames of all views (f)">Frames</button>
      <button data-layer="base" aria-pressed="false" title="Baselines of texts (b)">Baselines</button>
      <button data-layer="hit" aria-pressed="false" title="Areas that take taps (h)">Hits</button>
      <button data-layer="margin" aria-pressed="false" title="Margins and paddings (m)">Margins</button>
    </div>
    <button id="zoom" title="Size of pictures (z)">fit</button>
    <button id="help" aria-label="Keys" title="Keys (?)">?</button>
  </header>
  <main tabindex="-1">
    <section id="error" role="alert" hidden><h2></h2><p></p><pre hidden></pre></section>
    <div id="pictures"></div>
    <ul id="diagnostics" aria-label="Diagnostics"></ul>
  </main>
  <aside aria-label="Settings">
    <div class="field" data-of="widget"><span>Family</span><div class="group" id="family"></div></div>
    <div class="field" data-of="activity"><span>Surface</span><div class="group" id="surface"></div></div>
    <div class="field" data-of="today"><span>Display mode</span><div class="group" id="displayMode"></div></div>
    <label><span>Text size: <output id="level">large</output></span>
      <input type="range" id="typeSize" min="0" max="11" step="1"></label>
    <div class="field"><span>Scheme</span><div class="group" id="scheme"></div></div>
    <label data-of="widget">Rendering mode <select id="mode"></select></label>
    <label>Entry <select id="entry"></select></label>
    <label>Locale <input id="locale" list="locales" placeholder="en_US" spellcheck="false"></label>
    <datalist id="locales"></datalist>
    <label data-of="one">Scene <select id="scene"></select></label>
    <label>Wallpaper <select id="wallpaper"></select></label>
    <div class="field"><span>Devices, side by side</span>
      <input id="find" placeholder="find a device" aria-label="Find a device" spellcheck="false">
      <div id="devices" role="group" aria-label="Devices"></div></div>
    <details><summary>More</summary><div class="rows">
      <label>System <select id="os"></select></label>
      <label>Date <input id="at" placeholder="2007-01-09T09:41" spellcheck="false"></label>
      <label>Contrast <select id="contrast"><option value="">standard</option><option>increased</option></select>
      </label>
      <label class="check"><input type="checkbox" id="boldText"> Bold text</label>
      <label class="check"><input type="checkbox" id="reduceTransparency"> Reduce transparency</label>
    </div></details>
    <button id="reset">Back to the first settings</button>
  </aside>
  <footer><code id="command" aria-label="Command" tabindex="0"></code><button id="copy" title="Copy (c)">Copy</button>
  </footer>
  <div id="tip" hidden></div>
  <dialog id="keys"><h2>Keys</h2><dl>
    <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>smaller, larger text</dd>
    <dt><kbd>1</kbd> … <kbd>9</kbd></dt><dd>family or display mode</dd>
    <dt><kbd>s</kbd></dt><dd>light, dark, both</dd>
    <dt><kbd>o</kbd></dt><dd>next rendering mode</dd>
    <dt><kbd>e</kbd></dt><dd>next entry</dd>
    <dt><kbd>g</kbd></dt><dd>next scene</dd>
    <dt><kbd>w</kbd></dt><dd>next wallpaper</dd>
    <dt><kbd>f</kbd> <kbd>b</kbd> <kbd>h</kbd> <kbd>m</kbd></dt><dd>frames, baselines, hits, margins</dd>
    <dt><kbd>z</kbd></dt><dd>size of pictures</dd>
    <dt><kbd>c</kbd></dt><dd>copy the command</dd>
    <dt><kbd>/</kbd></dt><dd>find a device</dd>
    <dt><kbd>Esc</kbd></dt><dd>leave a field</dd>
    <dt><kbd>?</kbd></dt><dd>these keys</dd>
  </dl><form method="dialog"><button>Close</button></form></dialog>
  """
