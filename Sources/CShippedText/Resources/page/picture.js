"use strict";

/** The seven colours of M. Okabe and K. Ito, each with lines of its own in a tile of 8. */
const COLORS = ["#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"];
const LINES = [
  "M-2 2L2-2M0 8L8 0M6 10L10 6", "M2 2h.01M6 6h.01", "M0 2h8M0 6h8", "M2 0v8M6 0v8",
  "M-2 6L2 10M0 0L8 8M6-2L10 2", "M0 4h8M4 0v8", "M0 2L2 4 4 2 6 4 8 2M0 6L2 8 4 6 6 8 8 6",
];

/** The drawing of a screen, flat or with its levels apart. */
class Picture extends Labels {
  constructor(canvas) {
    super(canvas);
    this.front = canvas.getContext("2d");
    this.back = document.createElement("canvas").getContext("2d");
    this.context = this.front;
    this.probe = null;
    this.ruler = null;
    this.selected = null;
    this.hovered = null;
    this.patterns = null;
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.dark.addEventListener("change", () => { this.patterns = null; this.ask(); });
  }

  show(model, screen) {
    super.show(model, screen);
    this.gather();
    this.ask();
  }

  reset() {
    super.reset();
    this.ask();
  }

  /** Puts what is drawn alike into one path each: by level, areas by their look, and outlines. */
  gather() {
    const layer = () => ({ areas: new Map(), outlines: new Path2D(), cards: new Path2D() });
    const whole = layer(), levels = this.levels.map(layer);
    const add = ({ areas }, area) => {
      const look = area.owner < 0 ? -2 : area.look;
      if (!areas.has(look)) areas.set(look, new Path2D());
      Picture.addArea(areas.get(look), area);
    };
    const sizes = new Map();
    for (const area of this.screen.areas) {
      sizes.set(area.owner, (sizes.get(area.owner) ?? 0) + area.area);
      add(whole, area);
      const level = area.owner < 0 ? 0 : this.depths.get(area.owner) ?? 0;
      add(levels[level] ??= layer(), area);
    }
    this.levels.forEach((nodes, level) => {
      for (const node of nodes) {
        this.trace(whole.outlines, node);
        this.trace(levels[level].outlines, node);
        // What its own area covers needs no card below it.
        const [, , width, height] = this.model.screenFrame[node];
        if ((sizes.get(node) ?? 0) < 0.99 * width * height) this.trace(levels[level].cards, node);
      }
    });
    [this.whole, this.layers] = [whole, levels];
  }

  static addArea(path, area) {
    for (const [x, y, width, height] of area.rects) path.rect(x, y, width, height);
    for (const corners of area.polygons) {
      corners.forEach(([x, y], place) => {
        if (place === 0) path.moveTo(x, y); else path.lineTo(x, y);
      });
      path.closePath();
    }
  }

  /** Draws with the next frame, once however often it is asked. */
  ask() {
    this.isStale = true;
    this.askFocus();
  }

  /** Draws with the next frame what is chosen or pointed at, over the picture as it is. */
  askFocus() {
    if (this.isAsked || this.model === undefined) return;
    this.isAsked = true;
    requestAnimationFrame(() => {
      this.isAsked = false;
      if (this.isStale) this.draw(); else this.drawOver(this.ink());
    });
  }

  /** Texts have a contrast of 4.5 and more on every area, lines one of 3 on the ground. */
  ink() {
    return this.dark.matches
      ? {
        ground: "#14171c", ink: "#f3f4f6", quiet: "#c3c8d1", line: "#9ca3af",
        card: "rgba(40,45,54,.55)",
        grades: { error: "#ff9db5", warning: "#ffc078", note: "#a5c4ff", doubt: "#c9ced6" },
      } : {
        ground: "#ffffff", ink: "#111827", quiet: "#4b5563", line: "#6b7280",
        card: "rgba(255,255,255,.55)",
        grades: { error: "#a1123c", warning: "#8a4600", note: "#1d4ed8", doubt: "#4b5563" },
      };
  }

  /** How much of an area's colour lies on the ground: with more, grey text could not be read on it. */
  get tint() { return this.dark.matches ? 0.26 : 0.3; }

  tile(look) {
    if (this.patterns === null || this.patternRatio !== this.ratio) {
      this.patterns = new Map();
      this.patternRatio = this.ratio;
    }
    if (!this.patterns.has(look)) {
      // A pixel of the tile is one of the screen, so that no line gets lost.
      const size = Math.round((look >= COLORS.length ? 15 : 8) * this.ratio);
      const tile = document.createElement("canvas");
      [tile.width, tile.height] = [size, size];
      const pen = tile.getContext("2d");
      pen.scale(size / 8, size / 8);
      const { ground, line } = this.ink();
      pen.fillStyle = ground;
      pen.fillRect(0, 0, 8, 8);
      const color = look < 0 ? line : COLORS[look % COLORS.length];
      if (look >= 0) {
        pen.globalAlpha = this.tint;
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
    const look = this.ink();
    this.drawPicture(look);
    this.drawOver(look);
  }

  /** The picture as it is kept, and over it what is chosen, pointed at, or found. */
  drawOver(look) {
    const pen = this.context = this.front;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    pen.drawImage(this.back.canvas, 0, 0);
    this.drawFocus(pen, look);
    this.drawMarkers(pen, look);
  }

  /** What changes only with the view: it is kept, and drawn again where something else moves over it. */
  drawPicture(look) {
    const { width, height } = this.canvas;
    if (this.back.canvas.width !== width || this.back.canvas.height !== height) {
      [this.back.canvas.width, this.back.canvas.height] = [width, height];
    }
    const pen = this.context = this.back;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    this.taken = [];
    this.words = this.is3D ? [] : this.thumbWords();
    this.markers = this.placeMarkers();
    if (this.is3D) this.draw3D(pen, look); else this.drawFlat(pen, look);
    this.isStale = false;
  }

  apply(level) {
    const [a, b, c, d, e, f] = this.map(level);
    const r = this.ratio;
    this.context.setTransform(a * r, b * r, c * r, d * r, e * r, f * r);
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
      this.drawAreas(pen, this.whole);
    }
    if (this.options.thumb !== "none") this.drawThumb(pen, look);
    if (this.options.outlines) {
      pen.strokeStyle = look.line;
      pen.lineWidth = this.line(0.6);
      pen.stroke(this.whole.outlines);
    }
    pen.strokeStyle = look.ink;
    pen.lineWidth = this.line(1.5);
    pen.strokeRect(left, top, width, height);
    pen.restore();
    if (this.options.names) this.drawNames(pen, look);
  }

  drawAreas(pen, { areas }) {
    for (const [look, path] of areas) {
      pen.fillStyle = look < 0 ? "rgba(127,127,127,.35)" : this.tile(look);
      pen.fill(path);
    }
  }

  trace(pen, node) {
    const corners = this.model.corners[node];
    if (corners === null) {
      const [x, y, width, height] = this.model.screenFrame[node];
      pen.rect(x, y, width, height);
      return;
    }
    for (let place = 0; place < corners.length; place += 2) {
      if (place === 0) pen.moveTo(corners[0], corners[1]);
      else pen.lineTo(corners[place], corners[place + 1]);
    }
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
    for (const { word, x, y } of this.words) this.label(pen, look, word, x, y);
    this.apply(0);
  }

  draw3D(pen, look) {
    this.layers.forEach((layer, level) => {
      this.apply(level);
      pen.fillStyle = look.card;
      pen.fill(this.options.areas ? layer.cards : layer.outlines);
      if (this.options.areas) {
        pen.globalAlpha = 0.85;
        this.drawAreas(pen, layer);
        pen.globalAlpha = 1;
      }
      if (!this.options.outlines) return;
      pen.strokeStyle = look.line;
      pen.lineWidth = this.line(0.8);
      pen.stroke(layer.outlines);
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
      const [px, py] = this.pixel((x1 + x2) / 2, (y1 + y2) / 2);
      this.label(
        pen, look, `${points(dx)} × ${points(dy)}, ${points(Math.hypot(dx, dy))} ${this.unit}`,
        px, py + 4);
    }
  }
}
