#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The manual page: every command and every option of its help stands in it. Completions of shells know every
# command, too.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
cd "$work" || exit 1
page=$root/docs/assay.1

"$assay" help >help
sed -n 's/^  \([a-z-]*\) .*/\1/p' help | grep -v '^help$' >commands
ok "$([ "$(wc -l <commands)" -gt 10 ]; echo $?)" 'the help names the commands'
while read -r command; do
    awk -v head="^[.]Ss assay $command( |\$)" \
        '/^[.]S[sh]/ { inside = $0 ~ head } inside' "$page" >section
    "$assay" "$command" --help >usage
    is "$?" 0 "assay $command has a help"
    # An option stands in the page as ".It Fl -name" or within a line; a hyphen as it is.
    sed 's/assay run --[a-z]*//g' usage | grep -oE -e '--[a-z][a-z-]*' | sort -u | sed 's/^-//' |
        grep -vE '^-(help)$' >options
    while read -r option; do
        grep -qE "Fl $option( |\$)" section || echo "-$option"
    done <options >absent
    if [ ! -s section ]; then
        ok 1 "the page describes assay $command"
    else
        is "$(tr '\n' ' ' <absent)" '' "the page describes assay $command and its options"
    fi
done <commands

sh "$root/tools/completion.sh" "$assay" "$work/completions"
for file in assay.bash _assay assay.fish; do
    while read -r command; do
        grep -qw -e "$command" "completions/$file" || echo "$command"
    done <commands >absent
    is "$(tr '\n' ' ' <absent)" '' "$file has every command"
done

if command -v mandoc >/dev/null; then
    mandoc -Tlint -Wstyle "$page" 2>&1 | grep -v 'outdated mandoc.db' >found
    is "$(cat found)" '' 'mandoc finds nothing wrong with the page'
else
    ok 0 'mandoc on the page # SKIP there is no mandoc'
fi
if command -v man >/dev/null; then
    is "$(man --warnings -l "$page" 2>&1 >/dev/null)" '' 'man formats the page without a warning'
else
    ok 0 'man on the page # SKIP there is no man'
fi
finish
