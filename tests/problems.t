#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Known deviations as a ProblemList of the JDK, there and back.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
add_test dying <<'END'
TITLE("The JVM lives.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
fake_jdk wrong <<'END'
case "$*" in
*dying.so*) printf '# agent\n' >&3; kill -SEGV $$ ;;
*) printf '# agent\nbefore\nanswer: 41\n# probe\n' >&3 ;;
esac
END

# problems STATUS OPTION...
problems() {
    problems_status=$1
    shift
    "$assay" problems "$@" > "$work/out" 2> "$work/err" < /dev/null
    is "$?" "$problems_status" "$*: exit status $problems_status"
    lacks "$work/err" 'Sanitizer' "$*: nothing odd"
}

cat > "$work/list" <<'END'
# A list of the JDK.
fake/Answer/plain          8286836,8300575 linux-all,macosx-aarch64
fake/Answer/dying  1234567 generic-all # a comment

serviceability/jvmti/Foo/Foo.java 8000000 generic-all
END
problems 0 --import "$work/list"
contains "$work/out" 'fake/Answer/plain is not on record' 'import: what is not on record'
contains "$work/err" '1 lines are about tests that are not of this suite' 'import: foreign tests'

run --jdk "$work/wrong"
is "$(verdict)" 'CRASH FAIL' 'both tests fail'
cp "$work"/json/*.json "$work/result.json"
problems 0 --import "$work/list" "$work/result.json"
cp "$work/out" "$work/known.txt"
contains "$work/known.txt" 'Evidence: JDK-8286836, JDK-8300575, in the ProblemList' \
    'import: stanzas with the bugs'
run --jdk "$work/wrong" --known "$work/known.txt"
is "$(verdict)" 'KNOWN KNOWN' 'import: the stanzas explain what was seen'
is "$status" 0 'import: exit status 0'

mkdir -p "$work/suites/known"
cp "$work/known.txt" "$work/suites/known/fake.txt"
problems 0 --import "$work/list"
contains "$work/out" 'fake/Answer/plain is on record as jdk-8286836' 'import: what is on record'
problems 0 --export "$work/exported"
is "$(grep -v '^#' "$work/exported")" "fake/Answer/dying 1234567 generic-all
fake/Answer/plain 8286836,8300575 generic-all" 'export: test, bugs, platforms'
problems 0 --export - --jdk "$work/wrong"
contains "$work/out" 'fake/Answer/plain' 'export for a JVM: what is recorded for it'
sed -i 's/^Versions: .*/Versions: 21/' "$work/suites/known/fake.txt"
problems 0 --export - --jdk "$work/wrong"
lacks "$work/out" 'fake/Answer/plain' 'export for a JVM: and nothing else'

echo 'fake/Answer/plain 8286836 windows-all' > "$work/list"
problems 0 --import "$work/list"
is "$(cat "$work/out")" '' 'import: other platforms are left out'
echo 'fake/Answer/plain some-bug' > "$work/list"
problems 2 --import "$work/list"
contains "$work/err" 'list:1: a line is a test, bug numbers and platforms' 'a line that is none'
problems 2 --import "$work/nonesuch"
problems 2
problems 2 --import "$work/list" --export -
finish
