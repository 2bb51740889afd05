"use strict";

/** What the data says of a view in bits. */
const FLAG = {
  hidden: 1, off: 2, clips: 4, faint: 8, layer: 16, recognizers: 32, target: 64, control: 128,
  cell: 256, actsForParts: 512, bar: 1024, cuts: 2048, through: 4096, window: 8192,
  disabled: 16384, taker: 32768, shown: 65536, notOpaque: 131072, transformed: 262144,
  seemsInvisible: 524288,
};

/** What a reason is called. */
const WORDS = {
  hidden: "it is hidden",
  alpha: "its alpha is 0.01 or below",
  "interaction-disabled": "it takes no touches (userInteractionEnabled = NO)",
  "outside-bounds": "the point is outside its bounds",
  "touch-through": "it lets touches through, and nothing in it takes this one",
  "no-geometry": "its place is not known, so it may take the touch after all",
  "no-view": "it is a layer, which takes no touches",
};

/** Half open, as UIKit tests points. */
function holds(rect, x, y) {
  return rect !== null && x >= rect[0] && x < rect[0] + rect[2]
    && y >= rect[1] && y < rect[1] + rect[3];
}

/** Whether a point lies in an outline without dents, given by its corners. */
function isWithin(corners, x, y) {
  let sign = 0;
  for (let place = 0; place < corners.length; place += 1) {
    const [x1, y1] = corners[place], [x2, y2] = corners[(place + 1) % corners.length];
    const side = Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
    if (side !== 0 && sign !== 0 && side !== sign) return false;
    if (side !== 0) sign = side;
  }
  return sign !== 0;
}

function shared(one, other) {
  const left = Math.max(one[0], other[0]), top = Math.max(one[1], other[1]);
  const right = Math.min(one[0] + one[2], other[0] + other[2]);
  const bottom = Math.min(one[1] + one[3], other[1] + other[3]);
  return right > left && bottom > top ? [left, top, right - left, bottom - top] : null;
}

/**
 * A text with what turns the direction of the text around it, or is no character to be seen, made
 * visible; as reports write it, but for line breaks.
 */
function shown(text) {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (mark) => `\\u{${mark.codePointAt(0).toString(16)}}`);
}

function points(value) {
  const text = (Math.round(value * 100) / 100).toString();
  return text === "-0" ? "0" : text;
}

function rectText(rect) {
  return rect === null
    ? "unknown"
    : `(${points(rect[0])} ${points(rect[1])}; ${points(rect[2])} ${points(rect[3])})`;
}

/** The tree of a file, before or after a correction, and who takes touches in it. */
class Model {
  constructor(data, state) {
    this.tree = data.tree;
    this.rule = data.touchRule;
    this.order = data.siblingOrder;
    this.notes = data.notes;
    this.isOfTools = data.isOfTools;
    Object.assign(this, state);
    this.count = this.tree.count;
    this.settledSet = new Set(this.settled);
    this.swallowedSet = new Set(this.swallowed);
    this.targetOf = new Map(this.targets.map((target) => [target.node, target]));
    this.itemsOf = new Map();
    for (const item of this.items) {
      if (!this.itemsOf.has(item.bar)) this.itemsOf.set(item.bar, []);
      this.itemsOf.get(item.bar).push(item);
    }
    this.findingsOf = new Map();
    this.findings.forEach((finding, place) => {
      if (!this.findingsOf.has(finding.node)) this.findingsOf.set(finding.node, []);
      this.findingsOf.get(finding.node).push(place);
    });
  }

  has(node, flag) { return (this.flags[node] & flag) !== 0; }

  contains(outer, node) { return outer <= node && node < this.tree.end[outer]; }

  className(node) { return this.tree.classes[this.tree.class[node]]; }

  text(node) { return this.tree.text[node] ?? null; }

  name(node) {
    if (node === null) return "no view";
    const text = this.text(node);
    return shown(`${this.className(node)}${text ? ` “${text}”` : ""} (#${node})`);
  }

  children(node) {
    const list = [];
    for (let child = node + 1; child < this.tree.end[node]; child = this.tree.end[child]) {
      list.push(child);
    }
    return list;
  }

  /** Whether a view's outline on the screen holds a point. */
  covers(node, x, y) {
    const corners = this.corners[node];
    return corners === null
      ? holds(this.screenFrame[node], x, y) : isWithin(cornersOf(corners), x, y);
  }

  root(node) {
    while (this.tree.parent[node] >= 0) node = this.tree.parent[node];
    return node;
  }

  screenOf(node) {
    const root = this.root(node);
    return Math.max(0, this.screens.findIndex((screen) => screen.roots.includes(root)));
  }

  /** UIKit's hit test, each question as `viewmend hit` asks it. */
  hitTest(x, y, screen, awake) {
    const answer = { path: [], refusals: [], certain: true };
    let candidates = [...screen.roots], detours = [], px = x, py = y;
    for (;;) {
      const left = detours.length > 0 ? detours[detours.length - 1].left : 0;
      if (candidates.length <= left) {
        const detour = detours.pop();
        if (detour === undefined) return answer;
        [px, py] = [detour.x, detour.y];
        answer.path.pop();
        const reason = this.has(detour.node, FLAG.through) ? "touch-through" : "outside-bounds";
        answer.refusals.push({ node: detour.node, reason });
        continue;
      }
      const node = candidates.pop();
      if (this.has(node, FLAG.layer)) continue;
      const refusal = this.refusal(node, awake);
      if (refusal !== null) {
        answer.refusals.push({ node, reason: refusal });
        continue;
      }
      const inside = this.inside(node, px, py);
      if (inside === null) {
        answer.refusals.push({ node, reason: "no-geometry" });
        answer.certain = false;
        continue;
      }
      if (holds(this.region[node], inside[0], inside[1]) && !this.has(node, FLAG.through)) {
        candidates = [];
        detours = [];
      } else if (holds(this.region[node], inside[0], inside[1]) || !this.has(node, FLAG.cuts)) {
        detours.push({ node, left: candidates.length, x: px, y: py });
      } else {
        answer.refusals.push({ node, reason: "outside-bounds" });
        continue;
      }
      answer.path.push(node);
      [px, py] = inside;
      for (const child of this.children(node)) candidates.push(child);
    }
  }

  refusal(node, awake) {
    if (this.has(node, FLAG.hidden)) return "hidden";
    if (this.has(node, FLAG.faint)) return "alpha";
    return this.has(node, FLAG.off) && !awake.has(node) ? "interaction-disabled" : null;
  }

  /** Where a point of the superview's space lies in a view's own; null where that is not known. */
  inside(node, x, y) {
    const place = this.place[node];
    if (place === null) return null;
    if (place.length === 2) return [x - place[0], y - place[1]];
    const [a, b, c, d, tx, ty] = place;
    const [dx, dy] = [x - tx, y - ty];
    const determinant = a * d - b * c;
    if (determinant === 0 || !Number.isFinite(determinant)) return null;
    return [(d * dx - c * dy) / determinant, (a * dy - b * dx) / determinant];
  }

  /** Who gets a tap at a point of a screen, and why: what `viewmend hit` answers. */
  trace(x, y, screen) {
    if (this.rule === "unknown") return this.undecided(x, y, screen);
    if (this.rule === "clickable") return this.traceClickable(x, y, screen);
    const nobody = new Set();
    const now = this.hitTest(x, y, screen, nobody);
    const isMoving = this.settledSet.size > 0;
    const later = isMoving ? this.hitTest(x, y, screen, this.settledSet) : now;
    const receiver = this.receiver(now, x, y, screen, this.settledSet);
    const settled = isMoving ? this.receiver(later, x, y, screen, nobody) : receiver;
    const hit = now.path.at(-1) ?? null;
    const notes = [];
    if (isMoving) notes.push(this.notes.moving);
    if (!now.certain) notes.push(this.notes.uncertain);
    if (receiver !== null && receiver !== hit && this.has(receiver, FLAG.bar)) {
      notes.push(this.notes.bar);
    }
    return {
      point: [x, y], hit, receiver, receiverWhenSettled: settled, path: now.path,
      rejected: now.refusals, order: "known", candidates: null, note: notes.join(" ") || null,
    };
  }

  answer(x, y, candidates, note, path = [], receiver = null) {
    return {
      point: [x, y], hit: path.at(-1) ?? null, receiver, receiverWhenSettled: receiver, path,
      rejected: [], order: candidates === null ? "known" : "unknown", candidates, note,
    };
  }

  undecided(x, y, screen) {
    const candidates = [];
    for (const root of screen.roots) {
      for (let node = root; node < this.tree.end[root]; node += 1) {
        if (holds(this.screenFrame[node], x, y)) candidates.push(node);
      }
    }
    return this.answer(x, y, candidates, this.notes.undecided);
  }

  traceClickable(x, y, screen) {
    const candidates = [];
    for (const root of screen.roots) {
      for (let node = root; node < this.tree.end[root]; node += 1) {
        if (this.has(node, FLAG.taker) && holds(this.screenFrame[node], x, y)) {
          candidates.push(node);
        }
      }
    }
    let winner = candidates[0] ?? null;
    for (const next of candidates.slice(1)) {
      if (this.contains(winner, next)) {
        winner = next;
        continue;
      }
      const isAbove = this.isDrawnAbove(next, winner);
      if (isAbove === null) return this.answer(x, y, candidates, this.notes.order);
      if (isAbove) winner = next;
    }
    if (winner === null) return this.answer(x, y, null, this.notes.nothing);
    const isDisabled = this.has(winner, FLAG.disabled);
    return this.answer(
      x, y, null, isDisabled ? this.notes.disabled : null, this.pathTo(winner),
      isDisabled ? null : winner);
  }

  pathTo(node) {
    const path = [];
    for (let view = node; view >= 0; view = this.tree.parent[view]) path.push(view);
    return path.reverse();
  }

  isDrawnAbove(node, other) {
    const one = this.pathTo(node), two = this.pathTo(other);
    const fork = one.findIndex((view, level) => level >= two.length || view !== two[level]);
    if (fork <= 0 || fork >= two.length) return null;
    if (this.order === "backToFront") return one[fork] > two[fork];
    const first = this.drawing[one[fork]] ?? null, second = this.drawing[two[fork]] ?? null;
    return first === null || second === null || first === second ? null : first > second;
  }

  receiver(test, x, y, screen, disabled) {
    const hit = test.path.at(-1) ?? null;
    if (hit !== null && this.swallowedSet.has(hit)) return null;
    const bar = this.actingBar(hit, x, y, screen, disabled);
    if (bar !== null) return bar;
    if (hit === null) return null;
    if (this.has(hit, FLAG.target | FLAG.control)) return hit;
    for (let node = this.tree.parent[hit]; node >= 0; node = this.tree.parent[node]) {
      if (this.has(node, FLAG.actsForParts | FLAG.cell)) return node;
      if (this.has(node, FLAG.recognizers) && this.has(node, FLAG.target)) return node;
    }
    return null;
  }

  actingBar(hit, x, y, screen, disabled) {
    for (const button of this.buttons) {
      if (!screen.roots.includes(button.root) || disabled.has(button.bar)) continue;
      if (!button.acts || !holds(button.live, x, y)) continue;
      const isBelowBar = button.below && !holds(this.screenFrame[button.bar], x, y);
      const reaches = hit !== null && this.passesToBar(hit, button.bar, button.container);
      if (reaches || isBelowBar) return button.isControl ? button.container : button.bar;
    }
    let bar = hit ?? -1;
    while (bar >= 0 && !this.has(bar, FLAG.bar)) bar = this.tree.parent[bar];
    if (bar < 0 || disabled.has(bar)) return null;
    const item = (this.itemsOf.get(bar) ?? []).find((each) => holds(each.area, x, y));
    return item !== undefined && this.passesToBar(hit, bar, item.node) ? item.node : null;
  }

  passesToBar(hit, bar, item) {
    if (!this.contains(bar, hit)) return false;
    for (let node = hit; node !== bar && !this.contains(item, node);) {
      if (this.has(node, FLAG.target)) return false;
      if (this.tree.parent[node] < 0) break;
      node = this.tree.parent[node];
    }
    return true;
  }
}

/** How much of a view gets taps, and what keeps the rest away. */
class Share {
  constructor(model, node) {
    const screen = model.screens[model.screenOf(node)];
    const path = model.pathTo(node);
    this.own = model.screenFrame[node];
    this.obstacles = path.flatMap((view) => {
      const reason = model.has(view, FLAG.layer) ? "no-view" : model.refusal(view, new Set());
      if (reason !== null) return [{ node: view, reason }];
      return model.place[view] === null ? [{ node: view, reason: "no-geometry" }] : [];
    });
    this.cuts = [];
    this.reach = this.own;
    for (const view of path.slice(0, -1)) {
      const outer = model.screenFrame[view];
      if (this.reach === null || outer === null || !model.has(view, FLAG.cuts)) continue;
      const part = shared(this.reach, outer);
      if (part === null || Math.abs(part[2] * part[3] - this.reach[2] * this.reach[3]) > 0.01) {
        this.cuts.push(view);
      }
      this.reach = part;
    }
    this.live = 0;
    const takers = new Map();
    for (const area of screen.areas) {
      const isOwn = area.owner === node;
      if (isOwn) this.live += area.area;
      if (isOwn || this.reach === null || area.owner < 0) continue;
      let size = 0;
      for (const rect of area.rects) {
        const part = shared(rect, this.reach);
        if (part !== null) size += part[2] * part[3];
      }
      if (size > 0.05) takers.set(area.owner, (takers.get(area.owner) ?? 0) + size);
    }
    this.takers = [...takers].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
  }
}
