"""Reads an XML view tree with lxml, as a plain script would: parse, then walk and take the frames.

It is a yardstick for speed. Prints the number of elements with a place on the screen and the sum of
all their numbers.
"""

import re
import sys

from lxml import etree

BOUNDS = re.compile(r"\[(-?\d+),(-?\d+)\]\[(-?\d+),(-?\d+)\]")


def main():
    count = 0
    total = 0
    tree = etree.parse(sys.argv[1], etree.XMLParser(huge_tree=True))
    for element in tree.iter():
        bounds = element.get("bounds")
        if bounds is not None:
            match = BOUNDS.match(bounds)
            numbers = [int(number) for number in match.groups()]
        elif element.get("width") is not None:
            numbers = [int(element.get(name)) for name in ("x", "y", "width", "height")]
        else:
            continue
        count += 1
        total += sum(numbers)
    print(count, total)


main()
