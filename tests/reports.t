#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Reports that cannot be written: one clear error, the others are whole.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
fake_jdk good <<'END'
answer
END

# unwritable OPTION FILE TEXT
unwritable() {
    rm -rf "$work/reports"
    mkdir "$work/reports"
    run --jdk "$work/good" "$1" "$2" --json "$work/reports/whole.json" --repeat 200
    is "$status" 2 "$1 $2: exit status 2"
    contains "$work/err" "cannot write $2: $3" "$1 $2: the reason is reported"
    is "$(grep -c '^assay: ' "$work/err")" 1 "$1 $2: once"
}

# What cannot be begun is reported before the first test.
refused() {
    unwritable "$@"
    is "$(cat "$work/out")" '' "$1 $2: nothing is run"
    is "$(ls -A "$work/reports")" '' "$1 $2: no report is begun"
}
echo file > "$work/file"
refused --tap "$work/file/report.tap" 'Not a directory'
refused --junit "$work/file/deep/report.xml" 'Not a directory'
refused --tap /proc/no/report.tap 'No such file or directory'
refused --junit "$work/tmp" 'Is a directory'
refused --html /proc/no/report.html 'No such file or directory'
refused --tap "/proc/no/{vm}/report.tap" 'No such file or directory'

full() {
    unwritable "$@"
    contains "$work/out" "200 of 200 tests pass" "$1 $2: the run goes on to its end"
    is "$(grep -c '"verdict": "PASS"' "$work/reports/whole.json")" 200 \
        "$1 $2: the other report is whole"
}
full --tap /dev/full 'No space left on device'
full --junit /dev/full 'No space left on device'

# A directory that is made is named; one that is there is not.
run --jdk "$work/good" --tap "$work/made/here/{vm}/x.tap"
contains "$work/err" "--tap makes the directory $work/made/here." 'a directory that is made is named'
run --jdk "$work/good" --tap "$work/made/here/{vm}/x.tap"
lacks "$work/err" '--tap makes' 'and one that is there is not'
is "$(ls -A "$work/made/here")" 'Fake-VM-17.0-fake' 'and nothing else is left in it'

# A disk that becomes full in the middle: a file that must not grow.
{
    ulimit -f 8
    "$assay" run --jdk "$work/good" --tap "$work/limited.tap" --repeat 400 2>&1 < /dev/null
    echo "$?" > "$work/status"
} | cat > "$work/err"
is "$(cat "$work/status")" 2 'full in the middle: exit status 2'
contains "$work/err" "cannot write $work/limited.tap: File too large" \
    'full in the middle: it is reported'
is "$(find "$work" -name "limited.tap*")" '' 'full in the middle: no half report is left'

# A pipe is opened once: its reader would take the end of a trial for the end of the report.
mkfifo "$work/pipe"
cat "$work/pipe" > "$work/got" &
timeout -k 1 60 "$assay" run --jdk "$work/good" --tap "$work/pipe" > "$work/out" 2>&1 < /dev/null
is $? 0 'into a pipe: exit status 0'
wait $!
contains "$work/got" 'ok 1 - ' 'into a pipe: its reader has the report'

# Standard output that cannot be written.
"$assay" run --jdk "$work/good" > /dev/full 2> "$work/err" < /dev/null
is $? 2 'standard output is full: exit status 2'
contains "$work/err" 'No space left on device' 'standard output is full: it is reported'
"$assay" run --jdk "$work/good" --tap - 2> "$work/err" < /dev/null | true
contains "$work/err" 'PASS' 'standard output is closed: the run goes on'

# Several JVMs need several files.
fake_jdk other <<'END'
answer
END
run --jdk "$work/good" --jdk "$work/other" --tap "$work/same.tap"
is "$status" 2 'one file for two JVMs: exit status 2'
contains "$work/err" '{vm}' 'one file for two JVMs: the message says what to do'
is "$(cat "$work/out")" '' 'one file for two JVMs: nothing is run'
run --jdk "$work/good" --jdk "$work/other" --tap "$work/new/dir/{vm}.tap" --junit "$work/new/junit/{vm}.xml"
is "$status" 0 'a file for each JVM: exit status 0'
is "$(cd "$work/new/dir" && echo *)" 'Fake-VM-17.0-fake-2.tap Fake-VM-17.0-fake.tap' \
    'a file for each JVM, also when they have one name'
is "$(cat "$work"/new/junit/*.xml | grep -o 'classname="[^"]*"' | sort -u | wc -l | tr -d ' ')" 2 \
    'a file for each JVM: no two tests have one name in JUnit'
run --jdk "$work/good" --tap "$work/a" --json "$work/a"
is "$status" 2 'one file for two reports: exit status 2'

# TAP on standard output is all there is on it.
"$assay" run --jdk "$work/good" --tap - > "$work/out" 2> "$work/err" < /dev/null
is "$(head -1 "$work/out" | cut -c1-11)" 'TAP version' 'TAP on standard output comes first'
lacks "$work/out" 'PASS' 'and alone'

# Records that cannot be kept.
fake_jdk wrong <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
END
run --jdk "$work/wrong" --keep "$work/file"
is "$status" 2 'records: a file in the place of the directory: exit status 2'
contains "$work/err" "$work/file" 'records: it is named'
TMPDIR=$work/no/such run --jdk "$work/wrong"
is "$status" 2 'no temporary directory: exit status 2'
contains "$work/err" "$work/no/such" 'no temporary directory: it is named'
nothing_left reports
finish
