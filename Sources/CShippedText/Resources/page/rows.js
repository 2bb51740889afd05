"use strict";

/** Texts that share patterns: a pattern's pieces, with a text's own parts between them. */
class Patterns {
  constructor(list) { this.list = list; }

  join(pattern, parts) {
    const pieces = this.list[pattern];
    if (pieces.length === 1) return pieces[0];
    const own = parts.split("|");
    let text = pieces[0];
    for (let place = 1; place < pieces.length; place += 1) text += own[place - 1] + pieces[place];
    return text;
  }

  /** The text of an entry: a pattern's number, or that and the parts; null for none. */
  text(entry) {
    if (entry === null) return null;
    return typeof entry === "number" ? this.join(entry, "") : this.join(entry[0], entry[1]);
  }
}

/** Many texts, put together only when somebody asks for one. */
class Texts {
  constructor({ patterns, parts }, table) {
    this.patterns = patterns;
    this.parts = parts;
    this.table = table;
    this.places = new Int32Array(patterns.length);
    let place = 0;
    for (let index = 0; index < patterns.length; index += 1) {
      this.places[index] = place;
      if (table.list[patterns[index]].length > 1) place += 1;
    }
  }

  at(index) { return this.table.join(this.patterns[index], this.parts[this.places[index]]); }
}

/** What is the same before and after a correction: parents, rows and attributes. */
class PageTree {
  constructor(data, table) {
    Object.assign(this, data.tree);
    const count = this.depth.length;
    this.count = count;
    this.parent = new Int32Array(count);
    this.end = new Int32Array(count);
    this.line = new Int32Array(count);
    const open = [];
    for (let node = 0; node < count; node += 1) {
      while (open.length > this.depth[node]) this.end[open.pop()] = node;
      this.parent[node] = open.length > 0 ? open[open.length - 1] : -1;
      this.line[node] = (node > 0 ? this.line[node - 1] : 0) + this.lines[node];
      open.push(node);
    }
    while (open.length > 0) this.end[open.pop()] = count;
    this.texts = new Texts(this.rows, table);
    this.values = new Texts(this.attributes.values, table);
    this.firstValue = new Int32Array(count);
    let place = 0;
    for (let node = 0; node < count; node += 1) {
      this.firstValue[node] = place;
      place += this.attributes.sets[this.attributes.chosen[node]].length;
    }
    this.addresses = new Array(count);
  }

  row(node) { return this.texts.at(node); }

  /** What the data says, else the first number of the row that is hexadecimal. */
  addressOf(node) {
    if (this.addresses[node] === undefined) {
      const said = this.address[node];
      this.addresses[node] = said !== undefined
        ? said : /0x[0-9a-f]+/i.exec(this.row(node))?.[0] ?? null;
    }
    return this.addresses[node];
  }

  /** The value of a key that the file prints; null where a view has none. */
  printed(key, node) {
    const number = this.attributes.keys.indexOf(key);
    if (number < 0) return null;
    const place = this.attributes.sets[this.attributes.chosen[node]].indexOf(number);
    return place < 0 ? null : this.values.at(this.firstValue[node] + place);
  }
}
