#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay trend: what became of the tests over many runs.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
cd "$work" || exit 1

# result STARTED VERSION REVISION [ID VERDICT SECONDS]...: a document.
result() {
    printf '{"schema": 1, "revision": "%s", "specification": 17, "started": %s,' "$3" "$1"
    printf ' "seconds": 2.5, "interrupted": false,\n'
    printf ' "vm": {"name": "Made VM", "version": "%s", "specification": 17,' "$2"
    printf ' "libjvm_sha256": "%s", "arguments": %s, "configuration": null},\n' "$2" \
        "${arguments:-[]}"
    printf ' "results": ['
    shift 3
    separator=
    while [ $# -gt 0 ]; do
        printf '%s\n {"id": "%s", "verdict": "%s", "seconds": %s}' "$separator" "$1" "$2" "$3"
        separator=,
        shift 3
    done
    echo ']}'
}

mkdir -p history/below
# The names are not in the order of time.
result 1700300000 17.0.2 r2 a/F/steady PASS 1 a/F/breaks FAIL 1 a/F/flaky PASS 1 \
    a/F/slower PASS 5 a/F/late PASS 1 >history/a.json
result 1700100000 17.0.1 r1 a/F/steady PASS 1 a/F/breaks PASS 1 a/F/flaky PASS 1 \
    a/F/slower PASS 1 >history/c.json
result 1700200000 17.0.1 r1 a/F/steady PASS 1 a/F/breaks PASS 1 a/F/flaky FAIL 1 \
    a/F/slower PASS 1.1 >history/below/b.json
echo '{"schema": 1, "certificate": true}' >history/other.json
arguments='["-Xint"]'
result 1700100000 17.0.1 r1 a/F/steady PASS 1 a/F/twice PASS 1 a/F/twice FAIL 1 >history/int.json

sed 's/^{\(.*\)"specification": 17, "started"/{\1"specification": 11, "started"/' history/c.json >history/older.json
echo '{"schema": 2, "vm": {}, "results": []}' >history/newer.json
"$assay" trend history >out 2>&1
is $? 0 'a directory, and what is below it'
contains out 'Made VM 17: 3 runs, 5 tests' 'the runs of one kind of JVM are a series'
contains out 'Made VM 17 -Xint: 1 run, 2 tests' 'another configuration is another'
contains out 'Made VM 17 against 11: 1 run, 4 tests' 'another specification is another'
is "$(grep -o '^  2023-11-[0-9]*' out | head -3 | tr -d '\n')" \
    '  2023-11-16  2023-11-17  2023-11-18' 'the runs are in the order of time'
contains out 'Changed: 2, of them 1 with the same JVM and the same suite' 'changes are counted'
contains out '      |..F| a/F/breaks' 'a test that broke with a new JVM is not flaky'
contains out '    ! |.F.| a/F/flaky' 'a test that changed for no reason is one'
contains out '    ! |*| a/F/twice' 'and so are repeats that differ'
lacks out '| a/F/steady' 'what did not change is not named there'
lacks out '| a/F/late' 'a new test is no change'
contains out '5.00 s  (1.00 s)  a/F/slower' 'slow tests are named with their time before'
contains out 'Slower than before' 'and those that became slower'
contains out '2 files are no results of a run and were left out' 'other files are left out, and that is said'

"$assay" trend --last 2 --slow 1 history/a.json history/c.json history/below >out 2>&1
is $? 0 'files and directories'
contains out 'Made VM 17: 2 runs' 'the last runs only'
lacks out '2023-11-16' 'without the first'
is "$(grep -c '^ .* s  .*a/F/' out)" 2 'as many slow tests as were wished'

"$assay" trend --json history >out.json 2>err
is $? 0 'as JSON'
contains out.json '"jvm": "Made VM 17 -Xint"' 'with the series'
contains out.json '"flaky": 1' 'and what is flaky'
is "$(grep -c null out.json)" 4 'where there is no result is null'

printf '{' >history/broken.json
"$assay" trend history >out 2>&1
is $? 2 'a broken file is an error'
contains out 'history/broken.json' 'that names it'
contains out 'Made VM 17: 3 runs' 'and the others are shown all the same'
"$assay" trend history/other.json >out 2>&1
is $? 2 'a named file that is no result is an error'
"$assay" trend missing >out 2>&1
is $? 2 'so is a directory that is missing'
"$assay" trend --last x history >out 2>&1
is $? 2 'and a number that is none'
"$assay" trend >out 2>&1
is $? 2 'and nothing at all'
mkdir renamed
result 1700100000 17.0.1 r1 a/F/before:one PASS 1 >renamed/a.json
result 1700200000 17.0.2 r2 a/F/now:one FAIL 1 >renamed/b.json
echo 'a/F/before a/F/now' >suites/renamed.txt
"$assay" trend renamed >out 2>&1
is $? 0 'results before and after a test was renamed'
contains out ': 2 runs, 1 test' 'are of one test'
lacks out '1 tests' 'and not of 1 tests'
contains out '|.F| a/F/now:one' 'with the id that it has now'
rm suites/renamed.txt
mkdir empty
"$assay" trend empty >out 2>&1
is $? 2 'and an empty directory'
finish
