/// The page's behaviour, without libraries.
let reportScript = #"""
  (() => {
    const data = JSON.parse(document.getElementById('records').textContent);
    const records = data.records, $ = id => document.getElementById(id);
    const states = ['different', 'missing', 'refused', 'unreadable', 'similar', 'identical'];
    const failing = r => r.state !== 'identical' && r.state !== 'similar';
    const shown = new Set(records.some(failing) ? states.filter(s => s !== 'identical') : states);
    const chosen = new Set();
    let visible = [], current = -1, mode = 'side', zoomed = false, timer = 0, wanted = 0;

    const source = (index, kind) => {
      const node = $(kind + index);
      return node ? 'data:image/png;base64,' + node.textContent : null;
    };
    const text = (index, kind) => {
      const node = $(kind + index);
      if (!node) return null;
      const bytes = Uint8Array.from(atob(node.textContent), c => c.charCodeAt(0));
      return new TextDecoder().decode(bytes);
    };
    const element = (tag, props, ...children) => {
      const node = Object.assign(document.createElement(tag), props);
      node.append(...children);
      return node;
    };

    // Thumbnails are decoded when they come near the window.
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) {
        const url = source(entry.target.dataset.index, 't');
        if (url) entry.target.querySelector('.box').replaceChildren(element('img', { src: url, alt: '' }));
        observer.unobserve(entry.target);
      }
    }, { rootMargin: '600px' });

    // What every picture shares is not said on each.
    const plain = { mode: 'fullColor', entry: 'snapshot', locale: 'en_US', scene: 'widget' };
    const label = r => {
      const parts = ['family', 'device', 'typeSize', 'scheme', 'mode', 'scene', 'entry', 'locale'];
      return parts.filter(k => r.traits[k] && r.traits[k] !== plain[k]).map(k => r.traits[k]).join(' · ') || r.name;
    };
    const cell = index => {
      const r = records[index];
      const node = element('button', { className: 'cell', title: r.name },
        element('div', { className: 'box' }),
        element('span', { className: 'state ' + r.state, textContent: r.state }),
        element('small', { textContent: label(r) }));
      node.dataset.index = index;
      node.classList.toggle('chosen', chosen.has(index));
      node.onclick = () => open(index);
      observer.observe(node);
      return node;
    };
    const draw = () => {
      const needle = $('search').value.toLowerCase();
      visible = records.map((_, i) => i).filter(i => shown.has(records[i].state) &&
        (records[i].name + ' ' + Object.values(records[i].traits).join(' ')).toLowerCase().includes(needle));
      const groups = new Map();
      for (const i of visible) {
        const key = records[i].traits.widget || records[i].name.split('/').slice(0, -1).join('/') || 'Snapshots';
        if (!groups.has(key)) groups.set(key, []);
        groups.get(key).push(i);
      }
      $('main').replaceChildren(...[...groups].map(([name, items]) => element('section', {},
        element('h2', { textContent: `${name} (${items.length})` }),
        element('div', { className: 'grid' }, ...items.map(cell)))));
      $('count').textContent = `${visible.length} of ${records.length}`;
    };
    const met = states.filter(s => records.some(r => r.state === s));
    const filters = () => $('filters').replaceChildren(...met.map(s => {
      const count = records.filter(r => r.state === s).length;
      const node = element('button', { textContent: `${s} ${count}` });
      node.setAttribute('aria-pressed', shown.has(s));
      node.onclick = () => { shown.has(s) ? shown.delete(s) : shown.add(s); filters(); draw(); };
      return node;
    }));

    // The list of what to accept, as one command.
    const accepting = () => {
      const quote = w => /^[\w\/.-]+$/.test(w) ? w : "'" + w.replaceAll("'", "'\\''") + "'";
      const names = [...chosen].sort((a, b) => a - b).map(i => quote(records[i].name + '.' + records[i].ext));
      $('command').textContent = data.command.replace('vitrine accept', () => ['vitrine accept', ...names].join(' '));
      $('accept').style.display = names.length ? 'flex' : 'none';
      document.querySelectorAll('.cell').forEach(n => n.classList.toggle('chosen', chosen.has(+n.dataset.index)));
    };
    const choose = () => {
      const r = records[current];
      if (r.state === 'refused' || !$('a' + current)) return;
      chosen.has(current) ? chosen.delete(current) : chosen.add(current);
      $('choose').setAttribute('aria-pressed', chosen.has(current));
      accepting();
    };
    $('copy').onclick = () => navigator.clipboard?.writeText($('command').textContent);

    // One snapshot at full size.
    const load = url => new Promise(done => {
      if (!url) return done(null);
      const image = new Image();
      image.onload = () => done(image);
      image.onerror = () => done(null);
      image.src = url;
    });
    const canvas = (image, caption) => {
      const node = element('canvas', { width: image.width, height: image.height });
      const scale = zoomed ? 8 : 1;
      node.style.width = image.width * scale + 'px';
      node.style.height = image.height * scale + 'px';
      node.getContext('2d', { willReadFrequently: true }).drawImage(image, 0, 0);
      node.onmousemove = event => {
        const box = node.getBoundingClientRect();
        const x = Math.floor((event.clientX - box.left) / scale), y = Math.floor((event.clientY - box.top) / scale);
        if (x < 0 || y < 0 || x >= node.width || y >= node.height) return;
        $('pixel').textContent = `x ${x}  y ${y}\n` + [...document.querySelectorAll('#stage canvas')].map(c => {
          if (x >= c.width || y >= c.height) return c.dataset.caption + ': outside';
          const p = c.getContext('2d').getImageData(x, y, 1, 1).data;
          return c.dataset.caption.padEnd(11) + [...p].join(' ');
        }).join('\n');
      };
      node.dataset.caption = caption;
      return node;
    };
    const figure = (image, caption) => image
      ? element('figure', {}, element('figcaption', { textContent: caption }), canvas(image, caption))
      : element('figure', {}, element('figcaption', { textContent: caption + ': none' }));

    const stage = async () => {
      const index = current, r = records[index], ticket = ++wanted;
      clearInterval(timer);
      $('pixel').textContent = '';
      $('split-label').style.display = mode === 'slider' && r.ext === 'png' ? '' : 'none';
      for (const b of $('modes').children) b.setAttribute('aria-pressed', b.dataset.mode === mode);
      if (r.ext !== 'png') {
        const sides = [['golden', text(index, 'g')], ['candidate', text(index, 'a')]];
        return $('stage').replaceChildren(...sides.map(([caption, content]) => element('figure', {},
          element('figcaption', { textContent: caption }),
          element('div', { className: 'text', textContent: content ?? 'none' }))));
      }
      const [golden, actual, difference] = await Promise.all([
        load(source(index, 'g') || (failing(r) ? null : source(index, 't'))),
        load(source(index, 'a')), load(source(index, 'd'))]);
      if (ticket !== wanted) return;
      const base = golden || actual;
      if (mode === 'slider' && golden && actual) {
        const node = canvas(golden, 'slider'), context = node.getContext('2d');
        const paint = () => {
          const at = Math.round(node.width * $('split').value / 100);
          context.clearRect(0, 0, node.width, node.height);
          if (at > 0) context.drawImage(golden, 0, 0, at, golden.height, 0, 0, at, golden.height);
          if (at < node.width) context.drawImage(actual, at, 0, actual.width - at, actual.height, at, 0, actual.width - at, actual.height);
          context.fillStyle = '#0a84ff';
          context.fillRect(at, 0, 1, node.height);
        };
        $('split').oninput = paint;
        paint();
        $('stage').replaceChildren(element('figure', {},
          element('figcaption', { textContent: 'golden | candidate' }), node));
      } else if (mode === 'blink' && golden && actual) {
        const caption = element('figcaption', { textContent: 'golden' });
        const node = canvas(golden, 'blink'), context = node.getContext('2d');
        let second = false;
        timer = setInterval(() => {
          second = !second;
          caption.textContent = second ? 'candidate' : 'golden';
          context.clearRect(0, 0, node.width, node.height);
          context.drawImage(second ? actual : golden, 0, 0);
        }, 500);
        $('stage').replaceChildren(element('figure', {}, caption, node));
      } else if (mode === 'difference' && difference) {
        $('stage').replaceChildren(figure(difference, 'difference'));
      } else {
        const parts = failing(r) || actual
          ? [figure(golden, 'golden'), figure(actual, 'candidate'), figure(difference, 'difference')]
          : [figure(base, 'golden (thumbnail)')];
        $('stage').replaceChildren(...parts);
      }
    };
    const open = index => {
      const r = records[current = index];
      $('title').textContent = r.name + '.' + r.ext;
      const facts = [[r.state, r.state], [r.why], [r.pixels && `${r.pixels} pixels differ`],
        [r.cluster && `largest cluster ${r.cluster} px`], [r.peak && `peak difference ${r.peak} of 255`],
        ...Object.entries(r.traits).map(([k, v]) => [`${k}: ${v}`])].filter(f => f[0]);
      $('facts').replaceChildren(...facts.map(([line, state]) =>
        element('div', { textContent: line, className: state ? 'state ' + state : '' })));
      $('blame').textContent = r.blame.join('\n');
      $('choose').setAttribute('aria-pressed', chosen.has(index));
      if (!$('dialog').open) $('dialog').showModal();
      stage();
    };
    const step = by => {
      const at = visible.indexOf(current) + by;
      if (at >= 0 && at < visible.length) open(visible[at]);
    };
    const pick = next => { mode = next; stage(); };
    const zoom = () => { zoomed = !zoomed; $('zoom').setAttribute('aria-pressed', zoomed); stage(); };
    const modes = [['side', 'Side by side'], ['slider', 'Slider'], ['blink', 'Blink'], ['difference', 'Difference']];
    $('modes').replaceChildren(...modes.map(([name, title]) => {
      const node = element('button', { textContent: title, onclick: () => pick(name) });
      node.dataset.mode = name;
      return node;
    }));
    $('zoom').onclick = zoom;
    $('choose').onclick = choose;
    $('prev').onclick = () => step(-1);
    $('next').onclick = () => step(1);
    $('close').onclick = () => $('dialog').close();
    $('dialog').onclose = () => clearInterval(timer);
    $('search').oninput = draw;
    document.onkeydown = event => {
      if (event.target.tagName === 'INPUT' && event.target.type === 'search') return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!$('dialog').open) {
        if (event.key === '/') { event.preventDefault(); $('search').focus(); }
        if (event.key === 'Enter' && document.activeElement === document.body && visible.length) open(visible[0]);
        return;
      }
      const inRange = event.target.type === 'range';
      const keys = { ArrowRight: () => inRange || step(1), ArrowLeft: () => inRange || step(-1), j: () => step(1),
        k: () => step(-1), 1: () => pick('side'), 2: () => pick('slider'), 3: () => pick('blink'),
        4: () => pick('difference'), z: zoom, a: choose };
      if (keys[event.key]) keys[event.key]();
    };
    filters();
    draw();
  })();
  """#
