#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/lint.sh [STEP]...
#
# Checks what needs no JVM: format (clang-format, .editorconfig), scripts (shellcheck), cppcheck,
# house (tests/house.t and tests/agents.t: names, citations, includes, titles, language). Without a
# STEP, all of them. Prints what is wrong, and fails if anything is. A tool that is not installed
# fails its step: sh tools/setup.sh --check installs them.
set -u
cd "$(dirname "$0")/.." || exit 2
status=0

report() { # STEP OUTCOME
    if [ "$2" -eq 0 ]; then
        echo "$1: ok"
    else
        echo "$1: FAILED"
        status=1
    fi
}

sources() {
    git ls-files '*.c' '*.h'
}

scripts() {
    git ls-files '*.sh' '*.t'
}

# Its versions disagree about details: that of Debian 12 decides.
format_version=14

check_format() {
    wrong=0
    case $(clang-format --version) in
    *"version $format_version."*)
        sources | xargs -n 200 -P 2 clang-format --dry-run -Werror ||
            { wrong=1; echo 'format: to lay a file out, run: clang-format -i FILE'; }
        ;;
    *) echo "format: not compared, since clang-format has another version than $format_version" ;;
    esac
    git ls-files '*.c' '*.h' '*.java' '*.sh' '*.t' '*.awk' '*.md' Makefile .ci |
        xargs grep -nHE '[[:blank:]]+$' && wrong=1
    git ls-files '*.c' '*.h' '*.java' | xargs grep -nH "$(printf '\t')" && wrong=1
    # Counted by grep, which takes what follows the last newline for a line, and by wc, which does not.
    git ls-files agents runner explore remote javasrc reports tools tests docs suites spec |
        xargs sh -c 'grep -cH "" "$@"; wc -l "$@"' sh | awk '
            /:[0-9]+$/ { file = $0; sub(/:[0-9]*$/, "", file); sub(/.*:/, ""); lines[file] = $0; next }
            $2 in lines && $1 != lines[$2] { print $2 ": no newline at the end" }' | grep . && wrong=1
    return "$wrong"
}

check_scripts() {
    scripts | xargs shellcheck -S warning
}

# json_array_foreach and json_object_foreach are loops of jansson. With PART=I/N the I-th of
# N parts of the files, from 0 on.
check_cppcheck() {
    set --
    for module in agents/support/*/; do
        set -- "$@" "-I$module"
    done
    git ls-files 'runner/*.c' 'explore/*.c' 'remote/*.c' 'agents/*.c' 'suites/experiments/*.c' |
        awk -v part="${PART:-0/1}" 'BEGIN { split(part, of, "/") } NR % of[2] == of[1]' |
        cppcheck --quiet --std=c11 --language=c --enable=warning,portability --inline-suppr \
            --error-exitcode=1 -j 2 --suppressions-list=tools/cppcheck.txt \
            -D__linux__ '-Djson_array_foreach(a,i,v)=while(next(a,&i,&v))' \
            '-Djson_object_foreach(o,k,v)=while(next(o,&k,&v))' \
            "$@" -Isuites/experiments -Irunner -Iremote --file-list=-
}

check_house() {
    prove -Q tests/house.t tests/agents.t || {
        sh tests/house.t | grep -E '^(not ok|#)'
        sh tests/agents.t | grep -E '^(not ok|#)'
        return 1
    }
}

[ $# -gt 0 ] || set -- format scripts cppcheck house
for step in "$@"; do
    case $step in
    format | scripts | cppcheck | house)
        "check_$step"
        report "$step" $?
        ;;
    *)
        echo "lint: there is no step '$step'; the steps are format, scripts, cppcheck and house" >&2
        exit 2
        ;;
    esac
done
exit "$status"
