"""The command `viewmend` for LLDB: what is wrong with the tap regions of the stopped app.

    (lldb) command script import /path/to/viewmend_lldb.py
    (lldb) viewmend check

It evaluates an expression that describes the screen in the stopped process, gives the text to the
program viewmend, and prints what that says. `viewmend apply` evaluates the expressions that
`viewmend patch --emit lldb` writes, after showing them. Python 3.9 or later, and nothing but LLDB.
"""

import os
import shlex
import shutil
import subprocess

try:
    import lldb
except ImportError:  # What needs no debugger is tested without one.
    lldb = None

PASSED_ON = ("check", "patch", "hit", "why", "query", "inspect")
COMMANDS = PASSED_ON + ("apply", "dump", "set", "help")

# What `patch --emit lldb` puts before each expression.
PREFIX = "expression -l objective-c++ -- "

# Where package managers put programs; Xcode's LLDB has a short PATH.
FURTHER_FOLDERS = ("/opt/homebrew/bin", "/usr/local/bin", "~/.local/bin", "~/bin")

# The key window as a string, else that of any scene, else the first window of a scene. Nothing is
# asked of headers: a Swift app's debugger has none.
DESCRIPTION = (
    "id vmWindow = 0; id vmType = (id)objc_getClass(\"UIWindow\"); "
    "if ((BOOL)[vmType respondsToSelector:@selector(keyWindow)]) vmWindow = (id)[vmType keyWindow]; "
    "if (!vmWindow) { "
    "id vmApp = (id)[(id)objc_getClass(\"UIApplication\") sharedApplication]; "
    "id vmScenes = (id)[(id)[vmApp connectedScenes] allObjects]; id vmFirst = 0; "
    "for (unsigned long vmI = 0; !vmWindow && vmI < (unsigned long)[vmScenes count]; vmI++) { "
    "id vmScene = (id)[vmScenes objectAtIndex:vmI]; "
    "if (!(BOOL)[vmScene respondsToSelector:@selector(windows)]) continue; "
    "id vmWindows = (id)[vmScene windows]; "
    "for (unsigned long vmJ = 0; vmJ < (unsigned long)[vmWindows count]; vmJ++) { "
    "id vmEach = (id)[vmWindows objectAtIndex:vmJ]; if (!vmFirst) vmFirst = vmEach; "
    "if ((BOOL)[vmEach isKeyWindow]) vmWindow = vmEach; } } "
    "if (!vmWindow) vmWindow = vmFirst; } "
    "(const char *)[(id)[vmWindow recursiveDescription] UTF8String]"
)

SETTINGS = {
    "program": ("", "the program viewmend; empty: $VIEWMEND, else the one on the PATH"),
    "description": ("", "an expression that is the text of the views; empty: the key window's"),
    "language": ("objective-c++", "the language of description: objective-c++, objective-c, c++ or c"),
    "timeout": ("10", "how many seconds an expression may take"),
}

HELP = """Says what is wrong with the tap regions of the app that is stopped here.

    viewmend check              what is wrong (options as of `viewmend check`)
    viewmend hit --at X,Y       who gets a tap there
    viewmend why NODE           why a view can or cannot be tapped
    viewmend query SELECTOR     the views that a selector describes
    viewmend inspect            the tree
    viewmend patch              the corrected tree; --emit diff for what changes
    viewmend apply [--yes]      make the corrections in the app, after showing them
    viewmend dump [FILE]        the text that all of them read
    viewmend set [NAME VALUE]   show or change a setting; no VALUE: back to the usual one

`viewmend apply` takes the options of `viewmend patch`, as --back-button, --strategy overlay and
--set 'NODE frame=(X Y; W H)'. It stops at the first expression that fails or refuses.

Settings:
"""


class Trouble(Exception):
    """What keeps a command from being carried out, in words for who gave it."""


# ---------------------------------------------------------------------------------------------
# What needs no debugger.


def parse(command):
    """The name and the arguments of a command; an expression keeps its quotation marks."""
    setting = command.split(None, 2)
    if setting[:1] == ["set"]:
        return "set", [one.strip() for one in setting[1:]]
    try:
        words = shlex.split(command)
    except ValueError as fault:
        raise Trouble("The command could not be read: %s. Quote with ' or \"." % fault)
    name = words[0] if words else "help"
    if name not in COMMANDS:
        near = [one for one in COMMANDS if one.startswith(name)] if name else []
        if len(near) != 1:
            raise Trouble(
                'There is no command "viewmend %s". There are %s.' % (name, ", ".join(COMMANDS))
            )
        name = near[0]
    return name, words[1:]


def find_program(setting, environment):
    """The path of the program: of the setting, of $VIEWMEND, or on the PATH."""
    for path, source in ((setting, "the setting program"), (environment.get("VIEWMEND"), "VIEWMEND")):
        if path:
            path = os.path.expanduser(path)
            if os.path.isfile(path) and os.access(path, os.X_OK):
                return path
            raise Trouble('"%s", which %s names, is no program.' % (path, source))
    folders = environment.get("PATH", "").split(os.pathsep) + list(FURTHER_FOLDERS)
    path = os.pathsep.join(os.path.expanduser(one) for one in folders if one)
    found = shutil.which("viewmend", path=path)
    if not found:
        raise Trouble(
            "The program viewmend was not found. Put it on the PATH, or name it: "
            "viewmend set program /path/to/viewmend"
        )
    return found


def run_program(program, arguments, text):
    """What the program answers about a text: its status, its output and its errors."""
    try:
        done = subprocess.run([program] + arguments, input=text, capture_output=True, check=False)
    except OSError as fault:
        raise Trouble('"%s" could not be run: %s.' % (program, fault.strerror or fault))
    return done.returncode, shown(done.stdout), shown(done.stderr)


def shown(data):
    """Bytes as text that can be printed."""
    return data.decode("utf-8", "replace")


def arguments_of_patch(arguments):
    """The arguments of `patch` for those of `apply`, and whether nobody is to be asked."""
    is_sure = False
    passed = []
    # What follows one of these is its value, whatever it looks like.
    is_value = False
    for one in arguments:
        name = one.split("=", 1)[0]
        if is_value:
            is_value = False
        elif one in ("--yes", "-y"):
            is_sure = True
            continue
        elif name in ("--emit", "--output", "-o", "--in-place", "-i"):
            raise Trouble("apply has nothing to do with %s: it changes the app. Use patch." % name)
        elif one in ("--set", "--rules", "--config"):
            is_value = True
        passed.append(one)
    return ["patch", "--emit", "lldb"] + passed + ["-"], is_sure


def expressions(commands):
    """The expressions of a text of commands, which holds nothing but them and comments."""
    found = []
    for line in commands.split("\n"):
        if line.startswith(PREFIX):
            found.append(line[len(PREFIX) :])
        elif line and not line.startswith("#"):
            raise Trouble("viewmend wrote a line that is no expression; nothing was sent: " + line)
    return found


def is_refusal(answer):
    """True for the answer of an expression that changed nothing, since an object is another one."""
    return answer.startswith("refused")


def new_settings():
    return {name: value for name, (value, _) in SETTINGS.items()}


def settings_text(settings):
    """The settings with their values, a line each."""
    rows = []
    for name, (_, meaning) in SETTINGS.items():
        rows.append("    %-12s %s\n                 (%s)" % (name, settings[name] or "-", meaning))
    return "\n".join(rows)


def change_setting(settings, arguments):
    """Changes a setting and says what it is now."""
    name = arguments[0]
    if name not in SETTINGS:
        raise Trouble('There is no setting "%s". There are %s.' % (name, ", ".join(SETTINGS)))
    value = (arguments[1] if len(arguments) > 1 else "") or SETTINGS[name][0]
    if name == "timeout":
        try:
            is_time = 0 < float(value) <= 3600
        except ValueError:
            is_time = False
        if not is_time:
            raise Trouble('timeout is "%s", but must be a number of seconds up to 3600.' % value)
    if name == "language" and value not in ("objective-c++", "objective-c", "c++", "c"):
        raise Trouble('language is "%s", but must be objective-c++, objective-c, c++ or c.' % value)
    settings[name] = value
    return "%s: %s" % (name, value or "-")


def write_file(path, data):
    """Writes a file beside and renames it, so that no half of it is ever there."""
    path = os.path.expanduser(path)
    beside = "%s.viewmend-%d" % (path, os.getpid())
    try:
        with open(beside, "wb") as file:
            file.write(data)
        os.replace(beside, path)
    except OSError as fault:
        try:
            os.unlink(beside)
        except OSError:
            pass
        raise Trouble('"%s" could not be written: %s.' % (path, fault.strerror or fault))


# ---------------------------------------------------------------------------------------------
# What asks the debugger.


class Process:
    """The stopped process, and expressions that are evaluated in it."""

    def __init__(self, debugger, timeout):
        target = debugger.GetSelectedTarget()
        process = target.GetProcess() if target.IsValid() else None
        if not process or not process.IsValid():
            raise Trouble("There is no process. Run the app, and stop it while the screen is up.")
        self.target = target
        self.process = process
        self.timeout = timeout
        self.check_state()

    def check_state(self):
        """Raises Trouble where nothing can be evaluated."""
        state = self.process.GetState()
        if state in (lldb.eStateRunning, lldb.eStateStepping):
            raise Trouble("The process is running. Stop it first: process interrupt.")
        if state not in (lldb.eStateStopped, lldb.eStateSuspended, lldb.eStateCrashed):
            raise Trouble("There is no process that is stopped. Run the app, and stop it.")

    def evaluate(self, expression, language):
        """The value of an expression in the selected frame."""
        options = lldb.SBExpressionOptions()
        options.SetLanguage(
            {
                "objective-c++": lldb.eLanguageTypeObjC_plus_plus,
                "objective-c": lldb.eLanguageTypeObjC,
                "c++": lldb.eLanguageTypeC_plus_plus,
                "c": lldb.eLanguageTypeC,
            }[language]
        )
        options.SetIgnoreBreakpoints(True)
        options.SetUnwindOnError(True)
        options.SetSuppressPersistentResult(True)
        options.SetTimeoutInMicroSeconds(int(self.timeout * 1e6))
        frame = self.process.GetSelectedThread().GetSelectedFrame()
        if frame.IsValid():
            value = frame.EvaluateExpression(expression, options)
        else:
            value = self.target.EvaluateExpression(expression, options)
        error = value.GetError()
        if error.Fail():
            # It may have ended since: LLDB hears of that late.
            self.check_state()
            raise Trouble("The expression failed: %s" % (error.GetCString() or "no reason given").strip())
        return value

    def text(self, expression, language="objective-c++"):
        """The characters that an expression is: a C string, or an object that is a string."""
        value = self.evaluate(expression, language)
        kind = value.GetType().GetCanonicalType()
        if kind.IsArrayType():
            return bytes(value.GetData().uint8s).split(b"\0", 1)[0]
        address = value.GetValueAsUnsigned(0)
        if not address:
            return b""
        pointee = kind.GetPointeeType().GetCanonicalType().GetUnqualifiedType()
        if not kind.IsPointerType():
            raise Trouble("The expression is a %s, and no string." % kind.GetName())
        if pointee.GetName() != "char":
            wrapped = "(const char *)[(id)0x%x UTF8String]" % address
            address = self.evaluate(wrapped, "objective-c++").GetValueAsUnsigned(0)
        return self.string(address) if address else b""

    def string(self, address):
        """The bytes from an address up to a zero."""
        length = self.evaluate("(unsigned long)strlen((const char *)0x%x)" % address, "c++")
        count = length.GetValueAsUnsigned(0)
        if not count:
            return b""
        error = lldb.SBError()
        data = self.process.ReadMemory(address, count, error)
        if error.Fail():
            raise Trouble("The text could not be read from the process: %s" % error.GetCString())
        return bytes(data)


class ViewmendCommand:
    """The command, made once for each debugger."""

    def __init__(self, debugger, internal_dict):
        self.settings = new_settings()

    def get_short_help(self):
        return "What is wrong with the tap regions of the stopped app."

    def get_long_help(self):
        return HELP + settings_text(self.settings) + "\n"

    def __call__(self, debugger, command, exe_ctx, result):
        try:
            self.carry_out(debugger, command, result)
        except Trouble as trouble:
            result.SetError(str(trouble))

    def carry_out(self, debugger, command, result):
        name, arguments = parse(command)
        if name == "help":
            result.AppendMessage(self.get_long_help())
        elif name == "set":
            if arguments:
                result.AppendMessage(change_setting(self.settings, arguments))
            else:
                result.AppendMessage(settings_text(self.settings))
        elif name == "dump":
            self.dump(debugger, arguments, result)
        elif name == "apply":
            self.apply(debugger, arguments, result)
        else:
            process = self.stopped(debugger)
            self.ask([name] + arguments + ["-"], self.description(process), result)

    def stopped(self, debugger):
        return Process(debugger, float(self.settings["timeout"]))

    def description(self, process):
        """The text of the views on screen."""
        expression = self.settings["description"] or DESCRIPTION
        text = process.text(expression, self.settings["language"])
        if not text.strip():
            raise Trouble(
                "The expression describes no views. Is a window on screen? Else name an expression: "
                "viewmend set description EXPRESSION"
            )
        return text if text.endswith(b"\n") else text + b"\n"

    def dump(self, debugger, arguments, result):
        if len(arguments) > 1:
            raise Trouble("dump takes one file.")
        text = self.description(self.stopped(debugger))
        if arguments:
            write_file(arguments[0], text)
            result.AppendMessage("Written to %s." % arguments[0])
        else:
            result.AppendMessage(shown(text).rstrip("\n"))

    def ask(self, arguments, text, result):
        """Gives a text to the program, prints what it says, and returns its output."""
        program = find_program(self.settings["program"], os.environ)
        status, output, errors = run_program(program, arguments, text)
        if status not in (0, 1):
            raise Trouble(
                "%s\nviewmend %s ended with status %d." % (errors.strip(), arguments[0], status)
            )
        for part in (output, errors):
            if part.strip():
                result.AppendMessage(part.rstrip("\n"))
        if status == 1:
            result.AppendMessage("(status 1: there are findings)")
        return output

    def apply(self, debugger, arguments, result):
        arguments, is_sure = arguments_of_patch(arguments)
        process = self.stopped(debugger)
        text = self.description(process)
        program = find_program(self.settings["program"], os.environ)
        status, output, errors = run_program(program, arguments, text)
        if status not in (0, 1):
            raise Trouble("%s\nviewmend patch ended with status %d." % (errors.strip(), status))
        found = expressions(output)
        # Shown at once, not with the result: the question comes after it.
        print(output.rstrip("\n"))
        if errors.strip():
            print(errors.rstrip("\n"))
        if not found:
            return
        if not is_sure and not confirmed("Send these %d expressions to the app? [y/N] " % len(found)):
            result.AppendMessage("Nothing was changed.")
            return
        for number, expression in enumerate(found, 1):
            place = "%d of %d" % (number, len(found))
            try:
                answer = shown(process.text(expression))
            except Trouble as trouble:
                raise Trouble("%s: %s\nThe rest was not sent." % (place, trouble))
            if is_refusal(answer):
                raise Trouble("%s: %s\nThe rest was not sent." % (place, answer))
            result.AppendMessage("%s: %s" % (place, answer))


def confirmed(question):
    """Asks; anything but y and yes is no."""
    try:
        return input(question).strip().lower() in ("y", "yes")
    except (EOFError, OSError):
        raise Trouble("Nobody answered. Nothing was changed; --yes asks nobody.")


def __lldb_init_module(debugger, internal_dict):
    interpreter = debugger.GetCommandInterpreter()
    answer = lldb.SBCommandReturnObject()
    add = "command script add -c %s.ViewmendCommand viewmend" % __name__
    interpreter.HandleCommand(add, answer)
    if not answer.Succeeded():
        # It is there from an earlier import.
        interpreter.HandleCommand("command script delete viewmend", lldb.SBCommandReturnObject())
        interpreter.HandleCommand(add, answer)
    if answer.Succeeded():
        print("viewmend: the command is there; `viewmend help` says what it can do.")
    else:
        print("viewmend: the command could not be added: %s" % answer.GetError())
