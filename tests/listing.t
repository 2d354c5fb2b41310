#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay list, assay show, and make new.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
add_test cases <<'END'
TITLE("A test with cases.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .cases = LIST("red", "green"), .since = 11, .needs = {.can_suspend = 1},
     .vm_args = LIST("-XX:+Tuned"));
END

"$assay" list > "$work/out" 2> "$work/err"
is $? 0 'list succeeds'
id=$(grep '/cases$' "$work/out")
is "$(grep -c . "$work/out")" 2 'one line for each test'
is "$(wc -c < "$work/err" | tr -d ' ')" 0 'and nothing else'
"$assay" list -l "$id" > "$work/out"
is "$(cat "$work/out")" "$(printf '%s\tA test with cases.' "$id")" 'with -l the title too'
"$assay" list --cases "$id" > "$work/out"
is "$(cat "$work/out")" "$(printf '%s\n' "$id:red" "$id:green")" 'with --cases one line a case'
"$assay" list no-such-test > "$work/out" 2>&1
is $? 2 'a pattern that chooses nothing is a mistake'
contains "$work/out" no-such-test 'and is named'
"$assay" list --frobnicate > "$work/out" 2>&1
is $? 2 'so is an unknown option'
contains "$work/out" 'assay list --help' 'which names the help'

"$assay" show "$id" > "$work/out" 2> "$work/err"
is $? 0 'show succeeds'
contains "$work/out" 'A test with cases.' 'shows the title'
contains "$work/out" '11 and later' 'the releases'
contains "$work/out" 'can_suspend' 'the capabilities'
contains "$work/out" 'red green' 'the cases'
contains "$work/out" 'assay.Probe' 'the target'
contains "$work/out" 'say("answer: 42")' 'the source'
contains "$work/out" 'answer: 42' 'the expected file'
contains "$work/out" "run $id" 'how to run it'
contains "$work/out" '-agentpath:' 'and how to run it by hand'
contains "$work/out" "-XX:+Tuned" "with the JVM arguments of the test"
"$assay" show cases > /dev/null 2>&1
is $? 0 'a pattern that chooses one test names it'
"$assay" show none > "$work/out" 2>&1
is $? 2 'an unknown test is a mistake'
contains "$work/out" "no test 'none'" 'and is named'
"$assay" show > /dev/null 2>&1
is $? 2 'show needs a test'

new=$work/new
mkdir -p "$new/tools" "$new/spec"
cp "$root/tools/new-test.sh" "$new/tools/"
cp "$root/spec/rules.tsv" "$new/spec/"
sh "$new/tools/new-test.sh" thread/GetThreadState/try-me > "$work/out" 2>&1
is $? 0 'make new begins a test'
is "$(cat "$work/out")" "$(printf '%s\n' agents/thread/GetThreadState/try-me.c \
    expected/thread/GetThreadState/try-me.txt)" 'and names the two files'
sh "$new/tools/new-test.sh" thread/GetThreadState/try-me > "$work/out" 2>&1
is $? 2 'it overwrites nothing'
contains "$work/out" 'there already' 'and says so'
sh "$new/tools/new-test.sh" class/GetThreadState/try-me > "$work/out" 2>&1
is $? 0 'another category is allowed'
contains "$work/out" 'GetThreadState so far are in: thread' 'but it says where the others are'
for name in '' a/b Thread/GetThreadState/x thread/GetThreadState/X thread/GetThreadState/a_b \
    thread/NoSuchSubject/x ../GetThreadState/x 'thread/GetThreadState/a b' a/b/c/d; do
    sh "$new/tools/new-test.sh" "$name" > "$work/out" 2>&1
    is $? 2 "it refuses the name '$name'"
done
finish
