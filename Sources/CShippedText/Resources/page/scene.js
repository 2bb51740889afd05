"use strict";

/** The screen as one that answers the pointer, fingers and keys. */
class Scene extends Picture {
  constructor(canvas, hooks) {
    super(canvas);
    this.hooks = hooks;
    this.pointers = new Map();
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(name, (event) => this.up(event));
    }
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("keydown", (event) => this.key(event));
  }

  /** The frontmost view under a pixel, of those that are drawn. */
  pick(px, py) {
    if (!this.is3D) {
      const [x, y] = this.point(px, py);
      let front = null;
      for (const level of this.levels) {
        for (const node of level) {
          if (node > (front ?? -1) && this.model.covers(node, x, y)) front = node;
        }
      }
      return front;
    }
    for (let level = this.levels.length - 1; level >= 0; level -= 1) {
      const [x, y] = this.point(px, py, level);
      for (let place = this.levels[level].length - 1; place >= 0; place -= 1) {
        const node = this.levels[level][place];
        if (this.model.covers(node, x, y)) return node;
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
    this.askFocus();
  }

  hover(x, y) {
    const node = this.pick(x, y);
    if (!this.is3D) this.hooks.hovered(this.point(x, y));
    if (node !== this.hovered) {
      this.hovered = node;
      this.askFocus();
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
