#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay reach, and assay run --touching: which functions of a JVM each test executes, on the JVM of the JDK that
# built the suite, and the tests chosen by them.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}
libjvm=$jdk/lib/server/libjvm.so
table=$work/table

# assay COMMAND...: leaves the status in $status and the outputs in $work/out and $work/err.
call() {
    "$assay" "$@" > "$work/out" 2> "$work/err" < /dev/null
    status=$?
    fail_if_sanitized
}

# touches WANTED OPTION...: the tests that are selected, in their order.
touches() {
    touches_wanted=$1
    shift
    call run --dry-run --jdk "$jdk" --reach "$table" "$@"
    is "$(sed 's,fake/Answer/,,' "$work/out" | tr '\n' ' ' | sed 's/ $//')" "$touches_wanted" "run $*"
}

# refused MESSAGE OPTION...
refused() {
    refused_message=$1
    shift
    call run --dry-run --jdk "$jdk" --reach "$table" "$@"
    is "$status" 2 "$refused_message: exit status 2"
    contains "$work/err" "$refused_message" "$refused_message: it is said"
    is "$(cat "$work/out")" '' "$refused_message: nothing is selected"
}

if ! sh "$root/runner/faults/functions.sh" "$libjvm" > "$work/functions" 2> "$work/err"; then
    echo "1..0 # SKIP $(cat "$work/err")"
    exit 0
fi
contains "$work/functions" ' JvmtiEnv::GetTag' 'functions.sh names functions without their parameters'
is "$(grep -cvE '^[0-9a-f]{16} [0-9a-f]{16} [^ ]+$' "$work/functions")" 0 'all lines have the form'

strip -o "$work/libjvm.so" "$libjvm"
sh "$root/runner/faults/functions.sh" "$work/libjvm.so" > "$work/out" 2> "$work/err"
is $? 2 'a stripped library: exit status 2'
contains "$work/err" 'its symbol table was stripped; install' 'a stripped library: what to do is said'
objcopy --only-keep-debug "$libjvm" "$work/libjvm.debuginfo"
sh "$root/runner/faults/functions.sh" "$work/libjvm.so" > "$work/others"
is "$(cksum < "$work/others")" "$(cksum < "$work/functions")" 'the symbols may be in a file beside it'
# Its addresses would be in the middle of instructions.
echo 'int other(void) { return 0; }' |
    "${CC:-cc}" -shared -x c -Wl,--build-id=0x0123456789abcdef -o "$work/libjvm.debuginfo" -
sh "$root/runner/faults/functions.sh" "$work/libjvm.so" > "$work/out" 2> "$work/err"
is $? 2 'a file of another build beside it: exit status 2'
contains "$work/err" "libjvm.debuginfo: this is of another build than the library" \
    'a file of another build beside it: it is said'
is "$(cat "$work/out")" '' 'a file of another build beside it: nothing is printed'
rm "$work/libjvm.so" "$work/libjvm.debuginfo"

make_home
ln -s "$built/faults" "$work/build/faults"
ln -s "$root/runner" "$work/runner"
add_test tagging <<'END'
TITLE("A tag that was set is the tag.");
static void observe(JNIEnv *jni, jobject subject)
{
    jlong tag = 0;
    jclass klass = (*jni)->FindClass(jni, "java/lang/Object");
    must(SetTag, klass, 42);
    must(GetTag, klass, &tag);
    say("answer: %d", (int)tag);
}
TEST(.probe = observe, .needs = {.can_tag_objects = 1});
END
add_test walking <<'END'
TITLE("A walk of the heap reads tags, too.");
static jint JNICALL on_object(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    return 0;
}
static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_object};
    must(SetTag, (*jni)->FindClass(jni, "java/lang/Object"), 42);
    must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say("answer: 42");
}
TEST(.probe = observe, .needs = {.can_tag_objects = 1});
END
add_test newer <<'END'
TITLE("Something newer.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .since = 99);
END
add_test refused <<'END'
TITLE("Its JVM does not start.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .vm_args = LIST("-XX:+NoSuchOption"));
END

XDG_CACHE_HOME=$work/cache
export XDG_CACHE_HOME
call reach
is "$status" 2 'reach without a JDK: exit status 2'
fake_jdk fake < /dev/null
call reach --jdk "$work/fake"
is "$status" 2 'a JVM whose library is not there: exit status 2'
contains "$work/err" 'the library that holds this JVM cannot be read: /nonexistent/libjvm.so' \
    'a JVM whose library is not there: it is said'
call run --dry-run --jdk "$jdk" --touching GetTag
is "$status" 2 'no table yet: exit status 2'
contains "$work/err" "make it with assay reach --jdk $jdk" 'no table yet: it is said how to make one'
call reach --jdk "$jdk" -j 2
is "$status" 0 'reach: exit status 0'
contains "$work/err" '5/5 tests run' 'reach: all tests are run'
contains "$work/err" "3 tests execute " 'reach: of those that apply something is recorded'
contains "$work/err" '1 test is not in the table: nothing was recorded of it' \
    'reach: one of which nothing was recorded is left out'
rm "$work/build/agents/fake/Answer/refused.so"
# The order depends on the seconds, which would vary.
awk -F '\t' -v OFS='\t' '/^fake\/Answer\// { $2 = "0.100" } { print }' "$work"/cache/assay/reach/* > "$table"
is "$(sed -n 's/^libjvm-sha256: //p' "$table")" "$(sha256sum < "$libjvm" | cut -d ' ' -f 1)" \
    'reach: the table names the library'
is "$(sed -n 's,^fake/Answer/\([^\t]*\)\t.*,\1,p' "$table" | tr '\n' ' ')" 'newer plain tagging walking ' \
    'reach: the table has all other tests'
is "$(grep '^fake/Answer/newer' "$table")" "$(printf 'fake/Answer/newer\t0.100\t')" \
    'reach: one that does not apply executes nothing'
is "$(sed -n '/^functions: /,/^tests: /p' "$table" | grep -v operator | grep -c '[<>]')" 0 \
    'reach: functions have names without the arguments of templates'
call run --dry-run --jdk "$jdk" --touching JvmtiEnv::GetTag
is "$(cat "$work/out")" fake/Answer/tagging 'the table of the JVM is found'
call run --jdk "$jdk" --touching JvmtiEnv::GetTag
is "$status" 0 'and the test is run'

touches 'tagging' --touching 'JvmtiEnv::GetTag'
touches 'tagging' --touching 'JvmtiEnv::GetTag(_jobject*, long*)'
touches 'walking' --touching 'JvmtiEnv::IterateThroughHeap'
touches 'walking' --touching 'jvmti_IterateThroughHeap'
touches 'tagging' --touching 'GetTag'
touches 'walking' --touching 'JvmtiEnv::SetTag' walking plain
contains "$work/err" '1 function is touched: 2 of 3 tests execute it; 1 of these tests is selected' 'it is said how many'
touches 'walking' --touching 'JvmtiEnv::SetTag' -k walk
call run --dry-run -q --jdk "$jdk" --reach "$table" --touching JvmtiEnv::SetTag
is "$(cat "$work/err")" '' '--quiet: nothing is said'

refused "no such function, or it is inlined wherever it is called; did you mean 'JvmtiEnv::GetTag'?" \
    --touching JvmtiEnv::GetTga
refused 'no test of the table executes it' --touching JvmtiEnv::PopFrame
refused 'none is known to execute what is touched' --touching JvmtiEnv::GetTag plain
refused 'there is no hunk in it' --touching-diff /dev/null
refused 'No such file' --touching-diff "$work/nothing"

# patch HEADER LINE...: a patch with one hunk, of those lines.
patch() {
    printf '%s\n' '--- a/src/hotspot/share/prims/jvmtiEnv.cpp' '+++ b/src/hotspot/share/prims/jvmtiEnv.cpp'
    echo "@@ -1,2 +1,2 @@ $1"
    shift
    printf '%s\n' "$@"
}
patch 'JvmtiEnv::GetTag(jobject object, jlong* tag_ptr) {' ' a;' '-b;' '+c;' > "$work/patch"
touches 'tagging' --touching-diff "$work/patch"
"$assay" run --dry-run --jdk "$jdk" --reach "$table" --touching-diff - < "$work/patch" > "$work/out" 2> "$work/err"
is "$(cat "$work/out")" fake/Answer/tagging '--touching-diff -: from standard input'
patch 'JvmtiEnv::GetTag(jobject object, jlong* tag_ptr) {' ' JvmtiEnv::IterateThroughHeap(jint filter) {' \
    '-b;' '+c;' > "$work/patch"
touches 'walking' --touching-diff "$work/patch"
patch 'JvmtiEnv::Inlined(jobject object) {' '-a;' '-b;' '+c;' '+d;' > "$work/patch"
call run --dry-run --jdk "$jdk" --reach "$table" --touching-diff "$work/patch"
is "$status" 0 'a function without a name in the library: exit status 0'
contains "$work/err" 'JvmtiEnv::Inlined: no test executes it by this name; all of JvmtiEnv counts' \
    'a function without a name in the library: its class counts'
sed 's/jvmtiEnv.cpp/other.cpp/; s/JvmtiEnv::/Nonesuch::/' "$work/patch" > "$work/other"
refused 'executes anything that the patch changes' --touching-diff "$work/other"

cp "$work/patch" "$work/other"
sed 's/jvmtiEnv.cpp/x86.ad/' "$work/patch" >> "$work/other"
call run --dry-run --jdk "$jdk" --reach "$table" --touching-diff "$work/other"
contains "$work/err" '1 file is left out, being no source of C or C++: src/hotspot/share/prims/x86.ad' \
    'a file of the patch that is no source: it is said'
call run --dry-run --on ssh:nowhere --jdk /x --touching GetTag
is "$status" 2 'a JVM elsewhere that is not asked: exit status 2'
contains "$work/err" 'not with --dry-run on another machine' 'a JVM elsewhere that is not asked: it is said'

# A table by hand, whose seconds and functions do not depend on the JVM.
recorded=$table
table=$work/hand
{
    sed '/^functions: /,$d' "$recorded"
    printf '%s\n' 'functions: 4' main A::tag A::get A::walk 'tests: 4'
    printf 'fake/Answer/%s\t%s\t%s\n' newer 0.000 '' plain 0.100 0 tagging 0.100 0-2 walking 0.050 0-1,3
} > "$table"
touches 'tagging' --touching A::get
touches 'walking tagging' --touching A::tag
contains "$work/err" '1 function is touched: 2 of 3 tests execute it; 2 of these tests are selected, nearest first' \
    'it is said in which order'
touches 'tagging walking' --touching A::tag --touching A::get
touches 'walking plain tagging' --touching main
touches 'walking tagging walking tagging' --touching A::tag --repeat 2
contains "$work/err" '2 of these tests are selected' 'repeated tests count once'
touches 'tagging' --touching A::tag --shard 2/2
contains "$work/err" '1 of these tests is selected' 'those of another shard do not count'
refused 'no test is selected' --touching A::tag --shard 3/3
lacks "$work/err" 'known to execute' 'an empty shard: nothing else is said'
call run --dry-run --jdk "$jdk" --reach "$table" --touching A::tag --seed 1
is "$(sort "$work/out" | tr '\n' ' ')" 'fake/Answer/tagging fake/Answer/walking ' '--seed: the same tests'
lacks "$work/err" 'first' '--seed: nothing is said of an order'
call run --jdk "$jdk" --json "$work/json" -q tagging
sed 's/"PASS"/"FAIL"/' "$work/json" > "$work/failed"
touches 'tagging walking' --touching A::tag --failed-first "$work/failed"
lacks "$work/err" 'nearest first' '--failed-first: nothing is said of an order'
add_test cased <<'END'
TITLE("A case that was added.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .cases = LIST("old", "new"));
END
sed "s,^tests: 4,tests: 5\nfake/Answer/cased:old\t0.100\t0," "$table" > "$work/hand-and-case"
table=$work/hand-and-case
touches 'walking tagging cased:new' --touching A::tag
contains "$work/err" '1 test is not in the table, and runs last' 'a case that was added: it is said'
touches 'walking' --touching A::tag walking
lacks "$work/err" 'not in the table' 'a case that was not selected: nothing is said'
rm "$work/build/agents/fake/Answer/cased.so"
table=$recorded

add_test plainer <<'END'
TITLE("Something that was added.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
touches 'tagging plainer' --touching 'JvmtiEnv::GetTag'
contains "$work/err" '1 test is not in the table, and runs last' 'a test that was added: it is said'
sed 's/^selected: all/selected: some/' "$table" > "$work/some"
call run --dry-run --jdk "$jdk" --reach "$work/some" --touching JvmtiEnv::GetTag
is "$(cat "$work/out")" fake/Answer/tagging 'a table of some tests: others are left out'
contains "$work/err" 'the table is of some tests only: nothing is known of 1, which is left out' \
    'a table of some tests: it is said'
sed 's/^libjvm-sha256: .*/libjvm-sha256: 0/' "$table" > "$work/built"
call run --dry-run --jdk "$jdk" --reach "$work/built" --touching JvmtiEnv::GetTag plain tagging
is "$status $(cat "$work/out")" '0 fake/Answer/tagging' 'a table of another build is used'
contains "$work/err" 'is of another build of this JVM' 'a table of another build: it is said'
sed 's/^specification: .*/specification: 8/' "$table" > "$work/older"
call run --dry-run --jdk "$jdk" --reach "$work/older" --touching JvmtiEnv::GetTag
is "$status" 2 'a table of another JVM: exit status 2'
contains "$work/err" 'the table is of ' 'a table of another JVM: it is said'
echo more >> "$work/some"
call run --dry-run --jdk "$jdk" --reach "$work/some" --touching JvmtiEnv::GetTag
is "$status" 2 'a table with something behind it: exit status 2'
contains "$work/err" 'there is something behind the last test' 'a table with something behind it: it is said'
call run --dry-run --jdk "$jdk" --reach "$table"
is "$status" 2 '--reach alone: exit status 2'
call run --dry-run --jdk "$jdk" --jdk "$jdk" --touching JvmtiEnv::GetTag
is "$status" 2 'two JVMs without a table: exit status 2'
contains "$work/err" 'about one JVM' 'two JVMs without a table: it is said'
nothing_left 'all in all'
is "$(ls "$work/tmp")" '' 'all in all: no file is left'
finish
