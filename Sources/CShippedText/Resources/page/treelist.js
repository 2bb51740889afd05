"use strict";

/** The tree as a list of rows, of which only those in view are in the document. */
class TreeList {
  constructor(box, choose) {
    this.box = box;
    this.choose = choose;
    this.rowHeight = 24;
    this.folded = new Set();
    this.rows = [];
    this.selected = null;
    this.matches = null;
    this.rail = document.createElement("div");
    this.rail.className = "rail";
    this.rail.setAttribute("role", "presentation");
    box.append(this.rail);
    box.addEventListener("scroll", () => this.draw(), { passive: true });
    box.addEventListener("keydown", (event) => this.key(event));
    box.addEventListener("click", (event) => this.click(event));
    new ResizeObserver(() => this.draw()).observe(box);
  }

  show(model) {
    this.model = model;
    this.depths = model.tree.depth;
    this.places = new Int32Array(model.count);
    this.siblings = new Int32Array(model.count);
    const counts = new Int32Array(model.count + 1);
    for (let node = 0; node < model.count; node += 1) {
      const parent = model.tree.parent[node];
      this.places[node] = counts[parent + 1] += 1;
    }
    for (let node = 0; node < model.count; node += 1) {
      this.siblings[node] = counts[model.tree.parent[node] + 1];
    }
    this.list();
  }

  isOpen(node) { return this.model.tree.end[node] > node + 1 && !this.folded.has(node); }

  /** Shows the rows of these nodes alone; null for all. */
  filter(nodes) {
    this.matches = nodes === null ? null : new Set(nodes);
    this.box.scrollTop = 0;
    this.list();
  }

  list() {
    this.rows = this.matches !== null ? [...this.matches] : [];
    for (let node = 0; this.matches === null && node < this.model.count;) {
      this.rows.push(node);
      node = this.folded.has(node) ? this.model.tree.end[node] : node + 1;
    }
    this.rail.style.height = `${this.rows.length * this.rowHeight}px`;
    this.draw();
  }

  /** Makes the rows in view, and marks the one that is selected for assistive technology. */
  draw() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / this.rowHeight) - 6);
    const last = Math.min(
      this.rows.length, first + Math.ceil(this.box.clientHeight / this.rowHeight) + 14);
    const rows = [];
    for (let row = first; row < last; row += 1) rows.push(this.row(this.rows[row], row));
    this.rail.replaceChildren(...rows);
    if (this.selected !== null && document.getElementById(`row-${this.selected}`) !== null) {
      this.box.setAttribute("aria-activedescendant", `row-${this.selected}`);
    } else {
      this.box.removeAttribute("aria-activedescendant");
    }
  }

  row(node, place) {
    const model = this.model;
    const row = document.createElement("div");
    row.id = `row-${node}`;
    row.className = "row";
    row.dataset.node = node;
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", this.depths[node] + 1);
    row.setAttribute("aria-setsize", this.siblings[node]);
    row.setAttribute("aria-posinset", this.places[node]);
    row.setAttribute("aria-selected", node === this.selected);
    row.style.top = `${place * this.rowHeight}px`;
    // A deep tree must not push its rows out of sight.
    row.style.paddingLeft = this.matches === null
      ? `${4 + Math.min(this.depths[node], 24) * 12}px` : "4px";
    const isParent = model.tree.end[node] > node + 1;
    if (isParent && this.matches === null) row.setAttribute("aria-expanded", this.isOpen(node));
    const fold = TreeList.part("fold", isParent && this.matches === null
      ? (this.isOpen(node) ? "▾" : "▸") : "");
    const name = TreeList.part("class", model.className(node));
    fold.setAttribute("aria-hidden", true);
    row.append(fold, name);
    const text = model.text(node);
    const words = [model.name(node)];
    if (text) row.append(TreeList.part("text", `“${text.slice(0, 60)}”`));
    for (const finding of model.findingsOf.get(node) ?? []) {
      const { result, severity, number } = model.findings[finding];
      const grade = result === "fail" ? severity : "doubt";
      const badge = TreeList.part(`badge ${grade}`, `${number}`);
      badge.title = `finding ${number}: ${grade === "doubt" ? "cannot tell" : grade}`;
      words.push(badge.title);
      row.append(badge);
    }
    if (model.has(node, FLAG.hidden | FLAG.faint)) {
      row.classList.add("unseen");
      words.push("hidden");
    }
    row.setAttribute("aria-label", words.join(", "));
    row.append(TreeList.part("id", `#${node}`));
    return row;
  }

  static part(style, text) {
    const part = document.createElement("span");
    part.className = style;
    part.textContent = shown(text);
    return part;
  }

  /** Shows a view's row, unfolding what it lies in. */
  select(node) {
    this.selected = node;
    if (node !== null) {
      let isHidden = false;
      for (let view = this.model.tree.parent[node]; view >= 0; view = this.model.tree.parent[view]) {
        isHidden = this.folded.delete(view) || isHidden;
      }
      if (isHidden) this.list();
      const row = this.rows.indexOf(node);
      if (row >= 0) {
        const top = row * this.rowHeight, height = this.box.clientHeight;
        if (top < this.box.scrollTop || top + this.rowHeight > this.box.scrollTop + height) {
          this.box.scrollTop = Math.max(0, top - height / 2);
        }
      }
    }
    this.draw();
  }

  fold(node, isFolded) {
    if (this.model.tree.end[node] === node + 1 || this.matches !== null) return;
    if (isFolded) this.folded.add(node); else this.folded.delete(node);
    this.list();
  }

  click(event) {
    const row = event.target.closest(".row");
    if (row === null) return;
    const node = Number(row.dataset.node);
    if (event.target.classList.contains("fold")) this.fold(node, this.isOpen(node));
    this.choose(node);
  }

  key(event) {
    const row = this.rows.indexOf(this.selected);
    const page = Math.max(1, Math.floor(this.box.clientHeight / this.rowHeight) - 1);
    const go = (place) => this.choose(
      this.rows[Math.min(Math.max(place, 0), this.rows.length - 1)] ?? null);
    const node = this.selected;
    switch (event.key) {
      case "ArrowDown": go(row + 1); break;
      case "ArrowUp": go(row - 1); break;
      case "PageDown": go(row + page); break;
      case "PageUp": go(row - page); break;
      case "Home": go(0); break;
      case "End": go(this.rows.length - 1); break;
      case "ArrowRight":
        if (node === null) break;
        if (this.isOpen(node)) go(row + 1); else this.fold(node, false);
        break;
      case "ArrowLeft":
        if (node === null) break;
        if (this.isOpen(node) && this.matches === null) this.fold(node, true);
        else if (this.model.tree.parent[node] >= 0) this.choose(this.model.tree.parent[node]);
        break;
      case "Enter": case " ":
        if (node !== null) this.fold(node, this.isOpen(node));
        break;
      default: return;
    }
    event.preventDefault();
  }
}
