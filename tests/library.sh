# SPDX-License-Identifier: Apache-2.0
#
# What the shell tests share: TAP, a private copy of the suite's layout with a few
# small tests in it, and JDK directories whose JVM is a fake.
#
# A test begins with:
#     root=$(cd "$(dirname "$0")/.." && pwd)
#     . "$root/tests/library.sh"
# shellcheck shell=sh disable=SC2034

set -u
tests_run=0
tests_failed=0
work=$(mktemp -d "${TMPDIR:-/tmp}/assay-test-XXXXXX")
mkdir "$work/tmp"
TMPDIR=$work/tmp
export TMPDIR
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
unset JAVA_HOME NO_COLOR ASSAY_JOB
ASSAY_CONFIG=
export ASSAY_CONFIG
assay=$work/build/assay
built=${ASSAY_BUILD:-$root/build}

# ok STATUS DESCRIPTION: a point of the test; STATUS 0 is success.
ok() {
    tests_run=$((tests_run + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $tests_run - $2"
    else
        echo "not ok $tests_run - $2"
        tests_failed=$((tests_failed + 1))
    fi
}

# is GOT WANTED DESCRIPTION
is() {
    [ "$1" = "$2" ]
    is_status=$?
    ok $is_status "$3"
    [ $is_status -eq 0 ] || printf '%s\n' "got: $1" "wanted: $2" | sed 's/^/# /'
}

# contains FILE TEXT DESCRIPTION: a fixed string in some line of the file.
contains() {
    grep -qF -e "$2" "$1"
    contains_status=$?
    ok $contains_status "$3"
    [ $contains_status -eq 0 ] || { echo "# no '$2' in:"; sed 's/^/# /' "$1" | head -40; }
}

lacks() {
    ! grep -qF -e "$2" "$1"
    lacks_status=$?
    ok $lacks_status "$3"
    [ $lacks_status -eq 0 ] || { echo "# '$2' in:"; sed 's/^/# /' "$1" | head -40; }
}

finish() {
    echo "1..$tests_run"
    [ "$tests_failed" -eq 0 ]
}

# Lays out $work like the source tree: the runner, and one test that expects one
# line, fake/Answer/plain.
make_home() {
    mkdir -p "$work/build/agents/fake/Answer" "$work/expected/fake/Answer" "$work/suites" \
        "$work/agents/fake/Answer"
    cp "${ASSAY_RUNNER:-$built/assay}" "$work/build/assay"
    assay=$work/build/assay
    if [ -n "${ASSAY_VALGRIND:-}" ]; then
        assay=$work/assay-in-valgrind
        {
            echo "#!/bin/sh"
            echo "exec valgrind -q --error-exitcode=99 --leak-check=full --track-fds=no" \
                "--child-silent-after-fork=yes $work/build/assay \"\$@\""
        } > "$assay"
        chmod +x "$assay"
    fi
    ln -s "$built/probe.so" "$built/java" "$work/build/"
    ln -s "$root/spec" "$root/reports" "$work/"
    add_test plain <<'END'
TITLE("The JVM gives the answer.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
}

# The same for the whole suite as it is built: $assay is the runner beside links to everything else.
use_whole_suite() {
    mkdir -p "$work/whole/build"
    ln -s "$built"/* "$work/whole/build/"
    rm "$work/whole/build/assay"
    cp "${ASSAY_RUNNER:-$built/assay}" "$work/whole/build/assay"
    ln -s "$root/agents" "$root/expected" "$root/javasrc" "$root/spec" "$root/suites" "$root/reports" "$work/whole/"
    assay=$work/whole/build/assay
}

# compile_agent SOURCE LIBRARY [OBJECT...]: links it with the objects, without them with the support library.
compile_agent() {
    jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}
    source=$1
    library=$2
    shift 2
    [ $# -gt 0 ] || set -- -Wl,-u,Agent_OnLoad "$built/agents/support.a"
    for module in "$root"/agents/support/*/; do
        set -- "-I$module" "$@"
    done
    "${CC:-cc}" -std=c11 -D_GNU_SOURCE -fPIC -fvisibility=hidden -pthread -shared \
        -I"$root/suites/experiments" -I"$jdk/include" -I"$jdk/include/linux" \
        -o "$library" "$source" "$@" || { echo "Bail out! $source does not compile"; exit 1; }
}

# add_test NAME < C: a test fake/Answer/NAME that expects "answer: 42".
add_test() {
    {
        echo '#include "assay.h"'
        cat
    } > "$work/agents/fake/Answer/$1.c"
    compile_agent "$work/agents/fake/Answer/$1.c" "$work/build/agents/fake/Answer/$1.so"
    printf '[GetThreadState.park-timed]\nanswer: 42\n' > "$work/expected/fake/Answer/$1.txt"
}

# fake_jdk NAME < BEHAVIOUR: a JDK in $work/NAME whose JVM does what the shell
# commands say. In them, `answer` prints the expected transcript.
fake_jdk() {
    mkdir -p "$work/$1/bin"
    cp "$root/tests/fake-jvm/java" "$work/$1/bin/java"
    {
        # shellcheck disable=SC2016
        printf '%s\n' 'answer() { printf "# agent\nanswer: 42\n# probe\n" >&3; }'
        cat
    } > "$work/$1/behaviour"
}

# What a sanitizer or valgrind has to say in $work/err is never what was wanted: $status becomes 99.
fail_if_sanitized() {
    if grep -Eq "Sanitizer|runtime error:|^==[0-9]+==" "$work/err"; then
        sed "s/^/# /" "$work/err"
        status=99
    fi
}

# run OPTION...: runs the suite; leaves its status in $status, its outputs in
# $work/out and $work/err, all of them together in $work/all, and the seconds it
# took in $seconds.
run() {
    run_started=$(date +%s)
    rm -rf "$work/json"
    "$assay" run --json "$work/json/{vm}.json" "$@" > "$work/out" 2> "$work/err" < /dev/null
    status=$?
    fail_if_sanitized
    seconds=$(($(date +%s) - run_started))
    cat "$work/out" "$work/err" > "$work/all"
}

# verdict: the verdicts of the last run, in the order of the plan.
verdict() {
    results verdict
}

# ids: the same for the ids of the results.
ids() {
    results id | sed "s,fake/Answer/,,g"
}

# results KEY: its values in the reports of the last run.
results() {
    cat "$work"/json/*.json 2> /dev/null \
        | sed -n "s/^   \"$1\": \"\\(.*\\)\",*\$/\\1/p" | tr "\n" " " | sed "s/ \$//"
}

# The processes whose environment speaks of this test's files.
leftovers() {
    grep -lz "^ASSAY_JOB=$work/" /proc/[0-9]*/environ 2> /dev/null
}

# Nothing is left behind: no process, and no directory but those given back in
# the results.
nothing_left() {
    is "$(leftovers)" "" "$1: no process is left"
}
