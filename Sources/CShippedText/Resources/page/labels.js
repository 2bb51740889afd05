"use strict";

/** What is written on the picture of a screen, and where: names of views, numbers of findings, words. */
class Labels extends Stage {
  constructor(canvas) {
    super(canvas);
    this.options = { areas: true, outlines: true, names: true, thumb: "none" };
    // Where there is no room any more.
    this.taken = [];
  }

  /** What the thumb's arcs are called: within the screen, where they leave its side. */
  thumbWords() {
    const { thumb, view: [left, top, width, height] } = this.screen;
    if (thumb === null || this.options.thumb === "none") return [];
    const isRight = this.options.thumb === "right";
    const words = [["easy", thumb.easy], ["stretch", thumb.stretch]].map(([word, radius]) => {
      const [px, py] = this.pixel(
        isRight ? left + width : left, top + Math.max(0, height - radius));
      const half = word.length * 4 + 6;
      return { word, x: px + (isRight ? -half - 4 : half + 4), y: py + 14, half };
    });
    for (const { x, y, half } of words) this.taken.push([x - half, y - 13, 2 * half, 18]);
    return words;
  }

  /** A text on ground of its own, its middle at a pixel. */
  label(pen, look, word, x, y) {
    const text = shown(word);
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    pen.font = "600 12px system-ui, sans-serif";
    const half = pen.measureText(text).width / 2 + 5;
    const middle = Math.min(Math.max(x, half), Math.max(half, this.width - half));
    pen.fillStyle = look.ground;
    pen.beginPath();
    pen.roundRect(middle - half, y - 13, 2 * half, 18, 4);
    pen.fill();
    pen.fillStyle = look.ink;
    pen.textAlign = "center";
    pen.fillText(text, middle, y);
    pen.textAlign = "left";
  }

  /** Names, where one has room in its view and is on no other and no marker. */
  drawNames(pen, look) {
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    pen.font = "11px ui-monospace, monospace";
    pen.lineJoin = "round";
    const advance = pen.measureText("0").width;
    const leaves = this.leafBoxes();
    let count = 0;
    for (const node of this.ranked()) {
      const [x, y, width, height] = this.model.screenFrame[node];
      const [left, top] = this.pixel(x, y), [right, bottom] = this.pixel(x + width, y + height);
      const text = shown(this.model.text(node) || this.model.className(node));
      const size = text.length * advance;
      if (size + 6 > right - left || bottom - top < 15 || count >= 250) continue;
      if (right < 0 || bottom < 0 || left > this.width || top > this.height) continue;
      const spots = [
        [left + 3, top + 2], [left + 3, bottom - 15], [right - size - 3, top + 2],
        [right - size - 3, bottom - 15],
      ].map(([px, py]) => [px, py, size, 13]);
      const isLeaf = this.model.tree.end[node] === node + 1;
      if (isLeaf) spots.unshift([(left + right - size) / 2, (top + bottom) / 2 - 7, size, 13]);
      const isFree = (each) => (other) => shared(each, other) === null;
      const spot = spots.find((each) => this.taken.every(isFree(each))
        && (isLeaf || leaves.every(isFree(each))));
      if (spot === undefined) continue;
      count += 1;
      this.taken.push(spot);
      pen.lineWidth = 3;
      pen.strokeStyle = look.ground;
      pen.fillStyle = this.model.targetOf.has(node) ? look.ink : look.quiet;
      pen.strokeText(text, spot[0], spot[1] + 10);
      pen.fillText(text, spot[0], spot[1] + 10);
    }
  }

  /** Where names of containers would be taken for those of what is in them; not of a crowd. */
  leafBoxes() {
    const { screenFrame, tree } = this.model;
    const boxes = [];
    for (const node of this.ranked()) {
      if (tree.end[node] > node + 1 && !this.model.has(node, FLAG.control)) continue;
      const [x, y, width, height] = screenFrame[node];
      const [left, top] = this.pixel(x, y), [right, bottom] = this.pixel(x + width, y + height);
      if (right > 0 && bottom > 0 && left < this.width && top < this.height) {
        boxes.push([left, top, right - left, bottom - top]);
      }
      if (boxes.length > 600) return [];
    }
    return boxes;
  }

  /**
   * Views in the order in which their names matter, worked out once for a screen. Of those that lie
   * on each other exactly, the innermost has a name.
   */
  ranked() {
    if (this.rankedFor !== this.screen) {
      this.rankedFor = this.screen;
      const { screenFrame, targetOf, tree } = this.model;
      const size = (node) => screenFrame[node][2] * screenFrame[node][3];
      const rank = (node) => {
        if (this.model.text(node)) return 0;
        if (!targetOf.has(node)) return 3;
        return tree.end[node] === node + 1 ? 1 : 2;
      };
      const innermost = new Map();
      for (const node of this.levels.flat()) {
        const place = screenFrame[node].join(" ");
        if (node > (innermost.get(place) ?? -1)) innermost.set(place, node);
      }
      this.rankedNodes = [...innermost.values()]
        .sort((one, other) => rank(one) - rank(other) || size(other) - size(one) || one - other)
        .slice(0, 3000);
    }
    return this.rankedNodes;
  }

  /** A place for each finding's number: the corner of its view, or beside others there. */
  placeMarkers() {
    const markers = [];
    for (const finding of this.model.findings) {
      const frame = this.model.screenFrame[finding.node];
      if (frame === null || !this.depths.has(finding.node)) continue;
      const [right, top] = this.pixel(
        frame[0] + frame[2], frame[1], this.depths.get(finding.node));
      const isInView = right >= 0 && right <= this.width && top >= 0 && top <= this.height;
      // More could not be told apart; a larger picture of a part shows the part's.
      if (!isInView || markers.length >= 150) continue;
      const width = 12 + 6 * `${finding.number}`.length;
      let box = [right - 8, top - 8, width, 18];
      let turns = 0;
      while (turns < 12 && this.taken.some((other) => shared(box, other) !== null)) {
        box = [box[0] - width - 2, box[1], width, 18];
        if (box[0] < 0) box = [box[0] + 200, box[1] + 20, width, 18];
        turns += 1;
      }
      if (turns === 12) continue;
      this.taken.push(box);
      markers.push({ finding, box });
    }
    return markers;
  }

  drawMarkers(pen, look) {
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    pen.font = "700 11px system-ui, sans-serif";
    pen.textAlign = "center";
    for (const { finding: { number, result, severity }, box } of this.markers) {
      const grade = result === "fail" ? severity : "doubt";
      pen.fillStyle = look.grades[grade];
      pen.strokeStyle = look.ground;
      pen.lineWidth = 1.5;
      pen.beginPath();
      pen.roundRect(...box, grade === "note" ? 9 : 2);
      pen.fill();
      pen.stroke();
      pen.fillStyle = look.ground;
      pen.fillText(`${number}`, box[0] + box[2] / 2, box[1] + 13);
    }
    pen.textAlign = "left";
  }
}
