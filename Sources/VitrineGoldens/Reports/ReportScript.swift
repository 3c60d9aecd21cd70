/// The page's script, without libraries.
let reportScript = #"""
  (() => {
    const data = JSON.parse(document.getElementById('records').textContent);
    const records = data.records, $ = id => document.getElementById(id);
    const states = ['different', 'missing', 'refused', 'unreadable', 'similar', 'identical'];
    const failing = r => r.state !== 'identical' && r.state !== 'similar';
    const shown = new Set(records.some(failing) ? states.filter(s => s !== 'identical') : states);
    const chosen = new Set();
    let visible = [], current = -1, mode = 'side', zoomed = false, timer = 0, wanted = 0;

    // Pictures stand behind this script: until the page is read whole, some are not there yet.
    const bytes = (index, kind) => {
      const node = $(kind + index);
      return node && Uint8Array.from(atob(node.textContent), c => c.charCodeAt(0));
    };
    const text = (index, kind) => {
      const content = bytes(index, kind);
      return content && new TextDecoder().decode(content);
    };
    const load = (index, kind) => new Promise(done => {
      const content = bytes(index, kind);
      if (!content) return done(null);
      const url = URL.createObjectURL(new Blob([content], { type: 'image/png' })), image = new Image();
      const end = result => { URL.revokeObjectURL(url); done(result); };
      image.onload = () => end(image);
      image.onerror = () => end(null);
      image.src = url;
    });
    const element = (tag, props, ...children) => {
      const node = Object.assign(document.createElement(tag), props);
      node.append(...children);
      return node;
    };

    const sheet = (width, height) => {
      const node = element('canvas', { width, height });
      return [node, node.getContext('2d', { willReadFrequently: true })];
    };

    // The candidate is the golden but for a part, where both are of one size.
    const pictures = async index => {
      const r = records[index];
      const [golden, part] = await Promise.all([load(index, 'g'), load(index, 'a')]);
      if (!r.part || r.cut || !golden || !part) return [golden, part];
      const [node, context] = sheet(golden.width, golden.height), [x, y, width, height] = r.part;
      context.drawImage(golden, 0, 0);
      context.clearRect(x, y, width, height);
      context.drawImage(part, x, y);
      return [golden, node];
    };

    // Equal pixels in pale grey, others red, darker the more they differ; blue where one picture ends.
    const pixels = picture => {
      const [, context] = sheet(picture.width, picture.height);
      context.drawImage(picture, 0, 0);
      return new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer);
    };
    const difference = (a, b) => {
      if (!a || !b) return null;
      const [node, context] = sheet(Math.max(a.width, b.width), Math.max(a.height, b.height));
      const image = context.createImageData(node.width, node.height), out = new Uint32Array(image.data.buffer);
      const [p, q] = [pixels(a), pixels(b)], channel = (v, k) => (v >>> k & 255) * (v >>> 24) / 255;
      for (let y = 0; y < node.height; y++) for (let x = 0; x < node.width; x++) {
        const isShared = x < a.width && y < a.height && x < b.width && y < b.height;
        const v = p[y * a.width + x], w = q[y * b.width + x];
        let pixel = 0xffff8040;
        if (isShared && v === w) {
          const luma = (77 * channel(v, 0) + 150 * channel(v, 8) + 29 * channel(v, 16)) / 256;
          pixel = 0xff000000 | Math.min(255, 191 + Math.floor((luma + 255 - (v >>> 24)) / 4)) * 0x010101;
        } else if (isShared) {
          const delta = Math.max(...[0, 8, 16].map(k => Math.abs(channel(v, k) - channel(w, k))),
            Math.abs((v >>> 24) - (w >>> 24)));
          const fade = 160 - Math.round(delta * 160 / 255);
          pixel = 0xff0000ff | fade << 8 | fade << 16;
        }
        out[y * node.width + x] = pixel;
      }
      context.putImageData(image, 0, 0);
      return node;
    };

    // Thumbnails are decoded when they come near the window.
    const fill = async node => {
      const index = +node.dataset.index, box = node.querySelector('.box');
      const [golden, candidate] = $('t' + index) ? [await load(index, 't')] : await pictures(index);
      const picture = candidate || golden;
      if (picture) {
        const scale = Math.min(1, 168 / picture.height, 264 / picture.width);
        const [small, context] = sheet(Math.max(1, picture.width * scale), Math.max(1, picture.height * scale));
        context.drawImage(picture, 0, 0, small.width, small.height);
        box.replaceChildren(small);
      }
    };
    const waiting = new Set();
    const fillWhenRead = node => document.readyState === 'loading' ? waiting.add(node) : fill(node);
    document.addEventListener('DOMContentLoaded', () => { waiting.forEach(fill); waiting.clear(); });
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) {
        fillWhenRead(entry.target);
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
      // Behind two dashes no name is a flag.
      $('command').textContent = names.some(n => n.startsWith('-')) ? [data.command, '--', ...names].join(' ')
        : data.command.replace('vitrine accept', () => ['vitrine accept', ...names].join(' '));
      $('accept').style.display = names.length ? 'flex' : 'none';
      document.querySelectorAll('.cell').forEach(n => n.classList.toggle('chosen', chosen.has(+n.dataset.index)));
    };
    const choose = () => {
      const r = records[current];
      if (r.state === 'refused' || !failing(r)) return;
      chosen.has(current) ? chosen.delete(current) : chosen.add(current);
      $('choose').setAttribute('aria-pressed', chosen.has(current));
      accepting();
    };
    $('copy').onclick = () => navigator.clipboard?.writeText($('command').textContent);

    // One snapshot at full size.
    const canvas = (image, caption) => {
      const node = element('canvas', { width: image.width, height: image.height });
      const scale = zoomed ? 8 : 1;
      node.style.width = image.width * scale + 'px';
      node.style.height = image.height * scale + 'px';
      node.getContext('2d', { willReadFrequently: true }).drawImage(image, 0, 0);
      node.onmousemove = event => {
        const box = node.getBoundingClientRect(), [left, top] = records[current].cut ? records[current].part : [0, 0];
        const x = Math.floor((event.clientX - box.left) / scale), y = Math.floor((event.clientY - box.top) / scale);
        if (x < 0 || y < 0 || x >= node.width || y >= node.height) return;
        $('pixel').textContent = `x ${x + left}  y ${y + top}\n` + [...document.querySelectorAll('#stage canvas')].map(c => {
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
      const [golden, actual] = await pictures(index);
      const small = golden || actual ? null : await load(index, 't');
      if (ticket !== wanted) return;
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
      } else if (mode === 'difference' && golden && actual) {
        $('stage').replaceChildren(figure(difference(golden, actual), 'difference'));
      } else if (golden || actual) {
        $('stage').replaceChildren(figure(golden, 'golden'), figure(actual, 'candidate'),
          figure(difference(golden, actual), 'difference'));
      } else {
        $('stage').replaceChildren(figure(small, 'thumbnail'),
          element('p', { textContent: 'The pictures are not in this page; the links lead to the files beside it.' }));
      }
    };
    // To the files, where they are still beside the page.
    const links = r => {
      const encode = name => name.split('/').map(encodeURIComponent).join('/');
      const kinds = r.state === 'missing' ? ['candidate']
        : failing(r) ? ['golden', 'candidate', 'difference'] : ['golden'];
      return kinds.map(kind => element('a', { textContent: kind, target: '_blank',
        href: data.folders[kind] + '/' + encode(r.name + '.' + r.ext) }));
    };
    const open = index => {
      const r = records[current = index];
      $('title').textContent = r.name + '.' + r.ext;
      const facts = [[r.state, r.state], [r.why], [r.pixels && `${r.pixels} pixels differ`],
        [r.cluster && `largest cluster ${r.cluster} px`], [r.peak && `peak difference ${r.peak} of 255`],
        [r.size && `${r.size[0]}×${r.size[1]} px`],
        [r.cut && `shown: ${r.part[2]}×${r.part[3]} px at (${r.part[0]}, ${r.part[1]})`],
        ...Object.entries(r.traits).map(([k, v]) => [`${k}: ${v}`])].filter(f => f[0]);
      $('facts').replaceChildren(...facts.map(([line, state]) =>
        element('div', { textContent: line, className: state ? 'state ' + state : '' })));
      $('links').replaceChildren(...links(r));
      $('blame').textContent = (r.blame || []).join('\n');
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
