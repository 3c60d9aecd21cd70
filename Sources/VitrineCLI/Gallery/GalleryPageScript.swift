/// The window with one picture; the script fills it.
let galleryDialog = """
  <dialog id="dialog" aria-label="One widget"><div class="pane" id="large"></div><div id="bar">
  <span id="caption"></span><button id="prev" aria-label="Previous widget" title="Previous (←)">←</button>
  <button id="next" aria-label="Next widget" title="Next (→)">→</button>
  <button id="close" title="Close (Esc)">Close</button></div></dialog>
  """

/// The page's script, without libraries.
let galleryScript = #"""
  (() => {
    const $ = id => document.getElementById(id), root = document.documentElement;
    const cards = [...document.querySelectorAll('figure')];
    const visible = () => cards.filter(card => !card.hidden);
    let open = -1;

    const filter = () => {
      const words = $('search').value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const card of cards) card.hidden = !words.every(word => card.dataset.words.includes(word));
      for (const section of document.querySelectorAll('section'))
        section.hidden = !section.querySelector('figure:not([hidden])');
      const count = visible().length;
      $('none').hidden = count > 0;
      $('count').textContent = `${count} of ${cards.length}`;
    };
    const isDark = () => root.dataset.theme
      ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    const label = () => { $('theme').textContent = isDark() ? 'Show light' : 'Show dark'; };
    const turn = () => { root.dataset.theme = isDark() ? 'light' : 'dark'; label(); };
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', label);

    const show = index => {
      const list = visible();
      if (!list.length) return;
      open = (index + list.length) % list.length;
      const card = list[open];
      $('large').replaceChildren(...[...card.querySelectorAll('img')].map(image => image.cloneNode()));
      $('large').className = card.querySelector('.pane').className;
      $('caption').textContent = card.getAttribute('aria-label');
      if (!$('dialog').open) $('dialog').showModal();
    };
    $('dialog').addEventListener('close', () => { visible()[open]?.focus(); open = -1; });
    $('prev').onclick = () => show(open - 1);
    $('next').onclick = () => show(open + 1);
    $('close').onclick = () => $('dialog').close();
    for (const card of cards) card.onclick = () => show(visible().indexOf(card));

    // Up and down go to the card whose middle is nearest in the next row.
    const beside = (list, from, key) => {
      if (key === 'ArrowRight') return Math.min(from + 1, list.length - 1);
      if (key === 'ArrowLeft') return Math.max(from - 1, 0);
      if (key === 'Home') return 0;
      if (key === 'End') return list.length - 1;
      const boxes = list.map(card => card.getBoundingClientRect()), here = boxes[from];
      const down = key === 'ArrowDown', middle = box => box.left + box.width / 2;
      const beyond = boxes.map((box, i) => i).filter(i => down
        ? boxes[i].top > here.top + 4 : boxes[i].top < here.top - 4);
      if (!beyond.length) return from;
      const row = down ? Math.min(...beyond.map(i => boxes[i].top)) : Math.max(...beyond.map(i => boxes[i].top));
      return beyond.filter(i => Math.abs(boxes[i].top - row) < 4).reduce((a, b) =>
        Math.abs(middle(boxes[b]) - middle(here)) < Math.abs(middle(boxes[a]) - middle(here)) ? b : a);
    };
    const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event, isTyping = event.target === $('search');
      if (open >= 0) {
        if (key === 'ArrowRight') show(open + 1);
        else if (key === 'ArrowLeft') show(open - 1);
        else if (key === 't') turn();
        return;
      }
      if (isTyping) {
        if (key === 'Escape') { $('search').value = ''; filter(); $('search').blur(); }
        if (key === 'Enter' || key === 'ArrowDown') { visible()[0]?.focus(); event.preventDefault(); }
        return;
      }
      const list = visible(), at = list.indexOf(document.activeElement);
      if (key === '/') { $('search').focus(); event.preventDefault(); }
      else if (key === 't') turn();
      else if ((key === 'Enter' || key === ' ') && at >= 0) { show(at); event.preventDefault(); }
      else if (arrows.includes(key) && list.length) {
        list[at < 0 ? 0 : beside(list, at, key)].focus();
        event.preventDefault();
      }
    });
    $('search').oninput = filter;
    $('theme').onclick = turn;
    filter();
    label();
  })();
  """#
