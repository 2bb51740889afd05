"use strict";

/** Which views of a screen are to be seen, on which level, and how points come to be pixels. */
class Stage {
  constructor(canvas) {
    this.canvas = canvas;
    this.camera = { zoom: 1, x: 0, y: 0, yaw: 0.6, pitch: -0.3, spread: 28 };
    new ResizeObserver(() => { this.fit(); }).observe(canvas);
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
  }

  get is3D() { return this.mode === "3d"; }

  /** Brings the whole screen into view. */
  fit() {
    const ratio = devicePixelRatio || 1;
    this.width = this.canvas.clientWidth;
    this.height = this.canvas.clientHeight;
    this.canvas.width = Math.max(1, Math.round(this.width * ratio));
    this.canvas.height = Math.max(1, Math.round(this.height * ratio));
    this.ratio = ratio;
    if (this.screen !== undefined) this.reset();
  }

  reset() {
    const camera = this.camera;
    [camera.x, camera.y, camera.zoom] = [0, 0, 1];
    const [left, top, width, height] = this.screen.view;
    const [xs, ys] = [[], []];
    for (const level of this.is3D ? [0, Math.max(0, this.levels.length - 1)] : [0]) {
      for (const [x, y] of [[left, top], [left + width, top + height],
        [left + width, top], [left, top + height]]) {
        const [px, py] = this.pixel(x, y, level);
        xs.push(px);
        ys.push(py);
      }
    }
    const across = Math.max(...xs) - Math.min(...xs), down = Math.max(...ys) - Math.min(...ys);
    camera.zoom = Math.max(1e-9, 0.92 * Math.min(
      this.width / Math.max(across, 1e-6), this.height / Math.max(down, 1e-6)));
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

  /** Where a point of the screen is drawn, on a level. */
  pixel(x, y, level = 0) {
    const [a, b, , d, e, f] = this.map(level);
    return [a * x + e, b * x + d * y + f];
  }

  /** The point of the screen under a pixel, on a level. */
  point(px, py, level = 0) {
    const [a, b, , d, e, f] = this.map(level);
    const x = (px - e) / a;
    return [x, (py - f - b * x) / d];
  }
}
