#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The manual page and the completions of shells are made from the help of the commands: each command and
# each option is in them.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
cd "$work" || exit 1

(cd "$root" && sh tools/manual-page.sh "$assay") >assay.1
is "$?" 0 'the page can be made'
is "$(grep -c '^[.]\\"' assay.1)" 1 'no line of the source is left but the license'
"$assay" help >help
sed -n 's/^  \([a-z-]*\) .*/\1/p' help | grep -v '^help$' >commands
ok "$([ "$(wc -l <commands)" -gt 10 ]; echo $?)" 'the help names the commands'
while read -r command; do
    awk -v head=".Ss assay $command" '/^[.]S[sh]/ { inside = $0 == head } inside' assay.1 >section
    "$assay" "$command" --help >usage
    is "$?" 0 "assay $command has a help"
    sed -n 's/^  \(    \)\{0,1\}\(-[A-Za-z], *\)\{0,1\}--\([a-z-]*\).*/\3/p' usage | grep -v '^help$' >options
    sed -n 's/^[.]It Fl \(. , Fl \)\{0,1\}-\([a-z-]*\).*/\2/p' section >described
    is "$(cat described)" "$(cat options)" "the page has the options of assay $command"
    # Not a word of the help is lost.
    sed 's/^Usage: //' usage | grep -v -e '-h, --help' | tr -s ' ' '\n' | grep -E '^[a-z]+$' >words
    tr -s ' ' '\n' <section | grep -E '^[a-z]+$' >kept
    is "$(grep -vxF -f kept words)" '' "and the words of its help"
done <commands

sh "$root/tools/completion.sh" "$assay" "$work/completions"
for file in assay.bash _assay assay.fish; do
    while read -r command; do
        grep -qw -e "$command" "completions/$file" || echo "$command"
    done <commands >absent
    is "$(tr '\n' ' ' <absent)" '' "$file has every command"
done

if command -v mandoc >/dev/null; then
    mandoc -Tlint -Wstyle assay.1 2>&1 | grep -v 'outdated mandoc.db' >found
    is "$(cat found)" '' 'mandoc finds nothing wrong with the page'
else
    ok 0 'mandoc on the page # SKIP there is no mandoc'
fi
if command -v man >/dev/null; then
    is "$(man --warnings -l assay.1 2>&1 >/dev/null)" '' 'man formats the page without a warning'
else
    ok 0 'man on the page # SKIP there is no man'
fi
finish
