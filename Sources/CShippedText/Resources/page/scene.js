"use strict";

/** The seven colours of M. Okabe and K. Ito, each with lines of its own in a tile of 8. */
const COLORS = ["#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"];
const LINES = [
  "M-2 2L2-2M0 8L8 0M6 10L10 6", "M2 2h.01M6 6h.01", "M0 2h8M0 6h8", "M2 0v8M6 0v8",
  "M-2 6L2 10M0 0L8 8M6-2L10 2", "M0 4h8M4 0v8", "M0 2L2 4 4 2 6 4 8 2M0 6L2 8 4 6 6 8 8 6",
];

/** The screen, flat or with its levels apart, drawn on a canvas. */
class Scene {
  constructor(canvas, hooks) {
    this.canvas = canvas;
    this.hooks = hooks;
    this.context = canvas.getContext("2d");
    this.options = { areas: true, outlines: true, names: true, thumb: "none", solid: false };
    this.camera = { zoom: 1, x: 0, y: 0, yaw: 0.5, pitch: -0.25, spread: 12 };
    this.probe = null;
    this.ruler = null;
    this.selected = null;
    this.hovered = null;
    this.pointers = new Map();
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.dark.addEventListener("change", () => { this.patterns = null; this.ask(); });
    new ResizeObserver(() => { this.fit(); }).observe(canvas);
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(name, (event) => this.up(event));
    }
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("keydown", (event) => this.key(event));
  }

  show(model, screen) {
    this.model = model;
    this.screen = screen;
    const tree = model.tree;
    const depths = new Map();
    this.levels = [];
    for (const root of screen.roots) {
      for (let node = root; node < tree.end[root]; node += 1) {
        const depth = tree.parent[node] < 0 ? 0 : depths.get(tree.parent[node]) + 1;
        depths.set(node, depth);
        if (!model.has(node, FLAG.shown) || model.screenFrame[node] === null) continue;
        (this.levels[depth] ??= []).push(node);
      }
    }
    this.levels = Array.from(this.levels, (level) => level ?? []);
    this.depths = depths;
    this.ask();
  }

  get is3D() { return this.mode === "3d"; }

  /** Brings the whole screen into view. */
  fit() {
    const ratio = devicePixelRatio || 1;
    this.width = this.canvas.clientWidth;
    this.height = this.canvas.clientHeight;
    this.canvas.width = Math.max(1, Math.round(this.width * ratio));
    this.canvas.height = Math.max(1, Math.round(this.height * ratio));
    if (this.ratio !== ratio) this.patterns = null;
    this.ratio = ratio;
    if (this.screen !== undefined) this.reset();
  }

  reset() {
    const [, , width, height] = this.screen.view;
    const margin = this.is3D ? 0.62 : 0.92;
    this.camera.zoom = Math.max(1e-6, margin * Math.min(
      this.width / Math.max(width, 1e-6), this.height / Math.max(height, 1e-6)));
    [this.camera.x, this.camera.y] = [0, 0];
    this.ask();
  }

  /** Draws with the next frame, once however often it is asked. */
  ask() {
    if (this.isAsked || this.model === undefined) return;
    this.isAsked = true;
    requestAnimationFrame(() => { this.isAsked = false; this.draw(); });
  }

  /** The affine map of a level from points of the screen to pixels of the canvas. */
  map(level) {
    const { zoom, x, y, yaw, pitch, spread } = this.camera;
    const [left, top, width, height] = this.screen.view;
    const cx = left + width / 2, cy = top + height / 2;
    if (!this.is3D) {
      return [zoom, 0, 0, zoom, this.width / 2 + x - cx * zoom, this.height / 2 + y - cy * zoom];
    }
    const dz = (level - (this.levels.length - 1) / 2) * spread;
    const a = Math.cos(yaw) * zoom, b = Math.sin(yaw) * Math.sin(pitch) * zoom;
    const d = Math.cos(pitch) * zoom;
    const e = this.width / 2 + x + dz * Math.sin(yaw) * zoom - a * cx;
    const f = this.height / 2 + y - dz * Math.cos(yaw) * Math.sin(pitch) * zoom - b * cx - d * cy;
    return [a, b, 0, d, e, f];
  }

  /** The point of the screen under a pixel, on a level. */
  point(px, py, level = 0) {
    const [a, b, , d, e, f] = this.map(level);
    const x = (px - e) / a;
    return [x, (py - f - b * x) / d];
  }

  apply(level) {
    const [a, b, c, d, e, f] = this.map(level);
    const r = this.ratio;
    this.context.setTransform(a * r, b * r, c * r, d * r, e * r, f * r);
  }

  ink() {
    return this.dark.matches
      ? { ground: "#14171c", ink: "#f3f4f6", quiet: "#9ca3af", card: "rgba(20,23,28,.55)" }
      : { ground: "#ffffff", ink: "#111827", quiet: "#6b7280", card: "rgba(255,255,255,.55)" };
  }

  tile(look) {
    this.patterns ??= new Map();
    if (!this.patterns.has(look)) {
      // A pixel of the tile is one of the screen, so that no line gets lost.
      const size = Math.round((look >= COLORS.length ? 15 : 8) * this.ratio);
      const tile = document.createElement("canvas");
      [tile.width, tile.height] = [size, size];
      const pen = tile.getContext("2d");
      pen.scale(size / 8, size / 8);
      const { ground, quiet } = this.ink();
      pen.fillStyle = ground;
      pen.fillRect(0, 0, 8, 8);
      const color = look < 0 ? quiet : COLORS[look % COLORS.length];
      if (look >= 0) {
        pen.globalAlpha = this.dark.matches ? 0.36 : 0.3;
        pen.fillStyle = color;
        pen.fillRect(0, 0, 8, 8);
      }
      pen.globalAlpha = look < 0 ? 0.5 : 0.75;
      pen.strokeStyle = color;
      pen.lineCap = "round";
      pen.lineWidth = look < 0 ? 0.5 : look % COLORS.length === 1 ? 2.4 : 0.9;
      pen.stroke(new Path2D(look < 0 ? "M0 0L8 8M8 0L0 8" : LINES[look % COLORS.length]));
      this.patterns.set(look, this.context.createPattern(tile, "repeat"));
    }
    const pattern = this.patterns.get(look);
    // As large on the canvas however far it is zoomed.
    pattern.setTransform(
      new DOMMatrix().scale(1 / (this.ratio * Math.max(this.camera.zoom, 1e-9))));
    return pattern;
  }

  draw() {
    const pen = this.context;
    const look = this.ink();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    if (this.is3D) this.draw3D(pen, look); else this.drawFlat(pen, look);
    this.drawFocus(pen, look);
    if (!this.is3D) this.drawFindings(pen, look);
    this.drawnFrames = (this.drawnFrames ?? 0) + 1;
  }

  line(width) { return width / this.camera.zoom; }

  drawFlat(pen, look) {
    this.apply(0);
    const [left, top, width, height] = this.screen.view;
    pen.save();
    pen.fillStyle = look.ground;
    pen.fillRect(left, top, width, height);
    if (this.options.areas && this.screen.isKnown) {
      pen.fillStyle = this.tile(-1);
      pen.fillRect(left, top, width, height);
      for (const area of this.screen.areas) this.drawArea(pen, area);
    }
    if (this.options.thumb !== "none") this.drawThumb(pen, look);
    if (this.options.outlines) {
      pen.strokeStyle = look.quiet;
      pen.lineWidth = this.line(0.6);
      pen.beginPath();
      for (const level of this.levels) for (const node of level) this.trace(pen, node);
      pen.stroke();
    }
    pen.strokeStyle = look.ink;
    pen.lineWidth = this.line(1.5);
    pen.strokeRect(left, top, width, height);
    pen.restore();
    if (this.options.names) this.drawNames(pen, look);
  }

  drawArea(pen, area) {
    pen.fillStyle = area.owner < 0 ? "rgba(127,127,127,.35)" : this.tile(area.look);
    pen.beginPath();
    for (const rect of area.rects) pen.rect(...rect);
    for (const corners of area.polygons) {
      corners.forEach(([x, y], place) => { if (place === 0) pen.moveTo(x, y); else pen.lineTo(x, y); });
      pen.closePath();
    }
    pen.fill();
  }

  trace(pen, node) {
    const corners = this.model.corners[node];
    if (corners === undefined) {
      pen.rect(...this.model.screenFrame[node]);
      return;
    }
    corners.forEach(([x, y], place) => { if (place === 0) pen.moveTo(x, y); else pen.lineTo(x, y); });
    pen.closePath();
  }

  drawThumb(pen, look) {
    const { thumb } = this.screen;
    if (thumb === null) return;
    const [left, top, width, height] = this.screen.view;
    const x = this.options.thumb === "right" ? left + width : left;
    pen.save();
    pen.beginPath();
    pen.rect(left, top, width, height);
    pen.clip();
    pen.strokeStyle = look.ink;
    for (const [radius, dash] of [[thumb.easy, []], [thumb.stretch, [8, 5]]]) {
      pen.lineWidth = this.line(2.5);
      pen.setLineDash(dash.map((length) => this.line(length)));
      pen.beginPath();
      pen.arc(x, top + height, radius, 0, 2 * Math.PI);
      pen.stroke();
    }
    pen.restore();
    const side = this.options.thumb === "right" ? -1 : 1;
    for (const [word, radius] of [["easy", thumb.easy], ["stretch", thumb.stretch]]) {
      const angle = Math.PI * 0.3;
      this.label(
        pen, look, word, x + side * radius * Math.cos(angle),
        top + height - radius * Math.sin(angle));
    }
    this.apply(0);
  }

  /** A text at a point of the screen, as large on the canvas however far it is zoomed. */
  label(pen, look, text, x, y) {
    const [a, b, , d, e, f] = this.map(0);
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    pen.font = "600 12px system-ui, sans-serif";
    pen.textAlign = "center";
    pen.lineWidth = 3;
    pen.strokeStyle = look.ground;
    pen.fillStyle = look.ink;
    const [px, py] = [a * x + e, b * x + d * y + f];
    pen.strokeText(text, px, py);
    pen.fillText(text, px, py);
    pen.textAlign = "left";
  }

  /** Names, where one has room in its view and is on no other. */
  drawNames(pen, look) {
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    pen.font = "11px ui-monospace, monospace";
    pen.lineJoin = "round";
    const [a, , , d, e, f] = this.map(0);
    const taken = [];
    const advance = pen.measureText("0").width;
    for (const node of this.ranked()) {
      const [x, y, width, height] = this.model.screenFrame[node];
      const text = this.model.text(node) || this.model.className(node);
      const size = text.length * advance;
      const box = [a * x + e + 3, d * y + f + 2, size, 13];
      if (size + 6 > width * a || height * d < 15 || taken.length >= 250) continue;
      if (box[0] < 0 || box[1] < 0 || box[0] > this.width || box[1] > this.height) continue;
      const spots = [
        box, [box[0], d * (y + height) + f - 15, size, 13],
        [box[0] + (width * a - size) / 2 - 3, d * (y + height / 2) + f - 6, size, 13],
      ];
      const spot = spots.find((each) => !taken.some((other) => shared(each, other) !== null));
      if (spot === undefined) continue;
      taken.push(spot);
      pen.lineWidth = 3;
      pen.strokeStyle = look.ground;
      pen.fillStyle = this.model.targetOf.has(node) ? look.ink : look.quiet;
      pen.strokeText(text, spot[0], spot[1] + 10);
      pen.fillText(text, spot[0], spot[1] + 10);
    }
  }

  /** Views in the order in which their names matter; worked out once for a screen. */
  ranked() {
    if (this.rankedFor !== this.screen) {
      this.rankedFor = this.screen;
      const size = (node) => this.model.screenFrame[node][2] * this.model.screenFrame[node][3];
      const rank = (node) => this.model.targetOf.has(node) ? 0 : this.model.text(node) ? 1 : 2;
      this.rankedNodes = this.levels.flat()
        .sort((one, other) => rank(one) - rank(other) || size(other) - size(one) || one - other)
        .slice(0, 3000);
    }
    return this.rankedNodes;
  }

  drawFindings(pen, look) {
    const [a, , , d, e, f] = this.map(0);
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    const taken = [];
    pen.font = "700 11px system-ui, sans-serif";
    for (const finding of this.model.findings) {
      const frame = this.model.screenFrame[finding.node];
      if (frame === null || !this.depths.has(finding.node)) continue;
      const right = a * (frame[0] + frame[2]) + e, top = d * frame[1] + f;
      const isInView = right >= 0 && right <= this.width && top >= 0 && top <= this.height;
      // More could not be told apart; a larger picture of a part shows the part's.
      if (!isInView || taken.length >= 150) continue;
      let box = [a * (frame[0] + frame[2]) + e - 8, d * frame[1] + f - 8, 18, 18];
      for (let turn = 0; turn < 40 && taken.some((other) => shared(box, other)); turn += 1) {
        box = [box[0] - 20, box[1], 18, 18];
        if (box[0] < 0) box = [box[0] + 200, box[1] + 20, 18, 18];
      }
      taken.push(box);
      const colors = this.dark.matches
        ? { error: "#ff9db5", warning: "#ffc078", note: "#a5c4ff" }
        : { error: "#a1123c", warning: "#8a4600", note: "#1d4ed8" };
      pen.fillStyle = finding.result === "fail" ? colors[finding.severity] : look.quiet;
      pen.beginPath();
      pen.roundRect(...box, finding.severity === "note" ? 9 : 2);
      pen.fill();
      pen.fillStyle = look.ground;
      pen.textAlign = "center";
      pen.fillText(`${finding.number}`, box[0] + 9, box[1] + 13);
      pen.textAlign = "left";
    }
  }

  draw3D(pen, look) {
    const byLevel = new Map();
    if (this.options.areas) {
      for (const area of this.screen.areas) {
        const level = area.owner < 0 ? 0 : this.depths.get(area.owner) ?? 0;
        if (!byLevel.has(level)) byLevel.set(level, []);
        byLevel.get(level).push(area);
      }
    }
    this.levels.forEach((nodes, level) => {
      this.apply(level);
      pen.beginPath();
      for (const node of nodes) this.trace(pen, node);
      pen.fillStyle = look.card;
      pen.fill();
      for (const area of byLevel.get(level) ?? []) {
        pen.save();
        pen.globalAlpha = 0.85;
        this.drawArea(pen, area);
        pen.restore();
      }
      if (!this.options.outlines) return;
      pen.strokeStyle = look.quiet;
      pen.lineWidth = this.line(0.8);
      pen.beginPath();
      for (const node of nodes) this.trace(pen, node);
      pen.stroke();
    });
  }

  /** The view that is selected, the one under the pointer, the point that is asked about, the ruler. */
  drawFocus(pen, look) {
    for (const [node, width, dash] of [[this.hovered, 2, [5, 4]], [this.selected, 3, []]]) {
      if (node === null || this.model.screenFrame[node] === null) continue;
      this.apply(this.depths.get(node) ?? 0);
      pen.beginPath();
      this.trace(pen, node);
      pen.setLineDash([]);
      pen.strokeStyle = look.ground;
      pen.lineWidth = this.line(width + 3);
      pen.stroke();
      pen.setLineDash(dash.map((length) => this.line(length)));
      pen.strokeStyle = look.ink;
      pen.lineWidth = this.line(width);
      pen.stroke();
    }
    pen.setLineDash([]);
    if (this.is3D) return;
    this.apply(0);
    if (this.probe !== null) {
      const [x, y] = this.probe;
      const arm = this.line(9);
      for (const [color, width] of [[look.ground, 4], [look.ink, 1.5]]) {
        pen.strokeStyle = color;
        pen.lineWidth = this.line(width);
        pen.beginPath();
        pen.moveTo(x - arm, y);
        pen.lineTo(x + arm, y);
        pen.moveTo(x, y - arm);
        pen.lineTo(x, y + arm);
        pen.stroke();
      }
    }
    if (this.ruler !== null) {
      const [[x1, y1], [x2, y2]] = this.ruler;
      for (const [color, width] of [[look.ground, 5], [look.ink, 2]]) {
        pen.strokeStyle = color;
        pen.lineWidth = this.line(width);
        pen.beginPath();
        pen.moveTo(x1, y1);
        pen.lineTo(x2, y2);
        pen.stroke();
      }
      const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
      this.label(
        pen, look, `${points(dx)} × ${points(dy)}, ${points(Math.hypot(dx, dy))} ${this.unit}`,
        (x1 + x2) / 2, Math.min(y1, y2));
    }
  }

  /** The frontmost view under a pixel, of those that are drawn. */
  pick(px, py) {
    if (!this.is3D) {
      const [x, y] = this.point(px, py);
      let front = null;
      for (const level of this.levels) {
        for (const node of level) {
          if (node > (front ?? -1) && holds(this.model.screenFrame[node], x, y)) front = node;
        }
      }
      return front;
    }
    for (let level = this.levels.length - 1; level >= 0; level -= 1) {
      const [x, y] = this.point(px, py, level);
      for (let place = this.levels[level].length - 1; place >= 0; place -= 1) {
        const node = this.levels[level][place];
        if (holds(this.model.screenFrame[node], x, y)) return node;
      }
    }
    return null;
  }

  place(event) {
    const box = this.canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  down(event) {
    this.canvas.focus({ preventScroll: true });
    try { this.canvas.setPointerCapture(event.pointerId); } catch { /* It is gone again. */ }
    const [x, y] = this.place(event);
    this.pointers.set(event.pointerId, { x, y, startX: x, startY: y });
    if (this.isMeasuring && !this.is3D && this.pointers.size === 1) {
      const start = this.point(x, y);
      this.ruler = [start, start];
    }
  }

  move(event) {
    const [x, y] = this.place(event);
    const pointer = this.pointers.get(event.pointerId);
    if (pointer === undefined) {
      if (event.pointerType !== "touch") this.hover(x, y);
      return;
    }
    const [dx, dy] = [x - pointer.x, y - pointer.y];
    const others = [...this.pointers.entries()].filter(([id]) => id !== event.pointerId);
    if (others.length > 0) {
      const other = others[0][1];
      const before = Math.hypot(pointer.x - other.x, pointer.y - other.y);
      const after = Math.hypot(x - other.x, y - other.y);
      if (before > 0) this.zoom(after / before, (x + other.x) / 2, (y + other.y) / 2);
      this.camera.x += dx / 2;
      this.camera.y += dy / 2;
    } else if (this.is3D && !event.shiftKey) {
      this.turn(dx * 0.008, -dy * 0.008);
    } else if (this.ruler !== null && this.isMeasuring && !this.is3D) {
      this.ruler = [this.ruler[0], this.point(x, y)];
      this.hooks.measured(this.ruler);
    } else {
      this.camera.x += dx;
      this.camera.y += dy;
    }
    [pointer.x, pointer.y] = [x, y];
    this.ask();
  }

  up(event) {
    const pointer = this.pointers.get(event.pointerId);
    this.pointers.delete(event.pointerId);
    if (pointer === undefined || event.type === "pointercancel" || this.isMeasuring) return;
    if (Math.hypot(pointer.x - pointer.startX, pointer.y - pointer.startY) > 4) return;
    const [x, y] = this.place(event);
    if (!this.is3D) this.askAt(this.point(x, y));
    this.hooks.picked(this.pick(x, y));
  }

  /** Asks who gets a tap at a point of the screen. */
  askAt(point) {
    this.probe = point;
    this.hooks.probed(point);
    this.ask();
  }

  hover(x, y) {
    const node = this.pick(x, y);
    if (!this.is3D) this.hooks.hovered(this.point(x, y));
    if (node !== this.hovered) {
      this.hovered = node;
      this.ask();
    }
    if (this.is3D) this.hooks.named(node);
  }

  turn(yaw, pitch) {
    const limit = 1.3;
    this.camera.yaw = Math.min(Math.max(this.camera.yaw + yaw, -limit), limit);
    this.camera.pitch = Math.min(Math.max(this.camera.pitch + pitch, -limit), limit);
    this.ask();
  }

  zoom(factor, px = this.width / 2, py = this.height / 2) {
    const camera = this.camera;
    const zoom = Math.min(Math.max(camera.zoom * factor, 1e-6), 200);
    const real = zoom / camera.zoom;
    camera.x = (camera.x - (px - this.width / 2)) * real + (px - this.width / 2);
    camera.y = (camera.y - (py - this.height / 2)) * real + (py - this.height / 2);
    camera.zoom = zoom;
    this.ask();
  }

  wheel(event) {
    event.preventDefault();
    const [x, y] = this.place(event);
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
  }

  key(event) {
    const step = event.shiftKey ? 10 : 1;
    const moves = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    };
    if (event.key in moves) {
      const [dx, dy] = moves[event.key];
      if (this.is3D) {
        this.turn(dx * 0.05 * step, -dy * 0.05 * step);
      } else {
        const [left, top, width, height] = this.screen.view;
        const [x, y] = this.probe ?? [left + width / 2, top + height / 2];
        this.askAt([x + dx * step, y + dy * step]);
        if (this.isMeasuring) {
          this.ruler = [this.ruler?.[0] ?? [x, y], this.probe];
          this.hooks.measured(this.ruler);
        }
      }
    } else if (event.key === "+" || event.key === "=") {
      this.zoom(1.25);
    } else if (event.key === "-") {
      this.zoom(0.8);
    } else if (event.key === "0") {
      this.reset();
    } else if (event.key === "Enter" && this.probe !== null && !this.is3D) {
      this.hooks.picked(this.model.trace(...this.probe, this.screen).hit);
    } else {
      return;
    }
    event.preventDefault();
  }
}
