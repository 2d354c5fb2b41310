#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay run --watch: what is run again after which change, with a source tree in which `make` builds, and a JVM whose
# files are replaced.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
real=${JDK:-$(sh "$root/tools/build-jdk.sh")}
tree=$work/tree

# A tree with three tests, in which all else is built.
mkdir -p "$tree/agents/fake/Answer" "$tree/expected/fake/Answer" "$tree/javasrc/fake" "$tree/suites/known" \
    "$tree/build/agents"
cp -pR "$root/Makefile" "$root/tools" "$tree/"
cp -pR "$root/agents/support" "$root/agents/companions" "$tree/agents/"
cp -pR "$root/javasrc/assay" "$tree/javasrc/"
cp -pR "$built/agents/support" "$built/agents/support.a" "$tree/build/agents/"
cp -pR "$built/generated" "$built/probe.so" "$tree/build/"
mkdir "$tree/build/java" "$tree/build/java-packages"
cp -pR "$built/java/assay" "$tree/build/java/"
cp -p "$built/java-packages/javasrc+assay" "$tree/build/java-packages/"
cp "${ASSAY_RUNNER:-$built/assay}" "$tree/build/assay"
ln -s "$root/spec" "$root/reports" "$tree/"
# In the order in which they are made of one another.
find "$tree/build/generated" "$tree/build/java" -type f -exec touch {} +
find "$tree/build/agents" "$tree/build/java-packages" -type f -exec touch {} +
touch "$tree/build/agents/support.a"
assay=$tree/build/assay
agent() {
    cat > "$tree/agents/fake/Answer/$1.c"
}
expect() {
    printf '[GetThreadState.park-timed]\n%s\n' "$2" > "$tree/expected/fake/Answer/$1.txt"
}
agent plain << 'END'
#include "assay.h"
TITLE("The agent gives the answer.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
# The answer of the header.
agent included << 'END'
#include "assay.h"
#include "answer.h"
TITLE("The header gives the answer.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: %d", ANSWER); }
TEST(.probe = observe);
END
echo '#define ANSWER 42' > "$tree/agents/fake/Answer/answer.h"
# The number of methods of the target.
agent target << 'END'
#include "assay.h"
TITLE("The target gives the answer.");
static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jmethodID *methods = NULL;
    must(GetClassMethods, (*jni)->GetObjectClass(jni, subject), &count, &methods);
    say("answer: %d", (int)count + 40);
}
TEST(.probe = observe, .target = "fake.Giving");
END
giving() {
    echo "package fake; class Giving { $1 public static void main(String[] a) { assay.Agent.probe(new Giving()); } }" \
        > "$tree/javasrc/fake/Giving.java"
}
giving 'void more() { }'
for name in plain included target; do
    expect $name 'answer: 42'
done
make -s -C "$tree" -j 2 "JDK=$real" build/java/.compiled build/agents/fake/Answer/plain.so \
    build/agents/fake/Answer/included.so build/agents/fake/Answer/target.so > "$work/made" 2>&1 || {
    sed 's/^/# /' "$work/made"
    echo 'Bail out! the tree cannot be built'
    exit 1
}

# A JDK whose launcher and library are its own.
jdk=$work/jdk
mkdir -p "$jdk/bin" "$jdk/lib/server"
cp "$real/bin/java" "$jdk/bin/"
ln -s "$real"/lib/* "$jdk/lib/" 2> /dev/null
ln -s "$real/conf" "$jdk/"
rm -f "$jdk/lib/server/server"
ln -s "$real"/lib/server/* "$jdk/lib/server/" 2> /dev/null
rm "$jdk/lib/server/libjvm.so"
cp "$real/lib/server/libjvm.so" "$jdk/lib/server/"

mkfifo "$work/rounds"

# watch OPTION...: begins, with the lines of the rounds on descriptor 3. It ends by itself if the test does not.
watch() {
    # A shell starts what it puts into the background with SIGINT ignored.
    # shellcheck disable=SC2016 # the words are for perl
    JDK=$real perl -e '$SIG{INT} = "DEFAULT"; alarm 60; exec @ARGV' \
        "$assay" run --watch -q -j 2 --json "$work/json/{vm}.json" "$@" > "$work/rounds" 2> "$work/err" < /dev/null &
    runner=$!
    exec 3< "$work/rounds"
}

# round WANTED: the next line.
round() {
    IFS= read -r line <&3 || line='no more lines'
    is "$line" "$1" "$1"
    [ "$line" = "$1" ] || tail -5 "$work/err" | sed 's/^/# /'
}

# await COMMAND...: until it succeeds, or the runner is not there any more.
await() {
    until "$@" || ! kill -0 $runner 2> /dev/null; do sleep 0.02; done
}

# said TEXT: waits until the runner has said that.
said() {
    await grep -qF -e "$1" "$work/err"
    contains "$work/err" "$1" "said: $1"
}

# stop STATUS DESCRIPTION
stop() {
    kill -s INT $runner
    wait $runner
    status=$?
    fail_if_sanitized
    is $status "$1" "$2: exit status $1"
    exec 3<&-
}

all='Of 3 selected, 0 are not as expected.'
one='Of 3 selected, 1 is not as expected'
watch --jdk "$jdk"
round "Round 1: 3 results. Newly not as expected: fake/Answer/target (FAIL). $one."

# What a test is made of.
giving ''
round "Round 2: javasrc/fake/Giving.java changed; 1 result. As expected again: fake/Answer/target. $all"
expect plain 'answer: 43'
round "Round 3: expected/fake/Answer/plain.txt changed; 1 result. Newly not as expected: fake/Answer/plain (FAIL). $one."
sed 's/42/43/' "$tree/agents/fake/Answer/plain.c" > "$work/plain.c"
mv "$work/plain.c" "$tree/agents/fake/Answer/plain.c"
round "Round 4: agents/fake/Answer/plain.c changed; 1 result. As expected again: fake/Answer/plain. $all"
echo '#define ANSWER none' > "$tree/agents/fake/Answer/answer.h"
round "Round 5: agents/fake/Answer/answer.h changed; 0 results. The build failed. Of 3 selected, 0 are not as expected, 1 is still to be run."
contains "$work/err" 'answer.h:1:16: error:' 'a failing build is shown'
echo '#define ANSWER 41' > "$tree/agents/fake/Answer/answer.h"
round "Round 6: agents/fake/Answer/answer.h changed; 1 result. Newly not as expected: fake/Answer/included (FAIL). $one."
cat > "$work/known.txt" << 'END'
Cause: answer-less
Title: The answer is less
Status: open
Rule: GetThreadState.park-timed
VM: *
Behavior: It is 41.
Affected: 17
Date: 2026-11-28

Pin: answer-less
Versions: 8..
Test: fake/Answer/included
Expected: answer: 42
Actual: answer: 41
END
mv "$work/known.txt" "$tree/suites/known/"
round "Round 7: suites/known changed; 1 result. As expected again: fake/Answer/included. $all"
sed -i 's/Actual: answer: 41/Actual: answer: 40/' "$tree/suites/known/known.txt"
round "Round 8: suites/known/known.txt changed; 1 result. Newly not as expected: fake/Answer/included (FAIL). $one."

# The JVM: replaced by rename, broken, removed, and written in place.
library=$jdk/lib/server/libjvm.so
replace() {
    cp "$1" "$work/new"
    mv "$work/new" "$2"
}
replace "$real/lib/server/libjvm.so" "$library"
round "Round 9: $library changed; 3 results. $one."
replace "$tree/Makefile" "$library"
round "Round 10: $library changed; 0 results. 1 JVM could not be tested. $one, 3 are still to be run."
rm "$library"
said "Waiting: $library is not there."
mkfifo "$work/go"
cp "$real/lib/server/libjvm.so" "$work/whole"
{
    head -c 1000000 "$work/whole"
    read -r _ < "$work/go"
    tail -c +1000001 "$work/whole"
} > "$library" &
said "Waiting: $library is being written."
echo > "$work/go"
round "Round 11: $library changed; 3 results. $one."
stop 1 'a test is not as expected'

# Two JVMs, one of them by a link, other options, and a test that is new.
echo '#define ANSWER 42' > "$tree/agents/fake/Answer/answer.h"
ln -s jdk "$work/link"
watch --jdk "$work/link" --jdk "$real" -k 'not target' --fail-fast 1 -j 1 'fake/*'
round 'Round 1: 4 results. Of 4 selected, 0 are not as expected.'
slug=$(basename "$work"/json/*-2.json -2.json)
cp "$tree/agents/fake/Answer/plain.c" "$tree/agents/fake/Answer/within.c"
round 'Round 2: agents/fake/Answer changed; 0 results. A test cannot be used. Of 4 selected, 0 are not as expected.'
expect within 'answer: 40'
round "Round 3: expected/fake/Answer changed; 2 results. Newly not as expected: fake/Answer/within (FAIL on $slug), fake/Answer/within (FAIL on $slug-2). Of 6 selected, 2 are not as expected."
ln -sfn "$real" "$work/link"
round "Round 4: $work/link/bin/java changed; 2 results. Of 6 selected, 2 are not as expected, 1 is still to be run."
rm "$work/json/$slug-2.json"
is "$(ids)" 'within included' 'only that JVM runs tests, what deviated last time first'
expect within 'answer: 43'
round "Round 5: expected/fake/Answer/within.txt changed; 3 results. As expected again: fake/Answer/within (on $slug), fake/Answer/within (on $slug-2). Of 6 selected, 0 are not as expected."
rm "$tree/agents/fake/Answer/within.c"
round 'Round 6: agents/fake/Answer/within.c changed; 0 results. Of 4 selected, 0 are not as expected.'
stop 0 'all as expected'

# Interrupted in the first round, and what makes no sense.
fake_jdk hanging << 'END'
echo started > "$STARTED"
sleep 300
END
STARTED=$work/started
export STARTED
watch --jdk "$work/hanging"
await [ -e "$work/started" ]
stop 130 'before the end of the first round'
for option in '--shard 1/2' '--resume there' '--json -' '--dry-run' '--touching-diff -'; do
    # shellcheck disable=SC2086 # these are words
    "$assay" run --watch --jdk "$jdk" $option > "$work/out" 2> "$work/err"
    is $? 2 "with $option: exit status 2"
    contains "$work/err" '--watch cannot be combined with ' "with $option: it is said"
done
nothing_left 'all in all'
is "$(ls "$work/tmp")" '' 'all in all: no file is left'
finish
