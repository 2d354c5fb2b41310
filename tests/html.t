#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The HTML page: that it is one file in which nothing of a JVM is markup, and, in a browser,
# that it loads, filters, opens cells and obeys the keyboard.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
cd "$work" || exit 1

# ---- The file ----

fake_jdk good <<'END'
answer
END
fake_jdk bad <<'END'
echo '<img src=x onerror=alert(1)></script><script>document.title = "taken"</script>'
printf '\033[31m\342\200\256 gnitirw\n'
printf '# agent\nanswer: </script><script>alert(1)</script>\n# probe\n' >&3
END
run --jdk "$work/good" --jdk "$work/bad" --html pages/run.html
is "$status" 1 'a run with a page has the status of the run'
ok "$([ -s pages/run.html ]; echo $?)" 'and writes the page, with the directory'
is "$(grep -c '</script' pages/run.html)" 2 'the page has two scripts, and none of a JVM'
lacks pages/run.html '<img' 'what a JVM printed is not in it as markup'
is "$(grep -Eco '(src|href)="?(http|//)' pages/run.html)" 0 'the page loads nothing'
contains pages/run.html "script-src 'sha256-" 'and may run its own script alone'
is "$(grep -c '{{' pages/run.html)" 0 'no part of the template is left'

"$assay" report --html from-json.html json/*.json >out 2>&1
is $? 0 'a page of recorded results'
# The order of the files is that of their names.
"$assay" matrix --html matrix.html json/*.json >out 2>&1
is "$(cmp from-json.html matrix.html >&2 && echo same)" same 'assay matrix makes the same'
"$assay" report --html - json/*.json >stdout.html 2>err
is "$(cmp from-json.html stdout.html >&2 && echo same)" same 'and so on standard output'
run --jdk "$work/good" --html -
contains out '<!DOCTYPE html>' 'a run writes its page to standard output'
lacks out 'tests pass' 'which the page has for itself'

run --jdk "$work/good" --html '{vm}.html'
is "$status" 2 'there is no page for each JVM'
run --jdk "$work/good" --html out/page.html
is "$status" 2 'a page that cannot be written is an error'
contains err out/page.html "that names it"
run --jdk "$work/good"
"$assay" report --html x.html missing.json >out 2>&1
is $? 2 'results that are missing are an error'
ok "$([ ! -e x.html ]; echo $?)" 'without results there is no page'
"$assay" report json/*.json >out 2>&1
is $? 2 'a report needs a file'
rm reports
mkdir reports
cp "$root/reports/report.html" "$root/reports/report.css" reports
"$assay" report --html x.html json/*.json >out 2>&1
is $? 2 'a template that is missing is an error'
contains out 'report.js' 'that names it'
rm -r reports
ln -s "$root/reports" reports

# ---- In a browser ----

browser=$(command -v chromium || command -v chromium-headless-shell || command -v google-chrome ||
    true)
if [ -z "$browser" ]; then
    ok 0 'the page in a browser # SKIP there is no chromium'
    finish
    exit
fi
# shellcheck disable=SC2046
"${CC:-cc}" -std=c11 -D_GNU_SOURCE -Wall -Wextra -o drive "$root/tests/browser/drive.c" \
    $(pkg-config --cflags --libs jansson) || { echo 'Bail out! drive.c does not compile'; exit 1; }
sandbox=
[ "$(id -u)" -ne 0 ] || sandbox=--no-sandbox

browse() {
    HOME=$work/tmp ./drive "$browser" --headless=new $sandbox --disable-gpu \
        --disable-dev-shm-usage --remote-debugging-pipe --user-data-dir="$work/profile" \
        --no-first-run --disable-extensions --disable-background-networking
}

# drive: obeys standard input; one line for each answer in the file answers.
drive() {
    browse >answers 2>drive-err
    ok $? "the browser runs the script: $1"
    sed 's/^/# /' drive-err
}

# Line N of the answers.
answer() {
    sed -n "$1p" answers
}

# In many containers it has no right to its sandbox and does not start: not our page's fault.
if ! echo errors | browse >answers 2>drive-err; then
    sandbox=--no-sandbox
    if ! echo errors | browse >answers 2>drive-err; then
        ok 0 "the page in a browser # SKIP $browser does not start here: $(head -n 1 drive-err)"
        finish
        exit
    fi
fi

drive 'hostile output' <<END
with $root/tests/browser/page.js
size 1000 800
open $work/from-json.html
eval document.title
eval all('script').length
eval all('img').length
open $work/from-json.html#matrix
eval textOf('matrix-count')
key Tab
eval document.activeElement.textContent
eval (byId('grid').focus(), 'focused')
key ArrowDown
key ArrowDown
key ArrowRight
eval activeCell().getAttribute('aria-label')
key Enter
eval byId('cell').open
eval textOf('cell-title')
eval lines()
eval printed('<img src=x onerror=alert(1)>')
eval printed('\\\\xe2\\\\x80\\\\xae')
eval all('#cell img, #cell script').length
eval texts('.paste code')[0].endsWith('$work/bad fake/Answer/plain')
eval texts('.paste code')[1].includes('$work/bad/bin/java -agentpath:')
eval location.hash
key Escape
eval byId('cell').open
eval document.activeElement.id
errors
END
is "$(answer 1)" '"JVM TI conformance: 2 JVMs"' 'the page loads'
is "$(answer 2)" 2 'has its own scripts only'
is "$(answer 3)" 0 'and no element of a JVM'
is "$(answer 4)" '"1 test of 1, 2 JVMs"' 'the matrix opens'
is "$(answer 5)" '"Skip to the results"' 'the keyboard begins at the link to the results'
is "$(answer 6)" '"focused"' 'and reaches the matrix'
is "$(answer 7 | grep -c 'FAIL, Fake VM\|PASS, Fake VM')" 1 'arrow keys move between cells'
is "$(answer 8)" true 'Enter opens a cell'
is "$(answer 9)" '"fake/Answer/plain"' 'which names the test'
contains answers 'missing answer: 42' 'shows what is expected'
contains answers 'extra answer: </script><script>alert(1)</script>' 'and what came'
is "$(answer 11)" true 'hostile output is shown as it is'
is "$(answer 12)" true 'characters that turn the text around are shown by their numbers'
is "$(answer 13)" 0 'nothing of it is an element'
is "$(answer 14)" true 'the line to paste is whole'
is "$(answer 15)" true 'that of plain java too'
contains answers 'open=fake%2FAnswer%2Fplain%400' 'the address leads to the cell'
is "$(answer 17)" false 'Escape closes it'
is "$(answer 18)" '"grid"' 'and gives the focus back'
is "$(sed -n '19,$p' answers)" '' 'no error and no warning in the console'

# ---- Known deviations, rules and times ----

mkdir -p suites/known
cat >suites/known/fake.txt <<'END'
Cause: fake-1
Title: Parked threads are not distinguished
Status: fixed in 18
Rule: GetThreadState.park-timed
VM: Fake VM
Behavior: It is a <b>fake</b>.
Affected: 17
Bug: JDK-8300001, example/vm#7
Date: 2026-01-31

Pin: fake-1
Versions: 17
Test: fake/Answer/plain
Expected: answer: 42
Actual: nothing
END
# timed NUMBER VERDICT SECONDS KNOWN
timed() {
    cat <<END
{"schema": 1, "specification": 17, "planned": 1,
 "vm": {"name": "Fake VM", "version": "$1", "arguments": []}, "results": [
  {"id": "fake/Answer/plain", "verdict": "$2", "title": "T", "repeat": 0, "seconds": $3, "known": $4,
   "rules": [{"id": "GetThreadState.park-timed", "level": "must", "wording": "W"}], "comparison": []}]}
END
}
timed 1 KNOWN 1.0 '"fake-1"' >known.json
timed 2 PASS 4.0 null | sed 's/"arguments"/"arch": "s390x", "foreign": "s390x", &/' >passed.json
timed 3 KNOWN 2.0 '"gone-1"' >gone.json
"$assay" report --html known.html known.json passed.json >out 2>&1
is $? 0 'a page of a known deviation'
"$assay" report --html gone.html gone.json >out 2>&1
is $? 0 'a page of one that is recorded no more'
rm -r suites/known
drive 'known deviations' <<END
with $root/tests/browser/page.js
size 1000 800
open $work/known.html#matrix?open=fake/Answer/plain@0
eval texts('#cell-body p').find(text => text.startsWith('Known'))
eval all('#cell-body a').map(link => link.getAttribute('href')).filter(href => href.startsWith('https'))
eval texts('#grid-head th').pop()
open $work/known.html
eval texts('#summary-body td').filter(text => text.includes('8300001') || text.startsWith('Parked'))
open $work/known.html#time
eval texts('#time-body table')[1].includes('2.50 s')
eval all('th').filter(head => head.textContent === '').length
open $work/gone.html#matrix?open=fake/Answer/plain@0
eval texts('#cell-body p').find(text => text.startsWith('Known'))
errors
END
is "$(answer 1)" '"Known deviation fake-1 (fixed in 18, JDK-8300001, example/vm#7): Parked threads are not distinguished. It is a <b>fake</b>."' \
    'a known deviation has its reason and its status'
is "$(answer 2)" "$(printf '["https://bugs.openjdk.org/browse/JDK-8300001","https://github.com/example/vm/issues/7","%s"]' \
    "$(awk -F '\t' '$1 == 17 { print $3 }' spec/editions.tsv)#GetThreadState")" 'links to the bugs, and to the specification'
is "$(answer 3)" '"B2Fake VMs390x"' 'the head of a column has the architecture of a port'
is "$(answer 4)" '["Parked threads are not distinguished","fixed in 18, JDK-8300001, example/vm#7"]' \
    'the summary has title, status and bugs'
is "$(answer 5)" true 'the median of two JVMs is between their times'
is "$(answer 6)" 0 'no head of a column is empty'
is "$(answer 7)" '"Known deviation gone-1. The suite does not record it."' 'one that is recorded no more is named'
is "$(sed -n '8,$p' answers)" '' 'no error and no warning in the console'

# ---- Documents of others ----

# What another program made of results need not be of the right types.
cat >strange.json <<'END'
{"schema": 1, "specification": "__proto__", "started": -1, "seconds": "y",
 "vm": {"name": "N", "version": "V", "home": 7, "arguments": [1, null, "a b"],
  "configuration": [], "live_capabilities": 3, "extension_functions": "x"},
 "results": [
  {"id": "a/F/x", "verdict": "FAIL", "title": 5, "seconds": 1e300, "repeat": -5,
   "rules": [1, {"id": null}, {"id": "r", "level": "huge", "wording": {}}],
   "comparison": ["x", {"kind": 4}, {"kind": "extra", "text": null, "rules": [null, 4, "r"]}],
   "transcript": 5, "stdout": {"lines": "abc"}, "stderr": {"cut": 1, "lines": [null, 3, "x"]},
   "rerun": "\u0001x", "by_hand": ["q"], "kept": 9},
  {"id": "__proto__", "verdict": "FAIL", "rules": [{"id": "GetThreadState.park-timed"}]},
  {"id": "constructor/toString/x", "verdict": "CRASH", "known": "a, b"},
  {"id": "a/F/disputed", "verdict": "FAIL", "challenge": "It requires too much."}]}
END
"$assay" report --html strange.html strange.json strange.json >out 2>&1
is $? 0 'a page of strange results'
drive 'strange results' <<END
with $root/tests/browser/page.js
size 1000 800
open $work/strange.html
eval all('#summary-body tr').length > 3
open $work/strange.html#matrix?rows=rules
open $work/strange.html#coverage
open $work/strange.html#time
open $work/strange.html#matrix?open=%E0%A4%A
eval texts('#grid-body .depth-2 th').sort()
eval openEach()
open $work/strange.html#matrix?verdicts=CHALLENGED
eval textOf('matrix-count')
errors
END
is "$(answer 1)" true 'the summary is there'
is "$(answer 2)" '["__proto__","disputed","x","x"]' 'and so are the tests'
is "$(answer 3)" 8 'each cell opens'
is "$(answer 4)" '"1 test of 4, 2 JVMs"' 'a challenged test is shown as such'
is "$(sed -n '5,$p' answers)" '' 'no error and no warning in the console'

# ---- Many tests on many JVMs ----

# many NUMBER: the results of 2,000 tests on a JVM of that number.
many() {
    awk -v vm="$1" '
    function put(name, value) { printf "\"%s\": \"%s\", ", name, value }
    BEGIN {
        empty = "{\"cut\": false, \"lines\": []}"
        printf "{\"schema\": 1, \"specification\": 17, \"seconds\": 60, \"jobs\": 2,\n"
        printf " \"started\": 1700000000, \"planned\": 2000, \"interrupted\": false, "
        put("revision", "r")
        printf "\n \"vm\": {"
        put("home", "/jdk/" vm)
        put("name", "Made VM")
        put("version", vm ".0.1+2")
        printf "\"arguments\": [], \"configuration\": null},\n \"results\": [\n"
        for (i = 0; i < 2000; i++) {
            subject = sprintf("Subject%03d", i / 10)
            id = sprintf("c%02d/%s/test-%04d", i / 100, subject, i)
            rule = subject ".rule-" i
            bad = i % 50 == 0 && (vm + i / 50) % 5 == 0
            weak = i % 70 == 7 && vm > 10
            printf "%s{", (i > 0 ? "," : "")
            put("id", id)
            put("title", "Test " i " holds.")
            put("verdict", bad ? "FAIL" : weak ? "WEAK" : "PASS")
            put("rerun", "assay run --jdk /jdk/" vm " " id)
            put("by_hand", "/jdk/" vm "/bin/java -agentpath:/a/" id ".so T")
            printf "\"rules\": [{"
            put("id", rule)
            put("wording", "Number " i " is so.")
            printf "\"level\": \"%s\"}], \"comparison\": [{", i % 7 == 0 ? "should" : "must"
            put("kind", bad || weak ? "missing" : "same")
            put("text", "line of " i)
            printf "\"line\": 2, \"rules\": [\"%s\"]}], ", rule
            printf "\"reason\": null, \"known\": null, \"kept\": null, \"repeat\": 0, "
            printf "\"omitted\": 0, \"seconds\": 0.%03d, ", i % 900
            printf "\"exit_status\": 0, \"signal\": 0, \"transcript\": %s, ", empty
            printf "\"stdout\": %s, \"stderr\": %s}\n", empty, empty
        }
        print "]}"
    }' >"many-$1.json"
}
results=
for number in $(seq 1 20); do
    many "$number"
    results="$results many-$number.json"
done
# shellcheck disable=SC2086
"$assay" report --html many.html $results
is $? 0 'a page of 2,000 tests on 20 JVMs'
ok "$([ "$(wc -c <many.html)" -lt 4000000 ]; echo $?)" 'says nothing twice: it has less than 4 MB'
"$assay" compare --html compare.html many-1.json many-2.json >out
is $? 1 'a page of a comparison'

drive 'many results' <<END
with $root/tests/browser/page.js
size 1400 900
open $work/many.html#matrix
eval performance.getEntriesByType('navigation')[0].domComplete < 60000
eval textOf('matrix-count')
eval rowCount()
eval later(() => texts('#grid-body .group th').length)
eval click('#expand', rowCount)
eval all('#grid-body tr').length < 120
eval lastRow()
eval leaps().then(() => all('#grid-body tr').length < 120)
eval filter('text', 'test-0150')
eval filter('text', 'test-015 holds')
eval filter('text', '')
eval filter('category', 'c03')
eval filter('category', '')
eval filter('level', '1')
eval filter('level', '')
eval filtered('differ', box => { box.checked = true; })
eval filtered('differ', box => { box.checked = false; })
eval filtered('verdicts', f => { f.querySelector('[value=WEAK]').checked = true; })
eval location.hash
eval filter('on', '0')
eval click('#filters [type=reset]', () => textOf('matrix-count'))
eval filter('rows', 'rules')
eval filter('rows', 'tests')
eval click('#columns input', () => textOf('matrix-count'))
open $work/many.html#matrix?text=test-0150&open=c01%2FSubject015%2Ftest-0150%404
eval textOf('cell-title')
eval click('#cell-right', () => texts('.others [aria-current]')[0])
eval texts('.paste code')
open $work/many.html#coverage
eval all('#coverage-body .fold').length > 5
eval unfold('other')
open $work/many.html#time
eval all('#time-body tbody tr').length
open $work/many.html#matrix?verdicts=FAIL
eval (window.dispatchEvent(new Event('beforeprint')), all('#grid-body .depth-2').length)
pdf $work/many.pdf
open $work/compare.html
eval texts('#summary-body h3').slice(0, 2)
size 390 800
open $work/many.html
eval overhang()
open $work/many.html#matrix
eval overhang()
errors
END
is "$(answer 1)" true 'the page is there soon'
is "$(answer 2)" '"2,000 tests of 2,000, 20 JVMs"' 'with all of it'
is "$(answer 3)" '"21"' 'the categories come first'
is "$(answer 4)" 20 'all of them are drawn'
is "$(answer 5)" '"2221"' 'and open to every test'
is "$(answer 6)" true 'only the visible rows are drawn'
is "$(answer 7)" '"test-1999"' 'scrolling draws the others'
is "$(answer 8)" true 'and never more than those'
is "$(answer 9)" '"1 test of 2,000, 20 JVMs"' 'text filters by name'
is "$(answer 10)" '"10 tests of 2,000, 20 JVMs"' 'each word must be there'
is "$(answer 11)" '"2,000 tests of 2,000, 20 JVMs"' 'no text, no filter'
is "$(answer 12)" '"100 tests of 2,000, 20 JVMs"' 'filters by category'
is "$(answer 14)" '"286 tests of 2,000, 20 JVMs"' 'filters by level'
is "$(answer 16)" '"69 tests of 2,000, 20 JVMs"' 'filters by difference'
is "$(answer 18)" '"29 tests of 2,000, 20 JVMs"' 'filters by verdict'
is "$(answer 19)" '"#matrix?verdicts=WEAK"' 'the address keeps the filters'
is "$(answer 20 | cut -c1-11)" '"0 tests of' 'filters by the verdict on one JVM'
is "$(answer 21)" '"2,000 tests of 2,000, 20 JVMs"' 'and forgets the filters'
is "$(answer 22)" '"2,000 rules covered by 2,000 tests, 20 JVMs"' 'shows rules instead of tests'
is "$(answer 24)" '"2,000 tests of 2,000, 19 JVMs"' 'leaves out a JVM'
is "$(answer 25)" '"c01/Subject015/test-0150"' 'an address opens a cell'
is "$(answer 26)" '"F 6.0.1 Made VMPASS"' 'the next JVM is a button away'
id=c01/Subject015/test-0150
is "$(answer 27)" \
    "[\"assay run --jdk /jdk/6 $id\",\"/jdk/6/bin/java -agentpath:/a/$id.so T\"]" \
    'with its own lines to paste'
is "$(answer 28)" true 'coverage has the categories'
is "$(answer 29)" 200 'which open'
is "$(answer 30)" 80 'time has the JVMs, the slowest tests and the categories'
is "$(answer 31)" 40 'all rows are there for a printer'
is "$(head -c 5 many.pdf)" '%PDF-' 'that prints'
is "$(answer 32)" '["Worse: 8","Better: 8"]' 'a comparison begins with what became worse'
is "$(answer 33) $(answer 34)" '0 0' 'on a narrow screen no view is wider than that'
is "$(sed -n '35,$p' answers)" '' 'no error and no warning in the console'
finish
