"use strict";

/** The page: what is chosen in one place is shown in all. */
class App {
  constructor(data) {
    this.data = data = new Sheet(data);
    this.models = data.states.map((state) => new Model(data, state));
    this.state = 0;
    this.selected = null;
    this.element = (id) => document.getElementById(id);
    this.scene = new Scene(this.element("canvas"), {
      picked: (node) => this.select(node),
      probed: (point) => this.answer(point, this.element("answer")),
      hovered: (point) => this.answer(point, this.element("hover")),
      named: (node) => { this.element("hover").textContent = this.model.name(node); },
      measured: (ruler) => this.measure(ruler),
    });
    this.scene.mode = "flat";
    this.scene.unit = data.unit;
    this.list = new TreeList(this.element("tree"), (node) => this.select(node));
    this.listen();
    this.fill();
    this.list.show(this.model);
    this.showScreen(data.screen ?? 0);
    this.listFindings();
    this.select(data.node);
    this.follow();
    addEventListener("hashchange", () => this.follow());
  }

  get model() { return this.models[this.state]; }

  get screen() { return this.model.screens[this.screenNumber]; }

  fill() {
    this.element("file").textContent = shown(this.data.path);
    document.title = `${shown(this.data.path)}: viewmend`;
    const counts = [
      [this.model.count, "view"], [this.model.targets.length, "target"],
      [this.model.findings.length, "finding"],
    ];
    this.element("counts").textContent = counts
      .map(([count, noun]) => `${count} ${noun}${count === 1 ? "" : "s"}`).join(", ");
    const screens = this.element("screen");
    this.model.screens.forEach((_, place) => {
      const option = document.createElement("option");
      option.value = place;
      option.textContent = `${place + 1} of ${this.model.screens.length}`;
      screens.append(option);
    });
    this.element("screens").hidden = this.model.screens.length < 2;
    this.element("states").hidden = this.models.length < 2;
  }

  listen() {
    const on = (id, event, act) => this.element(id).addEventListener(event, act);
    for (const mode of ["flat", "3d"]) on(`mode-${mode}`, "change", () => this.setMode(mode));
    on("state-before", "change", () => this.setState(0));
    on("state-after", "change", () => this.setState(1));
    on("screen", "change", (event) => this.showScreen(Number(event.target.value)));
    for (const option of ["areas", "outlines", "names"]) {
      on(option, "change", (event) => {
        this.scene.options[option] = event.target.checked;
        this.scene.ask();
      });
    }
    on("thumb", "change", (event) => {
      this.scene.options.thumb = event.target.value;
      this.showThumb();
      this.scene.ask();
    });
    on("ruler", "change", (event) => {
      this.scene.isMeasuring = event.target.checked;
      if (!event.target.checked) this.scene.ruler = null;
      this.element("measure").textContent = event.target.checked
        ? "Drag over the screen, or move with the arrow keys." : "";
      this.scene.ask();
    });
    on("spread", "input", (event) => {
      this.scene.camera.spread = Number(event.target.value);
      this.scene.ask();
    });
    on("whole", "click", () => this.scene.reset());
    on("larger", "click", () => this.scene.zoom(1.25));
    on("smaller", "click", () => this.scene.zoom(0.8));
    on("search", "input", (event) => this.search(event.target.value));
    on("more", "click", () => {
      this.mostListed = (this.mostListed ?? 200) + 500;
      this.listFindings();
    });
    on("unfold", "click", () => { this.list.folded.clear(); this.list.list(); });
    on("fold", "click", () => {
      for (let node = 0; node < this.model.count; node += 1) {
        if (this.list.depths[node] > 0 && this.model.tree.end[node] > node + 1) {
          this.list.folded.add(node);
        }
      }
      this.list.list();
    });
  }

  /** What the address asks for behind `#`: node, at, search, view, state, screen. */
  follow() {
    const wanted = new URLSearchParams(location.hash.slice(1));
    const number = (key) => /^\d+$/.test(wanted.get(key) ?? "") ? Number(wanted.get(key)) : null;
    if (wanted.get("state") === "after" && this.models.length > 1) this.setState(1);
    const screen = number("screen");
    if (screen !== null && screen >= 1 && screen <= this.model.screens.length) {
      this.showScreen(screen - 1);
    }
    if (wanted.get("view") === "3d") this.setMode("3d");
    const node = number("node");
    if (node !== null && node < this.model.count) this.select(node);
    const at = (wanted.get("at") ?? "").split(",").map(Number);
    if (at.length === 2 && at.every(Number.isFinite) && wanted.has("at")) this.scene.askAt(at);
    if (wanted.has("search")) {
      this.element("search").value = wanted.get("search");
      this.search(wanted.get("search"));
    }
  }

  setMode(mode) {
    this.scene.mode = mode;
    this.element(`mode-${mode}`).checked = true;
    this.element("spreads").hidden = mode !== "3d";
    this.scene.reset();
  }

  setState(state) {
    if (this.models[state] === undefined) return;
    this.state = state;
    this.element(state === 0 ? "state-before" : "state-after").checked = true;
    this.list.show(this.model);
    this.search(this.element("search").value);
    this.scene.show(this.model, this.screen);
    this.listFindings();
    this.select(this.selected);
    if (this.scene.probe !== null) this.answer(this.scene.probe, this.element("answer"));
  }

  showScreen(number) {
    this.screenNumber = number;
    this.element("screen").value = number;
    this.scene.show(this.model, this.screen);
    this.scene.fit();
    this.element("notes").replaceChildren(
      ...this.screen.notes.map((note) => TreeList.part("remark", note)));
    this.showThumb();
    this.listFindings();
  }

  showThumb() {
    const isShown = this.scene.options.thumb !== "none";
    this.element("reach").textContent = !isShown ? "" : this.screen.thumb === null
      ? "The thumb's reach cannot be told: no upright window as large as a known phone's screen."
      : "Inside the solid arc the thumb of that hand gets easily; up to the dashed one by a stretch.";
  }

  select(node) {
    this.selected = node;
    if (node !== null) {
      const screen = this.model.screenOf(node);
      if (screen !== this.screenNumber) this.showScreen(screen);
    }
    this.scene.selected = node;
    this.scene.askFocus();
    this.list.select(node);
    this.inspect();
    for (const item of this.element("findings").querySelectorAll("button")) {
      item.setAttribute("aria-pressed", Number(item.dataset.node) === node);
    }
  }

  /** Filters the tree, and says by what: a selector, or words; or what is wrong with a selector. */
  search(text) {
    const search = new Search(text, this.model);
    const nodes = search.nodes(this.model);
    this.list.filter(nodes);
    this.element("search").setAttribute("aria-invalid", search.mistake !== null);
    this.element("found").textContent = nodes === null ? ""
      : `${nodes.length} view${nodes.length === 1 ? "" : "s"} by ${search.kind}`
        + (search.hint === null ? "" : `; ${search.hint}`);
    this.showMistake(search);
    this.list.select(this.selected);
  }

  /** The selector with a caret under the character that cannot stand there. */
  showMistake({ text, mistake }) {
    const box = this.element("mistake");
    box.hidden = mistake === null;
    if (mistake === null) {
      box.replaceChildren();
      return;
    }
    const letters = characters(text);
    const line = document.createElement("pre");
    const caret = document.createElement("span");
    caret.className = "caret";
    caret.textContent = shown(letters[mistake.place] ?? " ");
    line.append(shown(letters.slice(0, mistake.place).join("")), caret,
      shown(letters.slice(mistake.place + 1).join("")));
    box.replaceChildren(
      TreeList.part("line", mistake.sentence), line, TreeList.part("line", mistake.expected));
  }

  measure([[x1, y1], [x2, y2]]) {
    const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    this.element("measure").textContent =
      `${points(dx)} across, ${points(dy)} down, ${points(Math.hypot(dx, dy))} ${this.data.unit}`;
  }

  /** Who gets a tap at a point, and why nobody before did. */
  answer([x, y], box) {
    const model = this.model;
    const answer = model.trace(x, y, this.screen);
    const lines = [`(${points(x)} ${points(y)})`];
    if (answer.candidates !== null) {
      lines[0] += ": cannot tell who gets a tap";
      for (const node of answer.candidates.slice(-5)) lines.push(`may take it: ${model.name(node)}`);
    } else {
      lines[0] += `: hits ${model.name(answer.hit)}`;
      lines.push(`acts on it: ${model.name(answer.receiver)}`);
      if (answer.receiverWhenSettled !== answer.receiver) {
        lines.push(`once settled: ${model.name(answer.receiverWhenSettled)}`);
      }
      for (const { node, reason } of answer.rejected) {
        if (reason === "outside-bounds") continue;
        const frame = model.screenFrame[node];
        if (frame !== null && !holds(frame, x, y)) continue;
        lines.push(`refused: ${model.name(node)}: ${WORDS[reason]}`);
      }
    }
    if (answer.note !== null) lines.push(answer.note);
    box.replaceChildren(...lines.map((line) => TreeList.part("line", line)));
  }

  listFindings() {
    const model = this.model;
    const listed = model.findings.slice(0, this.mostListed ?? 200);
    const items = listed.map((finding) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.node = finding.node;
      button.setAttribute("aria-pressed", finding.node === this.selected);
      const grade = finding.result === "fail" ? finding.severity : "cannot tell";
      button.append(
        TreeList.part(`badge ${finding.result === "fail" ? finding.severity : "doubt"}`,
          `${finding.number}`),
        TreeList.part("rule", `${grade} ${finding.rule}`),
        TreeList.part("message", finding.message));
      for (const [word, text] of [["cause", finding.cause], ["ask", finding.ask]]) {
        if (text) button.append(TreeList.part("message", `${word}: ${text}`));
      }
      if (finding.fix) {
        button.append(TreeList.part(
          "message", `frame: ${rectText(finding.fix.from)} → ${rectText(finding.fix.to)}`));
      }
      button.addEventListener("click", () => this.select(finding.node));
      item.append(button);
      return item;
    });
    this.element("findings").replaceChildren(...items);
    this.element("more").hidden = listed.length === model.findings.length;
    this.element("more").textContent = `${model.findings.length - listed.length} more`;
    this.element("none").hidden = items.length > 0;
  }

  /** Everything about the view that is selected. */
  inspect() {
    const box = this.element("inspector");
    const node = this.selected;
    if (node === null) {
      box.replaceChildren(TreeList.part("quiet", "Nothing is selected."));
      return;
    }
    const model = this.model;
    const rows = [
      ["class", model.className(node)], ["id", `#${node}`], ["text", model.text(node)],
      ["identifier", model.tree.identifier[node]], ["label", model.tree.label[node]],
      ["address", model.tree.addressOf(node)], ["line", model.tree.line[node]],
      ["frame", rectText(model.frame[node])], ["on screen", rectText(model.screenFrame[node])],
      ["alpha", model.alpha[node]], ["flags", this.flagWords(node)],
      ...(model.findingsOf.get(node) ?? []).map((place) => {
        const { number, rule, result, severity } = model.findings[place];
        return [`finding ${number}`, `${result === "fail" ? severity : "cannot tell"} ${rule}`];
      }),
      ...this.liveRows(node),
      ["as printed", model.tree.row(node)],
    ].filter(([, value]) => value !== null && value !== undefined && value !== "");
    const list = document.createElement("dl");
    for (const [name, value] of rows) {
      const [term, definition] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = name;
      definition.textContent = shown(`${value}`);
      if (name === "as printed") definition.className = "row-text";
      list.append(term, definition);
    }
    box.replaceChildren(list);
  }

  flagWords(node) {
    const words = [
      [FLAG.hidden, "hidden"], [FLAG.off, "no touches"], [FLAG.clips, "clips"],
      [FLAG.layer, "layer"], [FLAG.recognizers, "gestures"], [FLAG.disabled, "disabled"],
    ];
    return words.filter(([flag]) => this.model.has(node, flag)).map(([, word]) => word).join(", ");
  }

  /** How much of a view gets taps, and why the rest does not. */
  liveRows(node) {
    const model = this.model, rows = [];
    const target = model.targetOf.get(node);
    rows.push(["target", target === undefined
      ? "no: taps on it are somebody else's" : `${target.verdict} ${target.reasons}`.trim()]);
    const share = new Share(model, node);
    const part = (size, of) => of === null || of[2] * of[3] === 0
      ? "" : ` (${points(size / (of[2] * of[3]) * 100)} % of it)`;
    if (model.rule !== "unknown") {
      rows.push(["taps act for it on", `${points(share.live)} ${this.data.unit}²`
        + part(share.live, share.own)]);
    }
    if (target !== undefined && target.visible !== null) {
      rows.push(["seen", rectText(target.visible)]);
    }
    if (model.rule === "uiKit") {
      for (const { node: view, reason } of share.obstacles) {
        rows.push(["in the way", `${model.name(view)}: ${WORDS[reason]}`]);
      }
      for (const view of share.cuts) rows.push(["cut by", model.name(view)]);
    }
    for (const [owner, size] of share.takers.slice(0, 8)) {
      rows.push(["taken by", `${model.name(owner)}: ${points(size)} ${this.data.unit}²`
        + part(size, share.reach)]);
    }
    return rows;
  }
}

const app = new App(JSON.parse(document.getElementById("data").textContent));
