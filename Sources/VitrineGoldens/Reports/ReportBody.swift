/// The page's static elements; the script fills them.
let reportBody = """
  <header><h1>Vitrine</h1><span id="filters"></span>
  <input id="search" type="search" placeholder="Filter by name  ( / )" aria-label="Filter by name">
  <span id="count"></span></header>
  <main id="main"></main>
  <footer id="accept"><button id="copy">Copy</button><code id="command"></code></footer>
  <dialog id="dialog"><div class="detail">
  <div class="bar"><strong id="title"></strong><span id="modes"></span>
  <label id="split-label">Split <input id="split" type="range" min="0" max="100" value="50"></label>
  <button id="zoom">8 ×</button><button id="choose">Accept (a)</button>
  <button id="prev" aria-label="Previous">←</button><button id="next" aria-label="Next">→</button>
  <button id="close">Close</button></div>
  <div class="stage" id="stage"></div>
  <aside><div id="facts"></div><p id="links"></p><pre id="blame"></pre><pre id="pixel"></pre>
  <p><small>Keys: ← → step · 1 side by side · 2 slider · 3 blink · 4 difference · z zoom · a accept ·
  Esc close</small></p></aside></div></dialog>
  """
