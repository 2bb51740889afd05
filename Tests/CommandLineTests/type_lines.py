"""Types lines into an interactive shell on a terminal, a tab behind each, and prints what came.

type_lines.py SHELL SETUP LINE...; for each line the shell's own key shows its buffer as <<BUFFER>>.
"""

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time

SETUPS = {
    "bash": (
        ["bash", "--norc", "--noprofile", "-i"],
        "bind 'set show-all-if-ambiguous on'; bind 'set completion-query-items 0';"
        "bind 'set page-completions off'; bind 'set bell-style none';"
        "bind 'set enable-bracketed-paste off';"
        "show() { printf '<<%s>>\\n' \"$READLINE_LINE\"; READLINE_LINE=; };"
        "bind -x '\"\\C-t\": show'; PS1=",
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        "LISTMAX=1000; unset zle_bracketed_paste; PS1=; PROMPT_SP=; unsetopt beep;"
        "show() { print -r -- \"<<$BUFFER>>\"; BUFFER=; }; zle -N show; bindkey '^T' show",
    ),
}


def main():
    shell, setup, lines = sys.argv[1], sys.argv[2], sys.argv[3:]
    arguments, own = SETUPS[shell]
    process, terminal = pty.fork()
    if process == 0:
        os.execvp(arguments[0], arguments)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 200, 0, 0))

    def until(mark):
        text, end = b"", time.monotonic() + 120
        while mark not in text:
            if time.monotonic() > end or not select.select([terminal], [], [], 120)[0]:
                sys.exit(f"{shell} did not answer: {text!r}")
            text += os.read(terminal, 65536)
        plain = re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\r\x07]", b"", text)
        return plain.decode("utf-8", "replace")

    # The mark is written so that the echo of the line does not hold it.
    os.write(terminal, f"{own}; {setup}; echo REA''DY\n".encode())
    until(b"READY")
    for line in lines:
        os.write(terminal, line.encode() + b"\t\x14")
        text = until(b">>")
        if "<<" not in text:
            text += until(b">>")
        print(" ".join(text.split()))
    os.write(terminal, b"exit\n")
    os.close(terminal)
    os.waitpid(process, 0)


main()
