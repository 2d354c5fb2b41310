#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# What is made of recorded results: assay compare, assay matrix.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home

# result VM SPEC INTERRUPTED ID VERDICT [LINE]...: a document with these results.
result() {
    printf '{"schema": 1, "specification": %s, "interrupted": %s,\n' "$2" "$3"
    printf ' "vm": {"name": "%s", "version": "1", "configuration": null}, "results": [\n' "$1"
    shift 3
    separator=
    while [ $# -gt 0 ]; do
        printf '%s{"id": "%s", "verdict": "%s", "reason": null, "known": null,\n' \
            "$separator" "$1" "${2%%/*}"
        printf '  "comparison": [{"kind": "extra", "text": "%s"}]}' "$2"
        separator=,
        shift 2
    done
    echo ']}'
}

cd "$work" || exit 1
for input in . /dev/null absent; do
    "$assay" compare "$input" "$input" >out 2>err
    is "$? $(wc -l <err | tr -d ' ') $(grep -c -e '-1' err)" '2 1 0' "not a result ($input): one message, with a line that exists or none"
done
result Before 17 false a/F/worse PASS a/F/better FAIL a/F/gone PASS a/F/same PASS \
    a/F/other FAIL/one a/F/lost PASS >before.json
result After 17 false a/F/worse CRASH a/F/better PASS a/F/new PASS a/F/same PASS \
    a/F/other FAIL/two a/F/lost NA >after.json

result Before 17 false a/F/known KNOWN >known.json
result After 17 false a/F/known WEAK >weak.json
"$assay" compare known.json weak.json >out 2>&1
contains out '1 failing in another way, 0 better' 'what is recorded no more is not better for that'
"$assay" compare before.json after.json >out 2>&1
is $? 1 'a regression is a deviation'
contains out 'a/F/worse  PASS -> CRASH' 'what became worse is named'
contains out 'a/F/better  FAIL -> PASS' 'what became better is named'
contains out 'a/F/new  - -> PASS' 'what is new is named'
contains out 'a/F/gone  PASS -> -' 'what is gone is named'
contains out 'a/F/other  FAIL -> FAIL' 'another wrong answer is reported'
contains out 'a/F/lost  PASS -> NA' 'a test that applies no more is worse'
lacks out 'a/F/same ' 'what is the same is not named'
contains out '2 worse, 1 failing in another way, 1 better, 1 new, 1 gone, 1 the same.' 'the sums'

"$assay" compare --json before.json after.json >out.json 2>/dev/null
is $? 1 'the same status with --json'
contains out.json '"change": "different"' 'the JSON names the change'

"$assay" compare before.json before.json >out 2>&1
is $? 0 'nothing differs from itself'

result After 21 false a/F/worse NA a/F/better FAIL a/F/gone PASS a/F/same PASS \
    a/F/other FAIL/one a/F/lost PASS >newer.json
"$assay" compare before.json newer.json >out 2>&1
is $? 0 'a test that a newer specification does not have is gone, not worse'

result After 17 true a/F/worse PASS >part.json
"$assay" compare before.json part.json >out 2>&1
is $? 2 'an interrupted run cannot vouch'
contains out 'was interrupted' 'and that is said'

# What is expected may move in its file, or get another rule, and the JVM deviates as before.
result After 17 false a/F/worse PASS a/F/better FAIL a/F/gone PASS a/F/same PASS \
    a/F/other FAIL/one a/F/lost PASS |
    sed 's/"text"/"line": 7, "rules": ["a.b"], "text"/' >moved.json
"$assay" compare before.json moved.json >out 2>&1
is $? 0 'a line that moved in its file is the same'

result Before 17 false a/F/torn ERROR >error.json
result After 17 false a/F/torn ERROR a/F/torn CRASH >torn.json
"$assay" compare error.json torn.json >out 2>&1
is $? 1 'a repeat that could not be made hides no crash'
contains out 'a/F/torn  ERROR -> CRASH' 'and the crash is reported'
"$assay" compare torn.json error.json >out 2>&1
is $? 1 'that nothing is known any more is worse'
"$assay" compare error.json error.json >out 2>&1
is $? 0 'and what is not known is the same'

echo '{' >broken.json
"$assay" compare before.json broken.json >out 2>&1
is $? 2 'a broken document is an error'
contains out 'broken.json' 'that names the file'
echo '{"schema": 7}' >strange.json
"$assay" matrix strange.json >out 2>&1
is $? 2 'a document of another kind is an error'
"$assay" compare before.json >out 2>&1
is $? 2 'one document is not enough'

"$assay" compare --markdown comment.md before.json after.json >out 2>&1
is $? 1 'the same status with --markdown'
contains out '2 worse' 'and the text beside it'
contains comment.md '### JVM TI conformance: 3 tests became worse' 'the comment has a headline'
contains comment.md '- `a/F/worse` PASS → **CRASH**' 'and names the tests'
contains comment.md '  + FAIL/two' 'with the lines that differ'
contains comment.md '<summary>Gone: 1</summary>' 'and the rest to open'
"$assay" compare --markdown - before.json after.json >out 2>/dev/null
is "$(cmp out comment.md && echo same)" same 'the comment on standard output has it for itself'
result Before 17 false a/F/hostile PASS >tame.json
result 'After|<b>' 17 false a/F/hostile 'FAIL/```<script>alert(1)</script>' >hostile.json
"$assay" compare --markdown hostile.md tame.json hostile.json >/dev/null 2>&1
contains hostile.md '  ````diff' 'the fence is longer than what a JVM said'
contains hostile.md '`After/<b> 1`' 'and its name is code'
many=
for number in $(seq 1 1500); do
    many="$many a/F/with-a-name-of-some-length-$number PASS"
done
# shellcheck disable=SC2086
result Before 17 false $many >many-before.json
sed 's/"PASS"/"FAIL"/g' many-before.json >many-after.json
"$assay" compare --markdown long.md many-before.json many-after.json >/dev/null 2>&1
ok "$([ "$(wc -c <long.md)" -lt 65536 ]; echo $?)" 'a comment is never too long'
contains long.md ' more' 'and says how much it leaves out'
"$assay" compare --markdown absent/x.md before.json after.json >out 2>&1
is $? 2 'a comment that cannot be written is an error'

result Before 17 false 'a/\u001b[2J' PASS >strange-id.json
"$assay" matrix --all strange-id.json >out 2>&1
contains out 'a/\x1b[2J' 'an id is text in a matrix, whatever it is'

"$assay" matrix before.json after.json >out 2>&1
is $? 0 'a matrix of two runs'
contains out 'A   Before 1' 'names the JVMs'
is "$(grep -c '^a/F/' out)" 2 'shows the tests that differ where they apply'
contains out '2 of 7 tests differ' 'and how many'
sed 's/"version": "1"/&, "foreign": "s390x"/' before.json >port.json
"$assay" matrix before.json port.json >out 2>&1
contains out 'Before 1 s390x' 'a port is named apart from the build of the runner'
"$assay" matrix --all before.json after.json >out 2>&1
is "$(grep -c '^a/F/' out)" 7 'and all on request'

# What was renamed between two runs is the same test.
printf '# OLD NEW\na/F/worse a/F/poorer\na/F/parts b/G/parts\n' >suites/renamed.txt
result Before 17 false a/F/worse PASS a/F/parts:one PASS a/F/parts:two FAIL >named.json
result After 17 false a/F/poorer CRASH b/G/parts:one PASS b/G/parts:two PASS >renamed.json
"$assay" compare named.json renamed.json >out 2>&1
is $? 1 'a renamed test is compared'
contains out 'a/F/poorer  PASS -> CRASH' 'by the id that it has now'
contains out 'b/G/parts:two  FAIL -> PASS' 'and its cases'
contains out '1 worse, 0 failing in another way, 1 better, 0 new, 0 gone, 1 the same.' \
    'and nothing is new or gone'
"$assay" matrix --all named.json renamed.json >out 2>&1
is "$(grep -c '^[ab]/' out)" 3 'a matrix has one line for both ids'
"$assay" report --html page.html named.json renamed.json >out 2>&1
is $? 0 'a page of both ids'
lacks page.html 'a/F/worse' 'shows the id that the test has now'
echo 'a/F/worse' >suites/renamed.txt
"$assay" compare named.json renamed.json >out 2>&1
is $? 2 'a line without a new id is an error'
contains out 'suites/renamed.txt:1: a line is' 'that names the line'

rm suites/renamed.txt

# Two JVMs: who deviates where, by cause and by function.
vm() {
    printf '{"schema": 1, "specification": 21, "interrupted": false,\n'
    printf ' "vm": {"name": "%s", "version": "1", "onload_capabilities": ["%s", "can_both"]},\n' "$1" "$2"
    printf ' "results": [%s]}\n' "$3"
}
one() {
    printf '{"id": "%s", "verdict": "%s", "reason": null, "known": %s,\n' "$1" "$2" "${3:-null}"
    printf ' "comparison": [{"kind": "missing", "text": "a line"}]}'
}
vm First can_first "$(one a/F/x PASS), $(one a/F/y PASS), $(one a/G/x FAIL), $(one a/H/x WEAK), \
    $(one a/I/x KNOWN '"left"'), $(one a/J/x PASS)" >first.json
vm Second can_second "$(one a/F/x FAIL), $(one a/F/y KNOWN '"no-such-cause, other-cause"'), $(one a/G/x NA), \
    $(one a/H/x PASS), $(one a/I/x FAIL), $(one a/J/x KNOWN '"no-such-cause"')" >second.json
"$assay" compare --vms first.json second.json >out 2>&1
is $? 0 '--vms: exit status 0'
contains out '| obligations | 0 | 3 |' '--vms: who alone breaks obligations is counted'
contains out '| recommendations | 1 | 0 |' '--vms: and who alone does not follow recommendations'
contains out '| a/F | | `no-such-cause`, `other-cause`, 1 without a cause |' '--vms: the table has the function'
contains out '- `no-such-cause`, 2 tests of a/F, a/J.' '--vms: a cause is named once, with its functions'
contains out '- `other-cause`, 1 test of a/F.' '--vms: and each of the causes of a test'
contains out '| a/I | `left` | 1 without a cause |' '--vms: what both do wrong has the causes of both'
contains out '- **B** `a/F/x` FAIL' '--vms: what has no cause is named'
contains out '  - a line' '--vms: with its lines'
contains out '- capabilities of **A** alone: `can_first`' '--vms: capabilities of one alone are named'
lacks out 'a/G' '--vms: what does not apply to one is no difference'
lacks out 'a/I/x' '--vms: nor what both do wrong'
"$assay" compare --vms --json first.json second.json >out 2>&1
is $? 2 '--vms: makes no other report'
finish
