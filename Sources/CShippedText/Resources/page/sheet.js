"use strict";

/** The columns of a state, each value in its place by node. */
class Columns {
  /** Frames as printed, and what follows from them for views that are neither turned nor scrolled. */
  static first(state, tree, isOnScreen) {
    const { count, parent } = tree;
    const columns = { flags: state.flags, frame: [], local: [], place: [], region: [],
      screenFrame: [], corners: [] };
    for (let node = 0; node < count; node += 1) {
      columns.frame.push(state.frame.slice(4 * node, 4 * node + 4));
    }
    for (const node of state.unframed) columns.frame[node] = null;
    const said = (key, node, usual) => {
      const value = state[key][node];
      columns[key].push(value === undefined ? usual : value);
    };
    const moves = [];
    for (let node = 0; node < count; node += 1) {
      const frame = columns.frame[node], outer = parent[node] < 0 ? [0, 0] : moves[parent[node]];
      const [x, y] = isOnScreen && parent[node] >= 0 ? columns.frame[parent[node]] ?? [0, 0] : [0, 0];
      said("local", node, frame && [frame[0] - x, frame[1] - y]);
      said("place", node, frame && columns.local[node]);
      said("region", node, frame && [0, 0, frame[2], frame[3]]);
      const move = isOnScreen ? [0, 0] : outer;
      said("screenFrame", node,
        frame && move && [frame[0] + move[0], frame[1] + move[1], frame[2], frame[3]]);
      said("corners", node, null);
      const place = columns.place[node];
      moves.push(place !== null && place.length === 2 && outer !== null
        ? [place[0] + outer[0], place[1] + outer[1]] : null);
    }
    return columns;
  }

  /** What is changed in the columns of another state. */
  static changed(state, before) {
    const columns = {};
    for (const key of ["flags", "frame", "local", "place", "region", "screenFrame", "corners"]) {
      columns[key] = before[key].slice();
      for (const [node, value] of Object.entries(state[key])) columns[key][node] = value;
    }
    return columns;
  }
}

/** The data of the page as its models use it, from the columns in which it is written. */
class Sheet {
  constructor(data) {
    Object.assign(this, data);
    this.table = new Patterns(data.patterns);
    this.tree = new PageTree(data, this.table);
    this.states = [];
    for (const state of data.states) {
      const before = this.states[0];
      this.states.push({
        ...state,
        ...(before === undefined
          ? Columns.first(state, this.tree, data.isOnScreen) : Columns.changed(state, before)),
        targets: state.targets.map((row) => this.target(row)),
        findings: state.findings.map((row) => this.finding(row)),
        screens: state.screens.map((screen, place) => ({
          ...screen,
          areas: screen.areas.map((row) => typeof row === "number"
            ? before.screens[place].areas[row] : Sheet.area(row)),
        })),
      });
      const made = this.states[this.states.length - 1];
      for (const target of made.targets) {
        if (target.visible === undefined) target.visible = made.screenFrame[target.node];
      }
    }
  }

  target([node, verdict, reasons, visible]) {
    return {
      node, verdict: this.table.text(verdict), reasons: this.table.text(reasons), visible,
    };
  }

  finding([number, node, rule, severity, result, message, cause, ask, from, to]) {
    const text = (entry) => this.table.text(entry);
    return {
      number, node, rule: text(rule), severity: text(severity), result: text(result),
      message: text(message), cause: text(cause), ask: text(ask),
      fix: from === undefined ? null : { from, to },
    };
  }

  static area([owner, look, numbers, polygons]) {
    const rects = [];
    for (let place = 0; place < numbers.length; place += 4) {
      rects.push(numbers.slice(place, place + 4));
    }
    const corners = (polygons ?? []).map((flat) => cornersOf(flat));
    const size = rects.reduce((sum, rect) => sum + rect[2] * rect[3], 0)
      + corners.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
    return { owner, look, rects, polygons: corners, area: size };
  }
}

/** Corners as pairs, of their numbers in a row. */
function cornersOf(flat) {
  const corners = [];
  for (let place = 0; place < flat.length; place += 2) corners.push([flat[place], flat[place + 1]]);
  return corners;
}

function polygonArea(corners) {
  let sum = 0;
  corners.forEach(([x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}
