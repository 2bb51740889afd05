"""Holds the library's public symbols against a list.

public_symbols.py GRAPH LIST [--record]: GRAPH is what swift-symbolgraph-extract writes. Fails when a
symbol has no documentation, or when the symbols are not those in LIST, and says which.
"""

import json
import sys

graph_path, list_path = sys.argv[1:3]
with open(graph_path, encoding="utf-8") as file:
    graph = json.load(file)

symbols, silent = set(), []
for symbol in graph["symbols"]:
    # What a protocol of the standard library adds to every type of its own.
    if "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
        continue
    name = ".".join(symbol["pathComponents"])
    text = "".join(piece["spelling"] for piece in symbol["declarationFragments"])
    symbols.add(f"{name}\t{' '.join(text.split())}")
    is_standard = symbol["pathComponents"][-1] in ("init(rawValue:)", "rawValue", "<(_:_:)")
    if "docComment" not in symbol and not is_standard:
        silent.append(name)

lines = sorted(symbols)
if "--record" in sys.argv:
    with open(list_path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
with open(list_path, encoding="utf-8") as file:
    known = file.read().splitlines()

for name in sorted(silent):
    print(f"{name} is public and has no documentation.", file=sys.stderr)
for line in sorted(set(known) - symbols):
    print(f"gone or changed: {line}", file=sys.stderr)
for line in sorted(symbols - set(known)):
    print(f"new: {line}", file=sys.stderr)
if symbols != set(known):
    print("Where that is meant, run `.ci/docs --record`.", file=sys.stderr)
if silent or symbols != set(known):
    sys.exit(1)
print(f"{len(lines)} public symbols, each with a word.")
