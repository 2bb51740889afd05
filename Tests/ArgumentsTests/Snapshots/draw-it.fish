# fish completion of draw-it 1.2

function __draw_it_no_command
    set -l words (commandline -opc)
    test (count $words) -eq 1
end

function __draw_it_command
    set -l words (commandline -opc)
    set -q words[2]
    and contains -- $words[2] $argv
end

# What is typed of a value, without the option before it.
function __draw_it_typed
    commandline -ct | string replace -r -- '^--?[^=]*=' ''
end

function __draw_it_values_1
    set -l typed (__draw_it_typed)
    if string match -q -- '*=*' "$typed"
        set -l kind (string replace -r -- '=.*' '=' $typed)
        for path in (__fish_complete_path (string replace -r -- '^[^=]*=' '' $typed))
            echo $kind$path
        end
        return
    end
    printf '%s\t%s\n' \
        'text' '' \
        'json' '' \
        'text=' '' \
        'json=' ''
end

function __draw_it_values_2
    set -l before (__draw_it_typed | string match -r -- '.*,')
    or set before ''
    printf '%s\t%s\n' \
        $before'it\'s-odd' 'It\'s odd: [very] odd' \
        $before'a:b' 'Between: the two' \
        $before'plain' ''
end

function __draw_it_values_3
    printf '%s\t%s\n' \
        'now' '' \
        'never' ''
end

function __draw_it_values_4
    printf '%s\t%s\n' \
        'a b' 'It\'s [two]: words' \
        'c' ''
end

function __draw_it_commands
    printf '%s\t%s\n' \
        'look' 'Look at Ann\'s drawings: [all] of "them"' \
        'list' 'List them' \
        'help' 'Show the help of the program or of a command'
end

complete -c 'draw-it' -f
complete -c 'draw-it' -n __draw_it_no_command -a '(__draw_it_commands)'
complete -c 'draw-it' -n __draw_it_no_command -s 'h' -l 'help' -d 'Show this help'
complete -c 'draw-it' -n __draw_it_no_command -l 'version' -d 'Show the version'
complete -c 'draw-it' -n '__draw_it_command \'look\'' -l 'format' -r -f -a '(__draw_it_values_1)' -d 'Report in Ann\'s [own] way: as $HOME, `id`, "x" or \\n'
complete -c 'draw-it' -n '__draw_it_command \'look\'' -l 'rules' -r -f -a '(__draw_it_values_2)' -d 'Only these'
complete -c 'draw-it' -n '__draw_it_command \'look\'' -s 'o' -l 'output' -r -F -d 'Write there'
complete -c 'draw-it' -n '__draw_it_command \'look\'' -l 'into' -r -f -a '(__fish_complete_directories)'
complete -c 'draw-it' -n '__draw_it_command \'look\'' -l 'say' -r -f -d 'Anything: 100% your\'s'
complete -c 'draw-it' -n '__draw_it_command \'look\'' -l 'depth' -r -f -d 'How deep'
complete -c 'draw-it' -n '__draw_it_command \'look\'' -l 'when' -r -f -a '(__draw_it_values_3)' -d 'When'
complete -c 'draw-it' -n '__draw_it_command \'look\' \'list\'' -s 'q' -l 'quiet' -d 'Say less'
complete -c 'draw-it' -n '__draw_it_command \'look\' \'list\' \'help\'' -s 'h' -l 'help' -d 'Show this help'
complete -c 'draw-it' -n '__draw_it_command \'look\' \'list\' \'help\'' -l 'version' -d 'Show the version'
complete -c 'draw-it' -n '__draw_it_command \'look\'' -f -a '(__draw_it_values_4)'
complete -c 'draw-it' -n '__draw_it_command \'look\'' -F
complete -c 'draw-it' -n '__draw_it_command \'help\'' -f -a '(__draw_it_commands)'
