/// The end of the page's script: one snapshot, as large as the window allows.
let reportDetailScript = #"""

    let current = -1, mode = 'side', zoomed = false, timer = 0, ticket = 0, place = -1, places = [], panes = [];
    let view = { x: 0, y: 0, scale: 1 };

    // Changed pixels in blocks of 8, joined where they touch, each place as the rectangle around its pixels: the letters
    // of a word are areas of their own to the comparison, and one place to go to.
    const block = 8, mostPlaces = 200;
    const placesOf = (a, b) => {
      if (!a || !b || a.width !== b.width || a.height !== b.height) return [];
      const [p, q] = [pixels(a), pixels(b)], columns = Math.ceil(a.width / block), boxes = new Map();
      for (let y = 0; y < a.height; y++) for (let x = 0; x < a.width; x++) {
        if (p[y * a.width + x] === q[y * a.width + x]) continue;
        const key = Math.floor(y / block) * columns + Math.floor(x / block), box = boxes.get(key);
        if (!box) boxes.set(key, [x, y, x, y]);
        else { box[0] = Math.min(box[0], x); box[2] = Math.max(box[2], x); box[3] = y; }
      }
      const found = [], left = new Set(boxes.keys());
      for (const start of boxes.keys()) {
        if (!left.delete(start)) continue;
        const sum = [...boxes.get(start)], todo = [start];
        while (todo.length) {
          const key = todo.pop(), column = key % columns;
          for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) {
            const next = key + dy * columns + dx;
            if (column + dx < 0 || column + dx >= columns || !left.delete(next)) continue;
            const box = boxes.get(next);
            sum[0] = Math.min(sum[0], box[0]); sum[1] = Math.min(sum[1], box[1]);
            sum[2] = Math.max(sum[2], box[2]); sum[3] = Math.max(sum[3], box[3]);
            todo.push(next);
          }
        }
        found.push({ x: sum[0], y: sum[1], w: sum[2] - sum[0] + 1, h: sum[3] - sum[1] + 1 });
      }
      return found.sort((s, t) => t.w * t.h - s.w * s.h || s.y - t.y || s.x - t.x).slice(0, mostPlaces);
    };

    const size = () => {
      const box = panes[0].canvas.parentNode.getBoundingClientRect(), picture = panes[0].layers[0];
      return [Math.max(40, box.width), Math.max(40, box.height), picture.width, picture.height];
    };
    // The whole picture, enlarged by whole numbers only; or the chosen place with its surroundings.
    const look = () => {
      if (!panes.length) return;
      const [width, height, w, h] = size(), fit = Math.min(width / w, height / h);
      const whole = fit >= 1 ? Math.min(8, Math.floor(fit)) : fit;
      view = { x: w / 2, y: h / 2, scale: whole };
      if (!zoomed) return paint();
      const a = places[Math.max(place, 0)] || { x: w / 2, y: h / 2, w: 0, h: 0 };
      const close = Math.min(width / (a.w + 12), height / (a.h + 12));
      view = { x: a.x + a.w / 2, y: a.y + a.h / 2, scale: Math.max(whole, Math.min(16, close >= 1 ? Math.floor(close) : close)) };
      paint();
    };
    const paint = () => {
      const ratio = window.devicePixelRatio || 1;
      for (const { canvas, layers, isSplit } of panes) {
        const box = canvas.parentNode.getBoundingClientRect();
        canvas.width = Math.max(1, Math.round(box.width * ratio));
        canvas.height = Math.max(1, Math.round(box.height * ratio));
        const context = canvas.getContext('2d');
        const left = box.width / 2 - view.x * view.scale, top = box.height / 2 - view.y * view.scale;
        context.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, Math.round(left * ratio), Math.round(top * ratio));
        context.imageSmoothingEnabled = view.scale < 1;
        context.imageSmoothingQuality = 'high';
        const at = isSplit ? Math.round(layers[0].width * $('split').value / 100) : 0;
        if (isSplit) {
          if (at > 0) context.drawImage(layers[0], 0, 0, at, layers[0].height, 0, 0, at, layers[0].height);
          const rest = layers[1].width - at;
          if (rest > 0) context.drawImage(layers[1], at, 0, rest, layers[1].height, at, 0, rest, layers[1].height);
          context.fillStyle = '#0a84ff';
          context.fillRect(at, 0, 1.5 / view.scale, layers[0].height);
        } else {
          context.drawImage(layers[0], 0, 0);
        }
        places.forEach((a, k) => {
          const gap = 2 / view.scale, line = (k === place ? 3 : 1.5) / view.scale;
          context.lineWidth = line + 1.5 / view.scale;
          context.strokeStyle = '#fff';
          context.strokeRect(a.x - gap, a.y - gap, a.w + 2 * gap, a.h + 2 * gap);
          context.lineWidth = line;
          context.strokeStyle = k === place ? '#ff2d55' : '#0a6cff';
          context.strokeRect(a.x - gap, a.y - gap, a.w + 2 * gap, a.h + 2 * gap);
        });
        canvas.dataset.scale = view.scale;
      }
    };

    const readout = (canvas, event) => {
      const box = canvas.getBoundingClientRect(), r = records[current], [left, top] = r.cut ? r.part : [0, 0];
      const x = Math.floor((event.clientX - box.left - box.width / 2) / view.scale + view.x);
      const y = Math.floor((event.clientY - box.top - box.height / 2) / view.scale + view.y);
      const lines = panes.flatMap(p => p.layers.map((layer, k) => {
        const name = p.names[k].padEnd(11);
        if (x < 0 || y < 0 || x >= layer.width || y >= layer.height) return name + 'outside';
        const [, context] = sheet(1, 1);
        context.drawImage(layer, -x, -y);
        return name + [...context.getImageData(0, 0, 1, 1).data].join(' ');
      }));
      $('pixel').textContent = [`x ${x + left}  y ${y + top}`, ...lines].join('\n');
    };
    const figure = (name, layers, names = [name], isSplit = false) => {
      const canvas = element('canvas', {}), caption = element('figcaption', { textContent: name });
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', `${name} of ${$('title').textContent}`);
      let from = null;
      canvas.onpointerdown = event => { from = [event.clientX, event.clientY]; canvas.setPointerCapture(event.pointerId); };
      canvas.onpointerup = () => { from = null; };
      canvas.onpointermove = event => {
        if (from) {
          view.x -= (event.clientX - from[0]) / view.scale;
          view.y -= (event.clientY - from[1]) / view.scale;
          from = [event.clientX, event.clientY];
          paint();
        }
        readout(canvas, event);
      };
      panes.push({ canvas, layers, names, isSplit, caption });
      return element('figure', {}, caption, element('div', {}, canvas));
    };
    const none = name => element('figure', {}, element('figcaption', { textContent: name + ': none' }));

    const stage = async () => {
      const index = current, r = records[index], mine = ++ticket;
      clearInterval(timer);
      panes = [];
      $('pixel').textContent = '';
      $('split-label').style.display = mode === 'slider' && r.ext === 'png' ? '' : 'none';
      for (const b of $('modes').children) b.setAttribute('aria-pressed', b.dataset.mode === mode);
      if (r.ext !== 'png') {
        places = [];
        const sides = [['golden', text(index, 'g')], ['candidate', text(index, 'a')]];
        return $('stage').replaceChildren(...sides.map(([caption, content]) => element('figure', {},
          element('figcaption', { textContent: caption }),
          element('div', { className: 'text', textContent: content ?? 'none', tabIndex: 0 }))));
      }
      const [golden, actual] = await pictures(index);
      const small = golden || actual ? null : await load(index, 't');
      if (mine !== ticket) return;
      places = placesOf(golden, actual);
      let nodes = [];
      if (mode === 'slider' && golden && actual) {
        nodes = [figure('golden | candidate', [golden, actual], ['golden', 'candidate'], true)];
      } else if (mode === 'blink' && golden && actual) {
        nodes = [figure('golden', [golden])];
        timer = setInterval(() => {
          const [shown] = panes, isGolden = shown.caption.textContent === 'golden';
          shown.layers = [isGolden ? actual : golden];
          shown.names = [isGolden ? 'candidate' : 'golden'];
          shown.caption.textContent = shown.names[0];
          paint();
        }, 500);
      } else if (mode === 'difference' && golden && actual) {
        nodes = [figure('difference', [difference(golden, actual)])];
      } else if (golden || actual) {
        const both = [['golden', golden], ['candidate', actual], ['difference', difference(golden, actual)]];
        nodes = both.filter(([, p]) => p || failing(r)).map(([name, p]) => p ? figure(name, [p]) : none(name));
      } else {
        nodes = [small ? figure('thumbnail', [small]) : none('thumbnail'),
          element('p', { textContent: 'The pictures are not in this page; the links lead to the files beside it.' })];
      }
      $('stage').replaceChildren(...nodes);
      $('place').disabled = !places.length;
      $('place').textContent = places.length > 1 ? `Next of ${places.length} places` : 'Next place';
      look();
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
      place = -1;
      $('title').textContent = r.name + '.' + r.ext;
      const facts = [[r.state, r.state], [r.why],
        [r.size && `${r.size[0]}×${r.size[1]} px`],
        [r.cut && `shown: ${r.part[2]}×${r.part[3]} px at (${r.part[0]}, ${r.part[1]})`],
        ...traitOrder(r).map(k => [`${titleOf(k)}: ${r.traits[k]}`])].filter(f => f[0]);
      $('facts').replaceChildren(...facts.map(([line, state]) =>
        element('div', { textContent: line, className: state ? 'state ' + state : '' })));
      $('links').replaceChildren(...links(r));
      const lines = blameOf(r);
      $('blame').replaceChildren(...lines.map(line => element('p', { textContent: line })));
      $('choose').setAttribute('aria-pressed', chosen.has(index));
      $('choose').disabled = !r.takes;
      if (!$('dialog').open) $('dialog').showModal();
      say(`${visible.indexOf(index) + 1} of ${visible.length}: ${r.name}, ${r.state}. ${lines[0]}`);
      return stage();
    };
    const choose = () => {
      if (!records[current].takes) return;
      chosen.has(current) ? chosen.delete(current) : chosen.add(current);
      $('choose').setAttribute('aria-pressed', chosen.has(current));
      accepting();
    };
    const step = by => {
      const at = visible.indexOf(current) + by;
      if (at >= 0 && at < visible.length) open(visible[at]);
    };
    const zoomTo = on => {
      zoomed = on;
      $('zoom').setAttribute('aria-pressed', zoomed);
      if (zoomed && place < 0 && places.length) place = 0;
      look();
    };
    const nextPlace = by => {
      if (!places.length) return;
      place = place < 0 ? (by > 0 ? 0 : places.length - 1) : (place + by + places.length) % places.length;
      zoomTo(true);
      const a = places[place], r = records[current], [left, top] = r.cut ? r.part : [0, 0];
      say(`place ${place + 1} of ${places.length}, ${a.w}×${a.h} at (${a.x + left}, ${a.y + top})`);
    };
    const pick = next => { mode = next; stage(); };
    const modes = [['side', 'Side by side'], ['slider', 'Slider'], ['blink', 'Blink'], ['difference', 'Difference']];
    $('modes').replaceChildren(...modes.map(([name, title]) => {
      const node = element('button', { textContent: title, onclick: () => pick(name) });
      node.dataset.mode = name;
      return node;
    }));
    $('zoom').onclick = () => zoomTo(!zoomed);
    $('place').onclick = () => nextPlace(1);
    $('split').oninput = () => paint();
    $('choose').onclick = choose;
    $('prev').onclick = () => step(-1);
    $('next').onclick = () => step(1);
    $('close').onclick = () => $('dialog').close();
    $('dialog').onclose = () => {
      clearInterval(timer);
      document.querySelector(`.cell[data-index="${current}"]`)?.focus();
    };
    window.addEventListener('resize', () => { if ($('dialog').open) look(); });
    $('search').oninput = () => draw();
    document.onkeydown = event => {
      const tag = event.target.tagName;
      if (tag === 'SELECT' || tag === 'INPUT' && event.target.type === 'search') return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!$('dialog').open) {
        if (event.key === '/') { event.preventDefault(); $('search').focus(); }
        if (event.key === 'Enter' && document.activeElement === document.body && visible.length) open(visible[0]);
        return;
      }
      const inRange = event.target.type === 'range';
      const keys = { ArrowRight: () => inRange || step(1), ArrowLeft: () => inRange || step(-1), j: () => step(1),
        k: () => step(-1), n: () => nextPlace(1), p: () => nextPlace(-1), 1: () => pick('side'), 2: () => pick('slider'),
        3: () => pick('blink'), 4: () => pick('difference'), z: () => zoomTo(!zoomed), a: choose };
      if (keys[event.key]) keys[event.key]();
    };
    filters();
    settings();
    draw();
  })();
  """#
