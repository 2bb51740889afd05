# bash completion of draw-it 1.2
_draw_it_offer() {
  local word
  for word in "$@"; do
    if [[ $word == "$part"* ]]; then COMPREPLY+=("$head$word"); fi
  done
}

_draw_it_paths() {
  local path
  compopt -o filenames 2> /dev/null
  while IFS= read -r path; do COMPREPLY+=("$head$path"); done < <(compgen "$1" -- "$part")
  # What is quoted is left to readline.
  if [[ ${#COMPREPLY[@]} -eq 0 ]]; then compopt -o default 2> /dev/null; fi
}

_draw_it_list() {
  if [[ $part == *,* ]]; then
    head=$head${part%,*},
    part=${part##*,}
  fi
  compopt -o nospace 2> /dev/null
  _draw_it_offer "$@"
}

_draw_it_reports() {
  if [[ $part == *=* ]]; then
    head=$head${part%%=*}=
    part=${part#*=}
    _draw_it_paths -f
  else
    compopt -o nospace 2> /dev/null
    _draw_it_offer "$@"
  fi
}

_draw_it_takes_value() {
  case $1 in
    'look --format' | \
      'look --rules' | \
      'look -o' | \
      'look --output' | \
      'look --into' | \
      'look --say' | \
      'look --depth' | \
      'look --when') return 0 ;;
  esac
  return 1
}

_draw_it_value() {
  case $1 in
    'look --format')
      _draw_it_reports text json ;;
    'look --rules')
      _draw_it_list 'it'\''s-odd' 'a:b' plain ;;
    'look -o' | \
      'look --output')
      _draw_it_paths -f ;;
    'look --into')
      _draw_it_paths -d ;;
    'look --when')
      _draw_it_offer now never ;;
  esac
}

_draw_it_argument() {
  case $1 in
    'look 0')
      _draw_it_offer 'a b' c ;;
    'look '*)
      _draw_it_paths -f ;;
    'help 0')
      _draw_it_offer look list help ;;
  esac
}

_draw_it() {
  local line=${COMP_LINE:0:COMP_POINT} words=("${COMP_WORDS[0]}") current rest word mark i
  COMPREPLY=()
  line=${line#*"${COMP_WORDS[0]}"}
  for ((i = 1; i <= COMP_CWORD; i++)); do
    rest=${line#"${line%%[![:blank:]]*}"}
    word=${COMP_WORDS[i]}
    if ((i == COMP_CWORD)); then word=$rest; fi
    if [[ $rest != "$line" ]]; then
      words+=("$word")
    else
      words[${#words[@]} - 1]+=$word
    fi
    line=${rest#"$word"}
  done
  current=${words[${#words[@]} - 1]}
  unset "words[${#words[@]} - 1]"
  local command=${words[1]-} option= ended= count=0 head= part=$current
  if [[ ${#words[@]} -eq 1 ]]; then
    if [[ $current == -* ]]; then
      _draw_it_offer -h --help --version
    else
      _draw_it_offer look list help
    fi
    return
  fi
  for word in "${words[@]:2}"; do
    if [[ $option ]]; then option=
    elif [[ $ended ]]; then ((count++))
    elif [[ $word == -- ]]; then ended=1
    elif [[ $word == -?* ]]; then
      if _draw_it_takes_value "$command $word"; then option=$word; fi
    else ((count++))
    fi
  done
  if [[ $option ]]; then
    _draw_it_value "$command $option"
  elif [[ -z $ended && $current == --*=* ]]; then
    head=${current%%=*}=
    part=${current#*=}
    _draw_it_value "$command ${current%%=*}"
  elif [[ -z $ended && $current == -* ]]; then
    case $command in
      look) _draw_it_offer --format --rules -o --output --into --say --depth --when -q --quiet -h --help --version ;;
      list) _draw_it_offer -q --quiet -h --help --version ;;
      help) _draw_it_offer -h --help --version ;;
    esac
  else
    _draw_it_argument "$command $count"
  fi
  head=
  for mark in = :; do
    if [[ $COMP_WORDBREAKS == *"$mark"* && $current == *"$mark"* ]]; then
      rest=${current%"${current##*"$mark"}"}
      if [[ ${#rest} -gt ${#head} ]]; then head=$rest; fi
    fi
  done
  for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${COMPREPLY[i]#"$head"}; done
}

complete -F _draw_it draw-it
