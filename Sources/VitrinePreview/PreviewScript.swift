/// The page's script, without libraries: asking for pictures, and waiting for files to change.
let previewScript = #"""
  (() => {
    const $ = id => document.getElementById(id), pause = ms => new Promise(done => setTimeout(done, ms));
    const element = (tag, props, ...children) => {
      const node = Object.assign(document.createElement(tag), props);
      node.append(...children);
      return node;
    };
    // The settings that are not the usual ones, by the names that a job has; the document; the last answer.
    let choices = {}, settings = {}, input = '', shown = null, known = 0;

    const ask = async (name, body) => {
      const answer = await fetch(name, body && { method: 'POST', body: JSON.stringify(body) });
      if (!answer.ok) throw new Error('the program answers ' + answer.status);
      return answer.json();
    };
    const say = (text, kind = '') => { $('state').textContent = text; $('state').className = kind; };

    // One job at a time, and of those that wait only the last.
    let wanted = 0, isBusy = false;
    const draw = async () => {
      wanted++;
      if (isBusy) return;
      isBusy = true;
      for (let turn = 0; turn !== wanted;) {
        turn = wanted;
        const slow = setTimeout(() => say('drawing', 'busy'), 150);
        try { await show(await ask('pictures', { input, settings })); }
        catch (error) { say(error.message || 'the program has ended', 'bad'); }
        clearTimeout(slow);
      }
      isBusy = false;
    };

    // Editors save in steps: an error that the next step mends is not worth a look.
    const patience = 120;
    let complaint = 0;
    const show = async answer => {
      known = Math.max(known, answer.version);
      clearTimeout(complaint);
      if (answer.document) fit(answer.document);
      if (answer.command) $('command').textContent = answer.command;
      if (answer.error) {
        complaint = setTimeout(() => complain(answer.error), patience);
      } else {
        await figures(answer.pictures);
        shown = answer;
        $('error').hidden = true;
        $('pictures').classList.remove('old');
        diagnose(answer.pictures);
        const count = answer.pictures.length === 1 ? '1 picture' : answer.pictures.length + ' pictures';
        say(`${count}, ${Math.round(answer.ms)} ms` + (answer.skipped ? `, ${answer.skipped} skipped` : ''));
      }
      document.body.dataset.version = answer.version;
      document.dispatchEvent(new Event('answered'));
    };

    const complain = error => {
      const place = [error.file, error.line, error.column].filter(Boolean).join(':');
      const [title, text, lines] = $('error').children;
      title.textContent = place || ({ 'bad-settings': 'These settings do not fit' })[error.code] || 'Not drawn';
      text.textContent = place && error.message.startsWith(place + ': ')
        ? error.message.slice(place.length + 2) : error.message;
      lines.replaceChildren();
      for (const { number, text } of error.lines) {
        const isMeant = number === error.line, start = String(number).padStart(4) + '  ';
        lines.append(isMeant ? element('mark', { textContent: start + text + '\n' }) : start + text + '\n');
        // Columns count characters, as a text's iterator does.
        const before = [...text].slice(0, error.column - 1).join('').replace(/[^\t]/g, ' ');
        if (isMeant && error.column) lines.append(element('mark', { textContent: '      ' + before + '^\n' }));
      }
      lines.hidden = !error.lines.length;
      $('error').hidden = false;
      $('pictures').classList.add('old');
      say('not drawn', 'bad');
      document.dispatchEvent(new Event('complained'));
    };

    const follow = async () => {
      for (;;) {
        try {
          const version = await ask('version?after=' + known);
          if (version === known) continue;
          known = version;
          await draw();
          choices = await ask('choices');
          listDocuments();
        } catch {
          say('the program has ended', 'bad');
          await pause(1000);
        }
      }
    };

  """#
