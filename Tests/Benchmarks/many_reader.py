"""Reads every dump in a folder with the plain reader, one after the other, as a script does.

Prints the number of views in all of them.
"""

import os
import sys

from plain_reader import read


def main():
    folder = sys.argv[1]
    count = 0
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as dump:
            count += len(read(dump))
    print(count)


if __name__ == "__main__":
    main()
