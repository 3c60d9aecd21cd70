/// The part of the page's script that shows pictures, and what is drawn over them.
let previewOverlayScript = #"""
    const layers = new Set(), zooms = ['fit', '1×', '2×', '3×'];
    let zoom = 0;
    const svg = (tag, attributes, ...children) => {
      const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const key in attributes) node.setAttribute(key, attributes[key]);
      node.append(...children);
      return node;
    };
    const box = ([x, y, width, height], kind) => svg('rect', { x, y, width, height, class: kind });

    // Figures stay where they are; a picture takes the place of the last one once it is decoded.
    const figures = async pictures => {
      const images = await Promise.all(pictures.map(async picture => {
        const image = element('img', { alt: picture.name, draggable: false });
        image.src = 'data:image/png;base64,' + picture.png;
        await image.decode();
        return image;
      }));
      const old = [...$('pictures').children];
      const nodes = pictures.map((picture, index) => {
        const node = old[index] || element('figure', {},
          element('div', {}, element('div', { className: 'shot' })), element('figcaption'));
        const [pane, caption] = node.children, shot = pane.firstChild, [width, height] = picture.placed.canvas;
        pane.className = picture.needsDark ? 'pane night' : 'pane';
        shot.replaceChildren(images[index],
          svg('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, svg('g'), svg('g')));
        const size = n => Math.round(n * 100) / 100;
        caption.replaceChildren(element('b', { textContent: picture.name.replace(/\.png$/, '') }),
          `${picture.device} · ${size(width)} × ${size(height)} pt · ${picture.width} × ${picture.height} px · ${picture.ms} ms`);
        shot.onpointermove = shot.onpointerdown = event => point(event, shot, picture);
        shot.onpointerleave = () => leave(shot);
        shot.onclick = event => copyPlace(event, shot, picture);
        return node;
      });
      $('pictures').replaceChildren(...nodes);
      pictures.forEach((picture, index) => { resize(nodes[index], picture); paint(nodes[index], picture); });
    };
    const resize = (node, picture) => {
      const [width, height] = picture.placed.canvas, main = document.querySelector('main');
      const room = innerWidth > 700 ? Math.max(240, main.clientHeight - 130) : 10000;
      const across = Math.max(120, main.clientWidth - (innerWidth > 700 ? 68 : 44));
      const scale = zoom || Math.min(1, room / height, across / width);
      const shot = node.querySelector('.shot');
      shot.style.width = width * scale + 'px';
      shot.style.height = height * scale + 'px';
      // A long name breaks rather than push the next device away.
      node.lastChild.style.maxWidth = Math.max(width * scale + 28, 240) + 'px';
    };
    const again = () => [...$('pictures').children].forEach((node, index) => {
      const picture = shown && shown.pictures[index];
      if (picture) { resize(node, picture); paint(node, picture); }
    });
    addEventListener('resize', again);

    // A container's margins lie along its own edges, however small the content is.
    const outer = (nodes, index) => nodes[nodes[index].view === 'contentMargins' ? nodes[index].parent : index].frame;
    const inner = (nodes, index) => {
      const node = nodes[index], [x, y, width, height] = outer(nodes, index);
      if (node.view === 'padding') return nodes[index + 1] && nodes[index + 1].parent === index && nodes[index + 1].frame;
      const side = name => Number((String(node.arguments).match(name + ': (-?[\\d.]+)') || [])[1]);
      const all = Number(node.arguments);
      const [top, left, bottom, right] = Number.isFinite(all) ? [all, all, all, all]
        : ['top', 'leading', 'bottom', 'trailing'].map(name => side(name) || 0);
      return [x + left, y + top, width - left - right, height - top - bottom];
    };
    const band = ([x, y, w, h], [a, b, c, d]) => svg('path', { class: 'margin', 'fill-rule': 'evenodd',
      d: `M${x} ${y}h${w}v${h}h${-w}zM${a} ${b}h${c}v${d}h${-c}z` });
    const paint = (node, picture) => {
      const parts = [], nodes = picture.placed.nodes;
      nodes.forEach((view, index) => {
        if (layers.has('margin') && ['contentMargins', 'padding'].includes(view.view)) {
          const around = outer(nodes, index), inside = inner(nodes, index), [x, y, w, h] = around;
          if (inside && inside[0] >= x && inside[1] >= y && inside[2] <= w && inside[3] <= h) {
            parts.push(band(around, inside));
          }
        }
        if (layers.has('frame')) parts.push(box(view.frame, 'frame'));
        if (layers.has('base')) for (const line of view.lines || []) {
          parts.push(svg('line', { class: 'base', x1: line.x, x2: line.x + line.width, y1: line.baseline, y2: line.baseline }));
        }
      });
      if (layers.has('hit')) for (const target of picture.hits.targets) {
        parts.push(svg('polygon', { class: ['widgetURL', 'app'].includes(target.kind) ? 'hit whole' : 'hit', points: target.quad.map(p => p.join(',')).join(' ') }));
      }
      node.querySelector('svg').firstChild.replaceChildren(...parts);
    };

    // The smallest view under the pointer; of equal ones the innermost.
    const holds = ([x, y, w, h], [a, b]) => a >= x && b >= y && a < x + w && b < y + h;
    const under = (event, shot, picture) => {
      const area = shot.getBoundingClientRect(), [width, height] = picture.placed.canvas;
      const at = [(event.clientX - area.left) / area.width * width, (event.clientY - area.top) / area.height * height];
      let found = -1, least = Infinity;
      picture.placed.nodes.forEach((view, index) => {
        const size = view.frame[2] * view.frame[3];
        if (holds(view.frame, at) && size > 0 && size <= least) { found = index; least = size; }
      });
      return [found, at];
    };
    const placeOf = (picture, index) => {
      for (let i = index; i >= 0; i = picture.placed.nodes[i].parent) if (picture.sources[i]) return picture.sources[i];
      return '';
    };
    const within = (picture, index, ancestor) => {
      for (let i = index; i >= 0; i = picture.placed.nodes[i].parent) if (i === ancestor) return true;
      return false;
    };
    const number = n => String(Math.round(n * 100) / 100);
    const point = (event, shot, picture) => {
      const [index, at] = under(event, shot, picture), marks = shot.querySelector('svg').lastChild;
      if (index < 0) return leave(shot);
      const view = picture.placed.nodes[index], [x, y, w, h] = view.frame.map(number);
      marks.replaceChildren(box(view.frame, 'over'));
      const lines = [`${w} × ${h} at ${x}, ${y}`];
      for (const line of view.lines || []) lines.push(`“${line.text}” baseline ${number(line.baseline)}` +
        (line.truncated ? ', truncated' : ''));
      const target = picture.hits.targets.findLast(t => holds(t.rect, at));
      if (target) lines.push('tap: ' + [target.kind, target.url, target.intent && target.intent.name].filter(Boolean).join(' '));
      for (const { said, node } of picture.diagnostics) if (node >= 0 && within(picture, index, node)) lines.push(said.message);
      $('tip').replaceChildren(element('b', { textContent: view.view + (view.name ? ' #' + view.name : '') }),
        lines.join('\n') + '\n', element('code', { textContent: placeOf(picture, index) }));
      $('tip').hidden = false;
      const tip = $('tip').getBoundingClientRect();
      $('tip').style.left = Math.max(6, Math.min(event.clientX + 14, innerWidth - tip.width - 6)) + 'px';
      const below = event.clientY + 18;
      $('tip').style.top = (below + tip.height < innerHeight ? below : Math.max(6, event.clientY - tip.height - 12)) + 'px';
    };
    const leave = shot => { $('tip').hidden = true; shot.querySelector('svg').lastChild.replaceChildren(); };
    const copyPlace = (event, shot, picture) => {
      const place = placeOf(picture, under(event, shot, picture)[0]);
      if (place) copy(place);
    };

    // A diagnostic of several pictures is said once.
    const diagnose = pictures => {
      const all = new Map();
      pictures.forEach((picture, index) => picture.diagnostics.forEach(({ said, node }) => {
        const key = JSON.stringify(said);
        if (!all.has(key)) all.set(key, { said, places: [] });
        if (node >= 0) all.get(key).places.push([index, node]);
      }));
      $('diagnostics').replaceChildren(...[...all.values()].map(({ said, places }) => {
        const marked = on => places.forEach(([index, node]) => {
          const marks = $('pictures').children[index].querySelector('svg').lastChild;
          marks.replaceChildren(...(on ? [box(pictures[index].placed.nodes[node].frame, 'said')] : []));
        });
        const item = element('li', { className: said.severity, tabIndex: 0 }, said.message,
          element('small', { textContent: [said.code, said.path].filter(Boolean).join(' · ') }));
        item.onpointerenter = item.onfocus = () => marked(true);
        item.onpointerleave = item.onblur = () => marked(false);
        return item;
      }));
    };

  """#
