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
contains "$work/out" 'fake/Answer/plain is not recorded' 'import: what is not recorded'
contains "$work/err" '1 line is about tests that are not of this suite' 'import: foreign tests'

run --jdk "$work/wrong"
is "$(verdict)" 'CRASH FAIL' 'both tests fail'
cp "$work"/json/*.json "$work/result.json"
problems 0 --import "$work/list" "$work/result.json"
cp "$work/out" "$work/known.txt"
contains "$work/known.txt" 'Bug: JDK-8286836, JDK-8300575' \
    'import: causes with the bugs'
contains "$work/known.txt" 'Title: Not reviewed: The JVM' 'import: the title is that of the test'
contains "$work/known.txt" 'what the JVM does wrong is to be written here.' \
    'import: nobody knows what the JVM does'
echo 'fake/Answer/plain 0000000 generic-all' > "$work/nameless"
problems 0 --import "$work/nameless" "$work/result.json"
contains "$work/out" 'Cause: listed-fake-Answer-plain' 'import: a line without a bug has the name of its test'
lacks "$work/out" '0000000' 'import: and no bug'
run --jdk "$work/wrong" --known "$work/known.txt"
is "$(verdict)" 'KNOWN KNOWN' 'import: the pins explain what was seen'
is "$status" 0 'import: exit status 0'

mkdir -p "$work/suites/known"
cp "$work/known.txt" "$work/suites/known/fake.txt"
problems 0 --import "$work/list"
contains "$work/out" 'fake/Answer/plain is recorded as jdk-8286836' 'import: what is recorded'
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
echo 'fake/Answer/plain , generic-all' > "$work/list"
problems 2 --import "$work/list" "$work/result.json"
contains "$work/err" 'list:1: a line is a test, bug numbers and platforms' 'a line without a number'

# What is wrong is the exit status alone; and results that no run wrote.
echo 'fake/Answer/plain 8286836 generic-all' > "$work/list"
fake_jdk failing <<'END'
answer
exit 3
END
run --jdk "$work/failing" --known none '*plain'
is "$(verdict)" 'FAIL' 'a wrong exit status alone fails'
cp "$work"/json/*.json "$work/failing.json"
problems 0 --import "$work/list" "$work/failing.json"
is "$(cat "$work/out")" '' 'import: what no pin can say has none'
contains "$work/err" 'fake/Answer/plain: no line differs' 'import: and that is said'
cat > "$work/hostile.json" <<'END'
{"schema": 1, "specification": 17, "vm": {"name": "Fake VM", "version": "17\u001b[2J"}, "results": [
 {"id": "fake/Answer/plain", "verdict": "FAIL", "title": "a\nCause: b", "rules": [7],
  "comparison": [{"kind": "extra", "text": "\u001b[2J", "rules": [1, null, {}]}, 5]}]}
END
problems 0 --import "$work/list" "$work/hostile.json"
contains "$work/out" 'Actual: \x1b[2J' 'import: what no run wrote is text'
is "$(grep -c '^Cause:' "$work/out")" 1 'import: and no record of its own'

# One id that is the beginning of another.
{
    sed 's/jdk-1234567/one-and-more/; s/^Versions: .*/Versions: 17/' "$work/known.txt" |
        sed -n '/one-and-more/,/^$/p'
    sed 's/jdk-1234567/one/; s/^Versions: .*/Versions: 21/;
        s/JDK-[0-9]*/JDK-1111111/' "$work/known.txt" | sed -n '/: one/,/^$/p'
} > "$work/suites/known/fake.txt"
problems 0 --export - --jdk "$work/wrong"
lacks "$work/out" '1111111' 'export for a JVM: not what begins with its id'
contains "$work/out" 'fake/Answer/' 'export for a JVM: but it'
problems 2 --export - --jdk "$work/wrong" --jdk "$work/failing"
problems 2 --import "$work/nonesuch"
problems 2
problems 2 --import "$work/list" --export -
finish
