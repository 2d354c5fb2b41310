#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Agents and expected files that cannot be used.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
agents=$work/build/agents/fake/Answer
fake_jdk good <<'END'
answer
END

# found_bad NAME TEXT: the agent is reported, and the others run all the same.
found_bad() {
    run --jdk "$work/good"
    is "$status" 2 "$1: exit status 2"
    contains "$work/err" "$1" "$1: the file is named"
    contains "$work/err" "$2" "$1: '$2'"
    is "$(grep -c '^assay: ' "$work/err")" 1 "$1: one message"
    is "$(verdict)" PASS "$1: the other test runs"
    rm -rf "$agents"/bad* "$work"/expected/fake/Answer/bad* "$work"/agents/fake/Answer/bad*
}

bad_descriptor() {
    add_test "bad-$1"
    found_bad "bad-$1.so" "$2"
}

head -c 3000 "$agents/plain.so" > "$agents/bad-truncated.so"
found_bad bad-truncated.so 'is corrupt: reading it ended with'
size=$(wc -c < "$agents/plain.so")
head -c $((size / 2)) "$agents/plain.so" > "$agents/bad-half.so"
found_bad bad-half.so 'fake/Answer/bad-half.so'
: > "$agents/bad-empty.so"
found_bad bad-empty.so 'cannot be loaded'
head -c 20000 /dev/urandom > "$agents/bad-noise.so"
found_bad bad-noise.so 'cannot be loaded'
# The head of the file is whole, what it speaks of is not.
{
    head -c 4096 "$agents/plain.so"
    head -c $((size - 4096)) /dev/urandom
} > "$agents/bad-corrupt.so"
found_bad bad-corrupt.so 'fake/Answer/bad-corrupt.so'
mkdir "$agents/bad-directory.so"
found_bad bad-directory.so 'cannot be loaded'

# A library of the system is no agent.
cp "$(ldd "$work/build/assay" | sed -n 's/.*libuv[^ ]* => \([^ ]*\) .*/\1/p')" \
    "$agents/bad-stranger.so"
found_bad bad-stranger.so 'has no descriptor'

bad_descriptor hooks 'declares no hook' <<'END'
TITLE("No hook.");
TEST(.target = "assay.Nothing");
END
bad_descriptor range 'since 21, but until 17 only' <<'END'
TITLE("An empty range.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .since = 21, .until = 17);
END
bad_descriptor case "has the case 'one' twice" <<'END'
TITLE("A case twice.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .cases = LIST("one", "two", "one"));
END
bad_descriptor letter 'names are of letters, digits' <<'END'
TITLE("A case with a space.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .cases = LIST("one two"));
END
bad_descriptor title 'has no title' <<'END'
TITLE("");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
bad_descriptor version 'descriptor of version 999' <<'END'
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
__attribute__((visibility("default"))) const struct assay_test assay_test = {
    .version = 999, .size = sizeof(struct assay_test), .title = "x", .probe = observe};
END

add_test bad-unexpected <<'END'
TITLE("There is no expected file.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
rm "$work/expected/fake/Answer/bad-unexpected.txt"
found_bad bad-unexpected.so 'if the test was removed, run make'

echo > "$work/expected/fake/Answer/bad-orphan.txt"
found_bad bad-orphan.txt 'there is no test of that name'

# An expected file that does not parse is an error of its test, and of nothing else.
add_test syntax <<'END'
TITLE("The expected file is broken.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
printf '[GetThreadState.park-timed]\n@either\nanswer: 42\n' \
    > "$work/expected/fake/Answer/syntax.txt"
run --jdk "$work/good"
is "$status" 2 'broken expected file: exit status 2'
is "$(verdict)" 'PASS ERROR' 'broken expected file: the verdict is ERROR'
contains "$work/out" 'expected/fake/Answer/syntax.txt:' \
    'broken expected file: file and line are named'
printf '[No.such-rule]\nanswer: 42\n' > "$work/expected/fake/Answer/syntax.txt"
run --jdk "$work/good" syntax
is "$(verdict)" ERROR 'unknown rule: the verdict is ERROR'
contains "$work/out" 'syntax.txt:1' 'unknown rule: file and line are named'
printf '[GetThreadState.park-timed]\n# JVMTI_ERROR_NOEN\nanswer: JVMTI_ERROR_{A|B} JVMTI_ERROR_NOEN\n' \
    > "$work/expected/fake/Answer/syntax.txt"
run --jdk "$work/good" syntax
is "$(verdict)" ERROR 'unknown constant: the verdict is ERROR'
contains "$work/out" \
    "syntax.txt:3: the JVM TI has no constant JVMTI_ERROR_NOEN; did you mean 'JVMTI_ERROR_NONE'?" \
    'unknown constant: file, line and the nearest one are named'
rm "$agents/syntax.so" "$work/agents/fake/Answer/syntax.c" "$work/expected/fake/Answer/syntax.txt"

# Nor does a target that is not there say anything of a JVM.
add_test target <<'END'
TITLE("There is no target.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .target = "fake.Missing");
END
run --jdk "$work/good" target
is "$(verdict)" ERROR 'no target: the verdict is ERROR'
contains "$work/out" 'the target fake.Missing cannot be read: there is no ' 'no target: it is named'
rm "$agents/target.so" "$work/agents/fake/Answer/target.c" "$work/expected/fake/Answer/target.txt"

# A path with blanks in a variable that a JVM takes apart at blanks.
add_test settings <<'END'
TITLE("There are settings.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .env = LIST("JAVA_TOOL_OPTIONS=-a:{companions}/x='y z' \"-b:{companions}/x\"",
    "OTHER={companions}"));
END
mkdir "$work/a b"
for part in build expected suites agents spec reports; do
    cp -R "$work/$part" "$work/a b/"
done
fake_jdk telling <<'END'
printf '%s\n%s\n' "$JAVA_TOOL_OPTIONS" "$OTHER" > "$here/settings"
answer
END
run --jdk "$work/telling" settings
is "$(head -n 1 "$work/telling/settings")" \
    "-a:$work/build/companions/x='y z' \"-b:$work/build/companions/x\"" 'a path without blanks is as it is'
"$work/a b/build/assay" run --jdk "$work/telling" settings > "$work/out" 2>&1
is "$(head -n 1 "$work/telling/settings")" \
    "-a:'$work/a b/build/companions'/x='y z' \"-b:$work/a b/build/companions/x\"" \
    'one with blanks is quoted once'
is "$(sed 1d "$work/telling/settings")" "$work/a b/build/companions" 'elsewhere it needs no quotes'

# What was read of many libraries is kept, and used for those that have not changed.
add_test many-0 <<'END'
TITLE("One of many.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .cases = LIST("one", "two"), .args = LIST("x"), .needs = {.can_tag_objects = 1});
END
number=0
while [ $((number += 1)) -le 110 ]; do
    cp "$agents/many-0.so" "$agents/many-$number.so"
    cp "$work/agents/fake/Answer/many-0.c" "$work/agents/fake/Answer/many-$number.c"
    cp "$work/expected/fake/Answer/many-0.txt" "$work/expected/fake/Answer/many-$number.txt"
done
kept=$work/build/descriptors.json
[ ! -e "$kept" ]
is $? 0 'few libraries: nothing is kept'
"$assay" list -l > "$work/first"
[ -s "$kept" ]
is $? 0 'many libraries: what was read is kept'
"$assay" list -l > "$work/second"
cmp -s "$work/first" "$work/second"
is $? 0 'read again from it: the same list'
# A kept title is seen to be used, until the library changes.
sed -i 's/One of many\./Kept./g' "$kept"
is "$("$assay" list -l | grep -c "Kept\.$")" 111 'kept: used'
is "$("$assay" certify --must-pass 17 | grep -c many-7:)" 2 'a certificate: its cases must pass'
sed -i 's/"since":0/"since":99/g' "$kept"
is "$("$assay" certify --must-pass 17 | grep -c many-7:)" 2 'it rests on the libraries alone'
sed -i 's/"since":99/"since":0/g' "$kept"
touch "$agents/many-7.so"
is "$("$assay" list -l | grep -c 'One of many\.')" 1 'a library with another time is read again'
cp "$agents/plain.so" "$work/other.so"
mv "$work/other.so" "$agents/many-8.so"
"$assay" list -l > "$work/second"
is "$(grep -c 'The JVM gives the answer\.' "$work/second")" 2 'a library that was replaced is read again'
rm "$agents/many-9.so" "$work/agents/fake/Answer/many-9.c" "$work/expected/fake/Answer/many-9.txt"
is "$("$assay" list -l | grep -c 'many-9 ')" 0 'a library that was removed is forgotten'
for text in '' '{"fake/Answer/many-1.so": 1}' '[1]' "$(head -c 5000 "$kept")"; do
    printf %s "$text" > "$kept"
    "$assay" list -l > "$work/third" 2> "$work/err"
    is "$? $(cat "$work/err") $(grep -c 'One of many\.' "$work/third")" '0  109' \
        "kept in part or damaged ($(printf %.20s "$text")): the libraries are read again"
done
head -c 4096 "$agents/plain.so" > "$agents/many-10.so"
run --jdk "$work/good" plain
is "$status" 2 'a library that has become corrupt: exit status 2'
contains "$work/err" 'many-10.so' 'a library that has become corrupt: it is named'
finish
