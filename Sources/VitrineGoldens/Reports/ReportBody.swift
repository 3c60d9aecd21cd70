/// The page's static elements; the script fills them.
let reportBody = """
  <header><h1>Vitrine</h1><div id="filters" role="group" aria-label="Show verdicts"></div>
  <div id="settings" role="group" aria-label="Show settings"></div>
  <input id="search" type="search" placeholder="Filter by name  ( / )" aria-label="Filter by name">
  <span id="count"></span></header>
  <p id="live" class="spoken" role="status" aria-live="polite"></p>
  <main id="main"></main>
  <footer id="accept" aria-label="Command that accepts what is chosen"><button id="copy">Copy</button>
  <code id="command"></code><button id="drop" aria-label="Choose nothing">Clear</button></footer>
  <dialog id="dialog" aria-labelledby="title"><p id="live-detail" class="spoken" role="status" aria-live="polite"></p>
  <div class="detail">
  <div class="bar"><strong id="title"></strong><div id="modes" role="group" aria-label="View"></div>
  <label id="split-label">Split <input id="split" type="range" min="0" max="100" value="50"></label>
  <button id="place" title="Next place; areas that lie close together are one (n)">Next place</button><button id="zoom" title="Zoom (z)">Zoom</button>
  <button id="choose" title="Accept (a)">Accept</button>
  <span class="go"><button id="prev" aria-label="Previous picture" title="Previous (←)">←</button>
  <button id="next" aria-label="Next picture" title="Next (→)">→</button>
  <button id="close" title="Close (Esc)">Close</button></span></div>
  <div id="blame" class="blame"></div>
  <div class="stage" id="stage"></div>
  <aside aria-label="Facts"><div id="facts"></div><p id="links"></p><pre id="pixel"></pre>
  <p><small>← → picture · n p place · z zoom · drag to move · 1 side by side · 2 slider · 3 blink ·
  4 difference · a accept · Esc close</small></p></aside></div></dialog>
  """
