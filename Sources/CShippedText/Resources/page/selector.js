"use strict";

/** The names that selectors have for attributes of every tree. */
const MEASURES = ["x", "y", "width", "height", "right", "bottom", "screenX", "screenY",
  "screenWidth", "screenHeight", "screenRight", "screenBottom", "alpha", "depth", "children", "id"];
const FLAGS = ["hidden", "interactive", "clips", "opaque", "gestures", "transform", "layer",
  "enabled", "visible", "frame", "screenFrame"];
const TEXTS = ["class", "base", "address", "text", "label", "identifier", "tag", "image"];
const CONDITIONS = ["target", "back-button", "at", "contains", "not", "is", "root", "empty",
  "first-child", "last-child", "nth-child"];
const COMPARISONS = ["<=", ">=", "!=", "^=", "$=", "*=", "~=", "<", ">", "="];
const ORDERS = ["<", "<=", ">", ">="];

/** What people call characters: a letter with its accents is one. */
function characters(text) {
  if (/^[\x20-\x7e]*$/.test(text) || typeof Intl.Segmenter !== "function") return [...text];
  return Array.from(new Intl.Segmenter("en").segment(text), (part) => part.segment);
}

/** What is wrong with a selector, and before which character. */
class SelectorMistake extends Error {
  constructor(place, message, expected) {
    super(`${message} Expected ${expected}.`);
    this.place = place;
    this.sentence = message;
    this.expected = `Expected ${expected}.`;
  }
}

/** Reads selectors as `viewmend query` does, with the same complaints. */
class SelectorParser {
  static deepest = 32;

  constructor(text) {
    this.text = characters(text);
    this.position = 0;
    this.nesting = 0;
  }

  /** Alternatives, each a chain of steps `{ combinator, tests }`. */
  whole() {
    const alternatives = this.list();
    if (this.position < this.text.length) this.fail("a combinator, a test or the end");
    return alternatives;
  }

  list() {
    this.nesting += 1;
    if (this.nesting > SelectorParser.deepest) {
      this.fail(`at most ${SelectorParser.deepest} levels of :not()`);
    }
    const alternatives = [this.chain()];
    while (this.take(",")) alternatives.push(this.chain());
    this.nesting -= 1;
    return alternatives;
  }

  chain() {
    this.skipBlanks();
    const steps = [{ combinator: " ", tests: this.tests() }];
    for (;;) {
      const hadBlank = this.skipBlanks();
      const next = this.peek;
      if (next === undefined || next === "," || next === ")") return steps;
      if (">+~".includes(next)) {
        this.position += 1;
        this.skipBlanks();
        steps.push({ combinator: next, tests: this.tests() });
      } else {
        if (!hadBlank) this.fail("a combinator, a test or the end");
        steps.push({ combinator: " ", tests: this.tests() });
      }
    }
  }

  tests() {
    const start = this.position, tests = [];
    const name = this.className();
    if (name !== null && name !== "*") tests.push({ kind: "class", name });
    for (;;) {
      const next = this.peek;
      if (next === "#") {
        this.position += 1;
        tests.push({ kind: "name", name: this.word("an identifier or an address behind #") });
      } else if (next === "[") {
        tests.push(this.attribute());
      } else if (next === ":") {
        tests.push(this.condition());
      } else {
        if (this.position === start) {
          this.fail("a class, *, #identifier, [attribute] or :condition");
        }
        return tests;
      }
    }
  }

  className() {
    const first = this.peek;
    if (first === undefined) return null;
    if (first === "'" || first === '"') return this.quoted();
    if (/^[0-9]/.test(first)) {
      const digits = /^[0-9]*/.exec(this.text.slice(this.position).join(""))[0];
      this.fail(`a class, which begins with no digit; an id is asked for with [id=${digits}]`);
    }
    if (first !== "*" && !SelectorParser.isName(first)) return null;
    return this.takeWhile((each) => each === "*" || each === "." || SelectorParser.isName(each));
  }

  attribute() {
    this.position += 1;
    this.skipBlanks();
    const name = this.takeWhile(
      (each) => each !== "$" && SelectorParser.isName(each) || each === ".");
    if (name === "") this.fail("the name of an attribute");
    this.skipBlanks();
    if (this.take("]")) return { kind: "has", name };
    const operatorStart = this.position;
    const comparison = COMPARISONS.find((each) => this.take(each));
    if (comparison === undefined) this.fail("] or one of = != < <= > >= ^= $= *= ~=");
    this.skipBlanks();
    const valueStart = this.position;
    const value = this.word("a value");
    this.skipBlanks();
    const letterStart = this.position;
    const ignoresCase = this.take("i");
    this.skipBlanks();
    if (!this.take("]")) this.fail("]");
    if (MEASURES.includes(name) || FLAGS.includes(name)) {
      if (ignoresCase) this.fail(`], as ${name} is no text`, letterStart);
      return MEASURES.includes(name)
        ? this.measure(name, comparison, value, operatorStart, valueStart)
        : this.flag(name, comparison, value, operatorStart, valueStart);
    }
    if (!ORDERS.includes(comparison)) {
      return { kind: "text", name, comparison, value, ignoresCase };
    }
    if (TEXTS.includes(name)) {
      this.fail(`one of = != ^= $= *= ~=, as ${name} is a text`, operatorStart);
    }
    if (ignoresCase) this.fail(`], as ${comparison} is for numbers`, letterStart);
    const number = decimal(value);
    if (number === null) this.fail(`a number behind ${comparison}`, valueStart);
    return { kind: "number", name, comparison, value: number };
  }

  measure(name, comparison, value, operatorStart, valueStart) {
    if (!ORDERS.includes(comparison) && comparison !== "=" && comparison !== "!=") {
      this.fail(`one of = != < <= > >=, as ${name} is a number`, operatorStart);
    }
    const number = decimal(value);
    if (number === null) this.fail(`a number, as ${name} is one`, valueStart);
    return { kind: "number", name, comparison, value: number };
  }

  flag(name, comparison, value, operatorStart, valueStart) {
    if (comparison !== "=" && comparison !== "!=") {
      this.fail(`= or !=, as ${name} is a flag`, operatorStart);
    }
    if (value !== "true" && value !== "false") {
      this.fail(`true or false, as ${name} is a flag`, valueStart);
    }
    return { kind: "flag", name, value: (value === "true") === (comparison === "=") };
  }

  condition() {
    const start = this.position;
    this.position += 1;
    const name = this.takeWhile(SelectorParser.isName);
    if (["target", "back-button", "root", "empty", "first-child", "last-child"].includes(name)) {
      return { kind: name };
    }
    if (!CONDITIONS.includes(name)) {
      this.fail(`one of ${CONDITIONS.map((each) => `:${each}`).join(" ")}`, start);
    }
    if (!this.take("(")) this.fail(`( behind :${name}`);
    this.skipBlanks();
    const test = this.argument(name);
    this.skipBlanks();
    if (!this.take(")")) this.fail(")");
    return test;
  }

  argument(name) {
    switch (name) {
      case "at": {
        const x = this.number();
        this.skipBlanks();
        if (!this.take(",")) this.fail("a comma between x and y");
        this.skipBlanks();
        return { kind: "at", x, y: this.number() };
      }
      case "contains": return { kind: "contains", piece: this.word("a text") };
      case "nth-child": {
        const start = this.position;
        const digits = this.takeWhile((each) => /^[0-9]$/.test(each));
        const isPlace = digits !== "" && BigInt(digits) > 0n && BigInt(digits) < 2n ** 63n;
        if (!isPlace) this.fail("a place from 1", start);
        return { kind: "nth-child", place: Number(digits) };
      }
      default: return { kind: name, alternatives: this.list() };
    }
  }

  number() {
    const start = this.position;
    const digits = this.takeWhile((each) => /^[-+.eE0-9]$/.test(each));
    const number = decimal(digits);
    if (number === null) this.fail("a number in points", start);
    return number;
  }

  /** A text in quotes, or without where nothing in it ends one. */
  word(expected) {
    if (this.peek === "'" || this.peek === '"') return this.quoted();
    const word = this.takeWhile(
      (each) => SelectorParser.isName(each) || each.length === 1 && "./+%@".includes(each));
    if (word === "") this.fail(expected);
    return word;
  }

  quoted() {
    const start = this.position, quote = this.text[start];
    this.position += 1;
    let result = "";
    while (this.position < this.text.length) {
      const character = this.text[this.position];
      this.position += 1;
      if (character === quote) return result;
      if (character === "\\" && this.position < this.text.length) {
        result += this.text[this.position];
        this.position += 1;
      } else {
        result += character;
      }
    }
    return this.fail(`${quote} at the end of the text that begins here`, start);
  }

  static isName(character) {
    return "_-$".includes(character) || /^[\p{Alphabetic}\p{N}]/u.test(character);
  }

  get peek() { return this.text[this.position]; }

  take(wanted) {
    for (let place = 0; place < wanted.length; place += 1) {
      if (this.text[this.position + place] !== wanted[place]) return false;
    }
    this.position += wanted.length;
    return true;
  }

  takeWhile(isWanted) {
    const start = this.position;
    while (this.position < this.text.length && isWanted(this.text[this.position])) {
      this.position += 1;
    }
    return this.text.slice(start, this.position).join("");
  }

  skipBlanks() { return this.takeWhile((each) => /^\p{White_Space}/u.test(each)) !== ""; }

  fail(expected, place = this.position) {
    const message = place < this.text.length
      ? `"${this.text[place]}" cannot stand here in the selector.` : "The selector ends too early.";
    throw new SelectorMistake(place, message, expected);
  }
}

/** A decimal number; what JavaScript reads besides, such as 0x10 and Infinity, is none. */
function decimal(text) {
  if (text === null || !/^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
