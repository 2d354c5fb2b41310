#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/completion.sh ASSAY OUT
#
# Writes completions for bash, zsh and fish into the directory OUT, made from the help texts of the
# program ASSAY: its commands, the options of each, and the names of tests where a command takes
# them.
set -eu
[ $# -eq 2 ] || {
    sed -n 's/^# usage: /usage: /p' "$0" >&2
    exit 2
}
assay=$1
out=$2
mkdir -p "$out"
tab=$(printf '\t')

# Lines "command TAB option TAB argument TAB help", after "command TAB - TAB - TAB purpose".
facts() {
    "$assay" help | sed -n "s/^  \([a-z][a-z-]*\)  *\(.*\)/\1$tab\2/p" | while IFS=$tab read -r command purpose; do
        printf '%s\t-\t-\t%s\n' "$command" "$purpose"
        [ "$command" != help ] || continue
        "$assay" help "$command" | awk -v command="$command" -v tests=0 '
            /^Usage:/, /^$/ { tests = tests || /TEST/ }
            function put() {
                if (option != "")
                    printf "%s\t%s\t%s\t%s\n", command, option, argument, text == "" ? option : text
                option = ""
            }
            match($0, /^  (    )?(-[A-Za-z], +)?--[a-z-]+/) {
                put()
                text = substr($0, RSTART + RLENGTH)
                option = substr($0, RSTART, RLENGTH)
                sub(/.*--/, "--", option)
                argument = "-"
                if (match(text, /^ [^ ]+/)) {
                    argument = substr(text, 2, RLENGTH - 1)
                    text = substr(text, RLENGTH + 1)
                }
                sub(/^ +/, "", text)
                next
            }
            option != "" && text == "" { text = $0; sub(/^ +/, "", text) }
            END { put(); if (tests) printf "%s\tTEST\t-\t-\n", command }'
    done
}
facts >"$out/facts"

awk -F '\t' '
    $2 == "-" { commands = commands " " $1; next }
    $2 == "TEST" { tests = tests (tests == "" ? "" : "|") $1; next }
    { options[$1] = options[$1] " " $2 }
    $3 ~ /DIR/ { directory[$2] = 1 }
    $3 ~ /FILE/ { file[$2] = 1 }
    END {
        for (option in directory)
            directories = directories (directories == "" ? "" : "|") option
        for (option in file)
            if (!(option in directory))
                files = files (files == "" ? "" : "|") option
        print "# bash completion for assay"
        print "_assay()"
        print "{"
        print "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} words="
        print "    COMPREPLY=()"
        print "    if [ \"$COMP_CWORD\" -eq 1 ] || [ \"$command\" = help ]; then"
        printf "        mapfile -t COMPREPLY < <(compgen -W \"%s\" -- \"$word\")\n", substr(commands, 2)
        print "        return"
        print "    fi"
        print "    case $before in"
        print "    " directories ")"
        print "        mapfile -t COMPREPLY < <(compgen -d -- \"$word\")"
        print "        return ;;"
        print "    " files ")"
        print "        mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"
        print "        return ;;"
        print "    esac"
        print "    case $command in"
        for (command in options)
            printf "    %s) words=\"%s\" ;;\n", command, substr(options[command], 2) | "sort"
        close("sort")
        print "    esac"
        print "    case $word in"
        print "    -*) mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\") ;;"
        print "    *)"
        print "        case $command in"
        print "        " tests ") mapfile -t COMPREPLY < <(compgen -W \"$(assay list 2>/dev/null)\" -- \"$word\") ;;"
        print "        *) mapfile -t COMPREPLY < <(compgen -f -- \"$word\") ;;"
        print "        esac ;;"
        print "    esac"
        print "}"
        print "complete -F _assay assay"
    }' "$out/facts" >"$out/assay.bash"

awk -F '\t' '
    function quoted(text) {
        gsub(/\047/, "\047\\\047\047", text)
        gsub(/[]:[]/, "\\\\&", text)
        return text
    }
    $2 == "-" { commands = commands "        \047" $1 ":" quoted($4) "\047\n"; next }
    $2 == "TEST" { tests[$1] = 1; next }
    {
        after = $3 == "-" ? "" : ":" $3 ":" ($3 ~ /FILE/ ? "_files" : $3 ~ /DIR/ ? "_directories" : "")
        options[$1] = options[$1] " \\\n            \047*" $2 "[" quoted($4) "]" after "\047"
    }
    END {
        print "#compdef assay"
        print "_assay_tests() { compadd -- ${(f)\"$(assay list 2>/dev/null)\"} }"
        print "_assay() {"
        print "    local -a commands=("
        printf "%s    )\n", commands
        print "    if (( CURRENT == 2 )); then"
        print "        _describe command commands"
        print "        return"
        print "    fi"
        print "    local command=$words[2]"
        print "    shift words"
        print "    (( CURRENT-- ))"
        print "    case $command in"
        for (command in options)
            printf "    %s) _arguments%s \\\n            \047*:argument:%s\047 ;;\n", command, options[command],
                command in tests ? "_assay_tests" : "_files"
        print "    help) _describe command commands ;;"
        print "    esac"
        print "}"
        print "_assay \"$@\""
    }' "$out/facts" >"$out/_assay"

awk -F '\t' '
    function quoted(text) {
        gsub(/\\/, "\\\\", text)
        gsub(/\047/, "\\\047", text)
        return "\047" text "\047"
    }
    $2 == "-" {
        printf "complete -c assay -f -n __fish_use_subcommand -a %s -d %s\n", $1, quoted($4)
        next
    }
    $2 == "TEST" {
        printf "complete -c assay -f -n \"__fish_seen_subcommand_from %s\" -a \"(assay list 2>/dev/null)\"\n", $1
        next
    }
    {
        printf "complete -c assay -n \"__fish_seen_subcommand_from %s\" -l %s%s -d %s\n", $1, substr($2, 3),
            $3 == "-" ? "" : $3 ~ /FILE|DIR/ ? " -r -F" : " -x", quoted($4)
    }' "$out/facts" >"$out/assay.fish"
rm "$out/facts"
