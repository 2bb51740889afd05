"""Reads the columns of a recursiveDescription dump with one regular expression made for them.

It is the lower yardstick: it reads what viewmend's arrays hold and drops the rest: level, class,
superclass, address, frame, text, alpha, transform, content offset and the yes-or-no attributes of
every row, and each row's parent. Text values that hold line breaks are not joined. Prints the
number of views and the sum of all frame numbers.
"""

import re
import sys

ROW = re.compile(r"((?:   \| )*)<([A-Za-z_$][\w.$]*): (0x[0-9a-f]+)")
ATTRIBUTE = re.compile(
    r"; (?:"
    r"frame = \((\S+) (\S+); (\S+) (\S+)\)"
    r"|text = '(.*?)'(?=; \w+ = |>)"
    r"|alpha = ([-+.\w]+)"
    r"|transform = \[([^]]*)\]"
    r"|contentOffset: \{([^}]*)\}"
    r"|baseClass = ([^;]+)"
    r"|(hidden|clipsToBounds|opaque|userInteractionEnabled) = (YES|NO)"
    r"|(gestureRecognizers) = "
    r")"
)


class Node:
    __slots__ = (
        "parent", "view_class", "base_class", "address", "frame", "text", "alpha", "transform",
        "offset", "flags",
    )

    def __init__(self, parent, view_class, address):
        self.parent = parent
        self.view_class = view_class
        self.address = address
        self.base_class = None
        self.frame = (0.0, 0.0, 0.0, 0.0)
        self.text = None
        self.alpha = 1.0
        self.transform = None
        self.offset = None
        self.flags = {}


def read(lines):
    nodes = []
    ancestors = []
    for line in lines:
        row = ROW.match(line)
        if row is None:
            continue
        indent, view_class, address = row.groups()
        depth = len(indent) // 5
        del ancestors[depth:]
        node = Node(ancestors[-1] if ancestors else None, view_class, int(address, 16))
        for found in ATTRIBUTE.finditer(line, row.end()):
            x, y, width, height, text, alpha, transform, offset, base, flag, value, gestures = (
                found.groups()
            )
            if x is not None:
                node.frame = (float(x), float(y), float(width), float(height))
            elif text is not None:
                node.text = text
            elif alpha is not None:
                node.alpha = float(alpha)
            elif transform is not None:
                node.transform = tuple(float(part) for part in transform.split(","))
            elif offset is not None:
                node.offset = tuple(float(part) for part in offset.split(","))
            elif base is not None:
                node.base_class = base
            elif flag is not None:
                node.flags[flag] = value == "YES"
            elif gestures is not None:
                node.flags[gestures] = True
        nodes.append(node)
        ancestors.append(node)
    return nodes


def main():
    with open(sys.argv[1], encoding="utf-8") as dump:
        nodes = read(dump)
    print(len(nodes), sum(sum(node.frame) for node in nodes))


if __name__ == "__main__":
    main()
