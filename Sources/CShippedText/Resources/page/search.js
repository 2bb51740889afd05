"use strict";

/** What is searched for: a selector of `viewmend query`, or words that must all occur. */
class Search {
  /** Conditions on words are `class:`, `text:`, `id:`, `label:`, `address:`, `is:`. */
  static keys = ["class", "text", "id", "label", "address", "is"];

  constructor(text, model) {
    this.text = text.trim();
    this.mistake = null;
    this.hint = null;
    this.selector = this.read(model);
    this.terms = this.selector === null && this.mistake === null ? Search.words(this.text) : [];
  }

  get isEmpty() { return this.text === ""; }

  get kind() {
    return this.mistake !== null ? "mistake" : this.selector !== null ? "selector" : "words";
  }

  /** The nodes that are found; null where nothing is asked, or it cannot be read. */
  nodes(model) {
    if (this.isEmpty || this.mistake !== null) return null;
    if (this.selector !== null) {
      const found = new SelectorMatcher(model).nodes(this.selector);
      // The page calls views by their ids, which no selector does.
      const id = /^#(\d+)$/.exec(this.text);
      if (id === null || found.length > 0 || Number(id[1]) >= model.count) return found;
      return [Number(id[1])];
    }
    const found = [];
    for (let node = 0; node < model.count; node += 1) {
      if (this.terms.every((term) => Search.holds(term, model, node))) found.push(node);
    }
    return found;
  }

  /** The alternatives of a selector; null where words are meant, or with a mistake. */
  read(model) {
    if (this.isEmpty || Search.hasKeys(this.text, model)) return null;
    try {
      const alternatives = new SelectorParser(this.text).whole();
      if (!Search.isMeant(alternatives, model)) return null;
      this.hint = Search.misspelt(alternatives, model);
      return alternatives;
    } catch (error) {
      if (!(error instanceof SelectorMistake)) throw error;
      // What is in quotes is words; in others these marks are a selector's.
      const bare = this.text.replace(/"[^"]*"|'[^']*'/g, "");
      if (/[[\]*>#]|:[a-z(]/i.test(bare)) this.mistake = error;
      return null;
    }
  }

  static hasKeys(text, model) {
    return text.split(/\s+/).some((term) => {
      const key = /^([a-z]+):/i.exec(term)?.[1];
      return key !== undefined && Search.keys.includes(key.toLowerCase())
        && !model.tree.classes.includes(key);
    });
  }

  /** A selector asks for more than names, or for names that are classes of the file. */
  static isMeant(alternatives, model) {
    return alternatives.every((steps) => steps.every(({ combinator, tests }) =>
      combinator === ">" || tests.length === 0 || tests.some((test) => test.kind !== "class"
        || test.name.includes("*") || model.tree.classes.includes(test.name))));
  }

  static words(text) {
    return (text.match(/[a-z]+:"[^"]*"|"[^"]*"|\S+/gi) ?? []).map((term) => {
      const [, key, value] = /^([a-z]+):(.*)$/is.exec(term) ?? [null, "", term];
      const isKey = Search.keys.includes(key.toLowerCase());
      const word = (isKey ? value : term).replace(/^"|"$/g, "").toLowerCase();
      return { key: isKey ? key.toLowerCase() : "", word };
    });
  }

  static holds({ key, word }, model, node) {
    const has = (value) => value !== null && value !== undefined
      && value.toLowerCase().includes(word);
    const tree = model.tree;
    switch (key) {
      case "class": return has(model.className(node));
      case "text": return has(model.text(node));
      case "id": return has(tree.identifier[node]);
      case "label": return has(tree.label[node]);
      case "address": return has(tree.addressOf(node));
      case "is": return Search.is(word, model, node);
      default:
        return has(model.className(node)) || has(model.text(node))
          || has(tree.identifier[node]) || has(tree.label[node]) || has(tree.addressOf(node));
    }
  }

  static is(word, model, node) {
    switch (word) {
      case "target": return model.targetOf.has(node);
      case "finding": return model.findingsOf.has(node);
      case "hidden": return model.has(node, FLAG.hidden | FLAG.faint);
      case "off": return model.has(node, FLAG.off);
      case "back-button": return model.backButtons.includes(node);
      default: return false;
    }
  }

  /** What to say of a key that no view prints and that is nearly an attribute's; null for nothing. */
  static misspelt(alternatives, model) {
    const known = [...MEASURES, ...FLAGS, ...TEXTS];
    const hints = [];
    const look = (list) => {
      for (const test of list.flat().flatMap((step) => step.tests)) {
        if (test.alternatives !== undefined) look(test.alternatives);
        if (!["has", "number", "text"].includes(test.kind) || known.includes(test.name)) continue;
        if (model.tree.attributes.keys.includes(test.name)) continue;
        const near = nearestName(test.name, known);
        if (near !== null) hints.push(`no view prints "${test.name}"; did you mean ${near}?`);
      }
    };
    look(alternatives);
    return hints.length === 0 ? null : [...new Set(hints)].sort().join(" ");
  }
}

/** The name that was probably meant: the only one that begins so, or the one with fewest changes. */
function nearestName(word, names) {
  const longer = names.filter((name) => name.startsWith(word));
  if (longer.length === 1) return longer[0];
  let best = null, least = Infinity;
  for (const name of names) {
    const limit = Math.min(name.length >= 8 ? 3 : 2, name.length - 1, word.length - 1);
    if (Math.abs(name.length - word.length) > limit) continue;
    const changes = changesBetween(word, name);
    if (changes <= limit && changes < least) [best, least] = [name, changes];
  }
  return best;
}

/** How many insertions, deletions, substitutions and swaps of neighbours lead from word to word. */
function changesBetween(from, to) {
  const rows = Array.from({ length: from.length + 1 }, (_, row) => [row]);
  for (let column = 1; column <= to.length; column += 1) rows[0][column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let changes = Math.min(
        rows[row - 1][column - 1] + (isSame ? 0 : 1), rows[row - 1][column] + 1,
        rows[row][column - 1] + 1);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2]
        && from[row - 2] === to[column - 1]) {
        changes = Math.min(changes, rows[row - 2][column - 2] + 1);
      }
      rows[row][column] = changes;
    }
  }
  return rows[from.length][to.length];
}
