#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/rename-test.sh OLD NEW [OLD NEW]...
#
# Renames tests: the agent, its expected file, every mention of the id in lists, tests and
# documentation, and a line in suites/renamed.txt, by which older results stay comparable.
set -eu
cd "$(dirname "$0")/.."
list=suites/renamed.txt

fail() {
    printf 'rename-test: %s\n' "$1" >&2
    exit 2
}

[ $# -gt 0 ] && [ $(($# % 2)) -eq 0 ] || fail 'give pairs: OLD NEW'
script=$(mktemp)
trap 'rm -f "$script"' EXIT
while [ $# -gt 0 ]; do
    old=$1
    new=$2
    shift 2
    [ -e "agents/$old.c" ] || fail "there is no test '$old'"
    [ ! -e "agents/$new.c" ] || fail "'$new' is there already"
    mkdir -p "agents/${new%/*}" "expected/${new%/*}"
    git mv "agents/$old.c" "agents/$new.c"
    git mv "expected/$old.txt" "expected/$new.txt"
    # Each id that the test has had leads to its last one.
    if [ -e "$list" ]; then
        sed -i "s|^\([^ ]*\) $old\$|\1 $new|; \|^$new \([^ ]*\)\$|d" "$list"
    fi
    printf '%s %s\n' "$old" "$new" >>"$list"
    printf 's#\\(^\\|[^A-Za-z0-9_/-]\\)%s\\($\\|[^A-Za-z0-9_-]\\)#\\1%s\\2#g\n' "$old" "$new" >>"$script"
done
git ls-files suites tests docs runner tools README.md | grep -v '^suites/renamed\.txt$' |
    xargs sed -i -f "$script"
{
    grep '^#' "$list" || true
    grep -v '^#' "$list" | LC_ALL=C sort
} >"$list.tmp"
mv "$list.tmp" "$list"
