"""Reads a recursiveDescription dump with regular expressions, as a plain script does.

It is a yardstick for speed and gives what viewmend's tree gives: every view with its parent, its
class, its address, its frame as numbers, and every other attribute by its name. Text values that
hold line breaks are not joined. Prints the number of views and the sum of all frame numbers.
"""

import re
import sys

ROW = re.compile(r"((?:   \| )*)<([A-Za-z_$][\w.$]*): (0x[0-9a-f]+)")
ATTRIBUTE = re.compile(
    r"; (\w+)(?: = |: |=)"
    r"('.*?'(?=; \w|$)|\(.*?\)(?=; |$)|<.*?>(?=; \w|$)|\{.*?\}(?=; |$)|[^;]*)"
)
FRAME = re.compile(r"\((\S+) (\S+); (\S+) (\S+)\)")


class Node:
    __slots__ = ("parent", "view_class", "address", "frame", "attributes")

    def __init__(self, parent, view_class, address, frame, attributes):
        self.parent = parent
        self.view_class = view_class
        self.address = address
        self.frame = frame
        self.attributes = attributes


def read(lines):
    nodes = []
    ancestors = []
    for line in lines:
        row = ROW.match(line)
        if row is None:
            continue
        indent, view_class, address = row.groups()
        del ancestors[len(indent) // 5 :]
        attributes = dict(ATTRIBUTE.findall(line.rstrip("\n").removesuffix(">"), row.end()))
        numbers = FRAME.match(attributes.get("frame", ""))
        frame = tuple(float(number) for number in numbers.groups()) if numbers else None
        node = Node(
            ancestors[-1] if ancestors else None, view_class, int(address, 16), frame, attributes
        )
        nodes.append(node)
        ancestors.append(node)
    return nodes


def main():
    with open(sys.argv[1], encoding="utf-8") as dump:
        nodes = read(dump)
    print(len(nodes), sum(sum(node.frame) for node in nodes if node.frame))


if __name__ == "__main__":
    main()
