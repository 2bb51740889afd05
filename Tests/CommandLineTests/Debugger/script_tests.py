"""What of the script for LLDB needs no debugger. The script's path is the first argument."""

import importlib.util
import os
import sys
import tempfile
import types
import unittest

spec = importlib.util.spec_from_file_location("viewmend_lldb", sys.argv.pop(1))
script = importlib.util.module_from_spec(spec)
spec.loader.exec_module(script)


class Parsing(unittest.TestCase):
    def test_words(self):
        self.assertEqual(script.parse(""), ("help", []))
        self.assertEqual(script.parse("check"), ("check", []))
        self.assertEqual(script.parse("ch --fit glyph"), ("check", ["--fit", "glyph"]))
        self.assertEqual(
            script.parse("apply --set '15 frame=(0 0; 44 44)'"),
            ("apply", ["--set", "15 frame=(0 0; 44 44)"]),
        )

    def test_an_expression_keeps_its_marks(self):
        self.assertEqual(
            script.parse('set  description  [x valueForKey:@"a b"] '),
            ("set", ["description", '[x valueForKey:@"a b"]']),
        )
        self.assertEqual(script.parse("set"), ("set", []))
        self.assertEqual(script.parse("set timeout"), ("set", ["timeout"]))

    def test_what_is_no_command(self):
        for words in ("frobnicate", "h", "''", "apply 'open"):
            with self.assertRaises(script.Trouble):
                script.parse(words)

    def test_apply(self):
        self.assertEqual(
            script.arguments_of_patch(["--yes", "--back-button"]),
            (["patch", "--emit", "lldb", "--back-button", "-"], True),
        )
        # A value is a value, whatever it looks like.
        self.assertEqual(
            script.arguments_of_patch(["--set", "--yes"]),
            (["patch", "--emit", "lldb", "--set", "--yes", "-"], False),
        )
        for words in (["--emit", "tree"], ["--emit=tree"], ["-o", "x"], ["--output=x"], ["-i"]):
            with self.assertRaises(script.Trouble):
                script.arguments_of_patch(words)


class Expressions(unittest.TestCase):
    def test_lines(self):
        text = "# a\n\n%s1 + 1\n# b\n%sf()\n" % (script.PREFIX, script.PREFIX)
        self.assertEqual(script.expressions(text), ["1 + 1", "f()"])

    def test_nothing_else_is_sent(self):
        for line in ("platform shell rm x", " expression -- 1", "expression -l c -- 1", "quit"):
            with self.assertRaises(script.Trouble):
                script.expressions("# a\n%s\n" % line)

    def test_refusals(self):
        self.assertTrue(script.is_refusal("refused: node 1 at 0x8 is no UIButton"))
        self.assertFalse(script.is_refusal("set"))


class Programs(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def program(self, name, text="#!/bin/sh\ncat\necho \"$@\" >&2\nexit 3\n", mode=0o700):
        path = os.path.join(self.folder.name, name)
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, mode)
        return path

    def test_order(self):
        on_path = self.program("viewmend")
        other = self.program("other")
        path = {"PATH": self.folder.name}
        self.assertEqual(script.find_program("", path), on_path)
        self.assertEqual(script.find_program("", dict(path, VIEWMEND=other)), other)
        self.assertEqual(script.find_program(on_path, dict(path, VIEWMEND=other)), on_path)

    def test_none(self):
        plain = self.program("plain", mode=0o600)
        script.FURTHER_FOLDERS = ()
        for setting, environment in (
            ("", {"PATH": self.folder.name}),
            ("", {}),
            (plain, {}),
            ("", {"VIEWMEND": self.folder.name}),
        ):
            with self.assertRaises(script.Trouble):
                script.find_program(setting, environment)

    def test_run(self):
        program = self.program("viewmend")
        self.assertEqual(
            script.run_program(program, ["check", "-"], b"\xff rows"),
            (3, "\ufffd rows", "check -\n"),
        )
        broken = self.program("broken", "#!/nowhere/shell\n")
        with self.assertRaises(script.Trouble):
            script.run_program(broken, [], b"")

    def test_files(self):
        path = os.path.join(self.folder.name, "dump.txt")
        script.write_file(path, b"one")
        script.write_file(path, b"two")
        with open(path, "rb") as file:
            self.assertEqual(file.read(), b"two")
        self.assertEqual(os.listdir(self.folder.name), ["dump.txt"])
        with self.assertRaises(script.Trouble):
            script.write_file(os.path.join(self.folder.name, "none", "x"), b"")


class Settings(unittest.TestCase):
    def test_changes(self):
        settings = script.new_settings()
        script.change_setting(settings, ["description", "[a b]"])
        self.assertEqual(settings["description"], "[a b]")
        self.assertEqual(script.change_setting(settings, ["description"]), "description: -")
        script.change_setting(settings, ["timeout", "2.5"])
        for words in (["timeout", "x"], ["timeout", "0"], ["timeout", "nan"], ["language", "swift"],
                      ["colour", "1"]):
            with self.assertRaises(script.Trouble):
                script.change_setting(settings, words)
        self.assertIn("timeout      2.5", script.settings_text(settings))


class Asking(unittest.TestCase):
    def ask(self, answer):
        def read(question):
            if isinstance(answer, type):
                raise answer()
            return answer

        script.input = read
        self.addCleanup(lambda: script.__dict__.pop("input", None))
        return script.confirmed("?")

    def test_yes(self):
        self.assertTrue(self.ask(" Y "))
        self.assertTrue(self.ask("yes"))

    def test_no(self):
        for answer in ("", "n", "yess", "no"):
            self.assertFalse(self.ask(answer))

    def test_nobody(self):
        for nobody in (EOFError, OSError):
            with self.assertRaises(script.Trouble):
                self.ask(nobody)


class States(unittest.TestCase):
    """A process in each state, in a debugger of names alone."""

    names = ("Running", "Stepping", "Stopped", "Suspended", "Exited", "Crashed", "Detached")

    def setUp(self):
        script.lldb = types.SimpleNamespace(**{"eState" + name: name for name in self.names})

    def message(self, state, is_valid=True):
        def always(value):
            return lambda: value

        process = types.SimpleNamespace(IsValid=always(is_valid), GetState=always(state))
        target = types.SimpleNamespace(IsValid=always(state is not None), GetProcess=always(process))
        try:
            script.Process(types.SimpleNamespace(GetSelectedTarget=always(target)), 1)
        except script.Trouble as trouble:
            return str(trouble)
        return None

    def test_states(self):
        self.assertIsNone(self.message("Stopped"))
        self.assertIsNone(self.message("Suspended"))
        self.assertIsNone(self.message("Crashed"))
        for state in ("Running", "Stepping"):
            self.assertEqual(
                self.message(state), "The process is running. Stop it first: process interrupt."
            )
        for state in ("Exited", "Detached"):
            self.assertTrue(self.message(state).startswith("There is no process that is stopped."))
        self.assertTrue(self.message(None).startswith("There is no process. Run the app"))
        self.assertTrue(self.message("Stopped", is_valid=False).startswith("There is no process. "))


if __name__ == "__main__":
    unittest.main()
