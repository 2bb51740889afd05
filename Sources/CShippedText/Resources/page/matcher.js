"use strict";

/** Finds the views that selectors select: the same as `viewmend query`, by the page's data. */
class SelectorMatcher {
  constructor(model) {
    this.model = model;
    this.tree = model.tree;
    const { count, parent } = model.tree;
    this.places = new Int32Array(count);
    this.children = new Int32Array(count + 1);
    for (let node = 0; node < count; node += 1) {
      this.places[node] = this.children[parent[node] + 1] += 1;
    }
    this.backButtons = new Set(model.backButtons);
  }

  /** The nodes that a selector selects, in file order. */
  nodes(alternatives) {
    const marks = this.marks(alternatives);
    const nodes = [];
    marks.forEach((isMarked, node) => { if (isMarked) nodes.push(node); });
    return nodes;
  }

  marks(alternatives) {
    const result = new Uint8Array(this.tree.count);
    for (const steps of alternatives) {
      this.chain(steps).forEach((isMarked, node) => { if (isMarked) result[node] = 1; });
    }
    return result;
  }

  chain(steps) {
    let marks = new Uint8Array(this.tree.count).fill(1);
    steps.forEach((step, number) => {
      if (number > 0) marks = this.related(marks, step.combinator);
      for (const test of step.tests) this.narrow(marks, test);
    });
    return marks;
  }

  /** The nodes that stand in a relation to marked ones. */
  related(marks, combinator) {
    const { count, parent } = this.tree;
    const result = new Uint8Array(count);
    // What the last sibling left behind, that of roots in the first place.
    const left = new Uint8Array(count + 1);
    for (let node = 0; node < count; node += 1) {
      const outer = parent[node];
      if (combinator === ">") {
        result[node] = outer < 0 ? 0 : marks[outer];
      } else if (combinator === " ") {
        result[node] = outer < 0 ? 0 : marks[outer] | result[outer];
      } else {
        result[node] = left[outer + 1];
        left[outer + 1] = marks[node] | (combinator === "~" ? left[outer + 1] : 0);
      }
    }
    return result;
  }

  narrow(marks, test) {
    const passes = this.passing(test);
    for (let node = 0; node < marks.length; node += 1) {
      if (marks[node] !== 0 && !passes(node)) marks[node] = 0;
    }
  }

  /** What tells whether a node passes a test. */
  passing(test) {
    const { model, tree } = this;
    switch (test.kind) {
      case "class": {
        const kinds = tree.classes.map((name) => Wording.fits(name, test.name));
        return (node) => kinds[tree.class[node]];
      }
      case "is": case "not": {
        const others = this.marks(test.alternatives);
        return (node) => (others[node] !== 0) === (test.kind === "is");
      }
      case "name": {
        const lower = Wording.lower(test.name);
        return (node) => {
          const identifier = this.text("identifier", node), address = tree.addressOf(node);
          return identifier !== null && Wording.compare(identifier, "=", test.name)
            || address !== null && Wording.compare(Wording.lower(address), "=", lower);
        };
      }
      case "has": return (node) => this.has(test.name, node);
      case "number":
        return (node) => compareNumbers(this.number(test.name, node), test.comparison, test.value);
      case "flag": return (node) => this.flag(test.name, node) === test.value;
      case "text": return this.passingText(test);
      case "at": return (node) => holds(this.model.screenFrame[node], test.x, test.y);
      case "contains":
        return (node) => ["text", "label"].some((name) => {
          const value = this.text(name, node);
          return value !== null && Wording.compare(value, "*=", test.piece);
        });
      case "target": return (node) => model.targetOf.has(node);
      case "back-button": return (node) => this.backButtons.has(node);
      case "root": return (node) => tree.parent[node] < 0;
      case "empty": return (node) => tree.end[node] === node + 1;
      case "first-child": return (node) => this.places[node] === 1;
      case "last-child": return (node) => this.places[node] === this.children[tree.parent[node] + 1];
      default: return (node) => this.places[node] === test.place;
    }
  }

  passingText({ name, comparison, value, ignoresCase }) {
    const wanted = ignoresCase ? Wording.lower(value) : value;
    return (node) => {
      const own = this.text(name, node);
      if (own === null) return comparison === "!=";
      return Wording.compare(ignoresCase ? Wording.lower(own) : own, comparison, wanted);
    };
  }

  has(name, node) {
    if (FLAGS.includes(name)) return this.flag(name, node) === true;
    return (MEASURES.includes(name) ? this.number(name, node) : this.text(name, node)) !== null;
  }

  /** True or false; null where the file does not say. */
  flag(name, node) {
    const { model } = this;
    // UIKit's flags are not in a file of accessibility elements, nor a tool's words in others.
    const tool = (flag) => model.isOfTools || model.has(node, flag) ? !model.has(node, flag) : null;
    const kit = (flag, isSet) => model.isOfTools ? null : model.has(node, flag) === isSet;
    switch (name) {
      case "enabled": return tool(FLAG.disabled);
      case "visible": return tool(FLAG.seemsInvisible);
      case "frame": return model.frame[node] !== null;
      case "screenFrame": return model.screenFrame[node] !== null;
      case "hidden": return kit(FLAG.hidden, true);
      case "interactive": return kit(FLAG.off, false);
      case "clips": return kit(FLAG.clips, true);
      case "opaque": return kit(FLAG.notOpaque, false);
      case "gestures": return kit(FLAG.recognizers, true);
      case "transform": return kit(FLAG.transformed, true);
      default: return kit(FLAG.layer, true);
    }
  }

  text(name, node) {
    const { tree } = this;
    switch (name) {
      case "class": return tree.classes[tree.class[node]];
      case "base": return tree.bases[tree.class[node]];
      case "address": return tree.addressOf(node);
      case "text": case "label": case "identifier": case "tag": case "image":
        return tree[name][node] ?? null;
      default: return tree.printed(name, node);
    }
  }

  number(name, node) {
    if (!MEASURES.includes(name)) return decimal(this.text(name, node));
    const { model } = this;
    switch (name) {
      case "alpha": return model.isOfTools ? null : model.alpha[node] ?? 1;
      case "depth": return this.tree.depth[node];
      case "children": return this.children[node + 1];
      case "id": return node;
      default: {
        const isOnScreen = name.startsWith("screen");
        const frame = isOnScreen ? model.screenFrame[node] : this.frame(node);
        return frame === null ? null : SelectorMatcher.side(name.replace("screen", ""), frame);
      }
    }
  }

  frame(node) {
    const frame = this.model.frame[node], local = this.model.local[node];
    return frame === null || local === null ? null : [local[0], local[1], frame[2], frame[3]];
  }

  static side(name, [x, y, width, height]) {
    switch (name.toLowerCase()) {
      case "x": return x;
      case "y": return y;
      case "width": return width;
      case "height": return height;
      case "right": return x + width;
      default: return y + height;
    }
  }
}

function compareNumbers(value, comparison, wanted) {
  if (value === null) return false;
  switch (comparison) {
    case "<": return value < wanted;
    case "<=": return value <= wanted;
    case ">": return value > wanted;
    case ">=": return value >= wanted;
    case "!=": return value !== wanted;
    default: return value === wanted;
  }
}

/** How texts are compared: by what people call characters, however their accents are written. */
class Wording {
  static compare(value, comparison, wanted) {
    if (comparison === "*=" && value.includes(wanted)) return true;
    const isPlain = /^[\x20-\x7e]*$/.test(value) && /^[\x20-\x7e]*$/.test(wanted);
    const one = isPlain ? value : characters(value.normalize("NFC"));
    const other = isPlain ? wanted : characters(wanted.normalize("NFC"));
    const isAt = (place) => place >= 0 && (isPlain
      ? one.startsWith(other, place)
      : place + other.length <= one.length && other.every((each, at) => one[place + at] === each));
    switch (comparison) {
      case "=": return one.length === other.length && isAt(0);
      case "!=": return one.length !== other.length || !isAt(0);
      case "^=": return isAt(0);
      case "$=": return isAt(one.length - other.length);
      case "*=": return !isPlain && !/^[\x00-\x7f]*$/.test(wanted)
        && one.some((_, place) => isAt(place));
      default:
        return value.split(/\p{White_Space}+/u)
          .some((word) => word !== "" && Wording.compare(word, "=", wanted));
    }
  }

  /** Each letter by itself, as Swift does it. */
  static lower(text) { return Array.from(text, (letter) => letter.toLowerCase()).join(""); }

  /** Whether a name is what a pattern describes, in which `*` stands for anything. */
  static fits(name, pattern) {
    if (!pattern.includes("*")) return Wording.compare(name, "=", pattern);
    const pieces = pattern.split("*");
    const first = pieces[0], last = pieces[pieces.length - 1];
    if (!name.startsWith(first)) return false;
    let rest = name.slice(first.length);
    for (const piece of pieces.slice(1, -1)) {
      const place = rest.indexOf(piece);
      if (place < 0) return false;
      rest = rest.slice(place + piece.length);
    }
    return rest.endsWith(last);
  }
}
