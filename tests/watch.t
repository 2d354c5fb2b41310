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
# What is built again is the same only if it was built here.
rm "$tree/build/agents/support/agent/agent.o"
assay=$tree/build/assay
agent() {
    cat > "$tree/agents/fake/Answer/$1.c"
}
expect() {
    printf '[GetThreadState.park-timed]\n%s\n' "$2" > "$tree/expected/fake/Answer/$1.txt"
}
# The answer of the support library.
echo 'int asked(void);
#define ASKED 42' > "$tree/agents/support/agent/asked.h"
echo '#define MORE 0' > "$tree/agents/support/agent/more.h"
cat > "$tree/agents/support/agent/asked.c" << 'END'
#include "asked.h"
#include "more.h"
int asked(void) { return ASKED + MORE; }
END
agent plain << 'END'
#include "assay.h"
int asked(void);
TITLE("The support library gives the answer.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: %d", asked() + 0); }
TEST(.probe = observe);
END
# The answer of the header.
agent included << 'END'
#include "assay.h"
#include "answer.h"
#include "asked.h"
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
    say("answer: %d", (int)count + 39);
}
TEST(.probe = observe, .target = "fake.Giving");
END
giving() {
    echo "package fake; class Giving { $1 static Object other = new Other();
        public static void main(String[] a) { assay.Agent.probe(new Giving()); } }" > "$tree/javasrc/fake/Giving.java"
}
giving ''
cp -p "$tree/javasrc/fake/Giving.java" "$work/"
echo 'package fake; class Other { String text = "first"; }' > "$tree/javasrc/fake/Other.java"
for name in plain included target; do
    expect $name 'answer: 42'
done
make -s -C "$tree" -j 2 "JDK=$real" build/java/.compiled build/agents/fake/Answer/plain.so \
    build/agents/fake/Answer/included.so build/agents/fake/Answer/target.so > "$work/made" 2>&1 || {
    sed 's/^/# /' "$work/made"
    echo 'Bail out! the tree cannot be built'
    exit 1
}

# A source is newer than what was made of it.
until [ -n "$(find "$tree/javasrc/fake/Giving.java" -newer "$tree/build/java/.compiled")" ]; do giving 'void more() { }'; done

# A compiler that stops once, when there is a file `hold`, in `now`: before it has written its output, or after that.
mkdir "$work/bin"
cat > "$work/bin/gcc" << END
#!/bin/sh
now=\$(cat "$work/hold" 2> /dev/null) && rm "$work/hold"
if [ "\$now" = before ]; then
    while [ "\$1" != -o ]; do shift; done
    : > "\$2"
    echo > "$work/held"
    exec sleep 300
fi
[ ! -e "$work/touch" ] || touch "$tree/agents/fake/Answer/answer.h"
$(command -v gcc) "\$@" || exit
if [ "\$now" = after ]; then
    echo > "$work/held"
    read -r _ < "$work/go"
fi
END
chmod +x "$work/bin/gcc"
# What is written does not wait for a reader.
mkfifo "$work/go"
exec 5<> "$work/go"
hold() {
    rm -f "$work/held"
    echo "$1" > "$work/hold"
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

runner=
trap '[ -z "$runner" ] || kill -s KILL $runner; rm -rf "$work"' EXIT

# watch OPTION...: begins, with the lines of the rounds on descriptor 3. A round that does not come is waited for
# until the alarm, long after what a slow machine takes.
watch() {
    # A shell starts what it puts into the background with SIGINT ignored.
    # shellcheck disable=SC2016 # the words are for perl
    rm -f "$work/hold" "$work/held"
    JDK=$real PATH=$work/bin:$PATH perl -e '$SIG{INT} = "DEFAULT"; alarm 1500; exec @ARGV' \
        "$assay" run --watch -q -j 2 --json "$work/json/{vm}.json" "$@" > "$work/rounds" 2> "$work/err" < /dev/null 5>&- &
    runner=$!
    rounds=0
    exec 3< "$work/rounds"
}

# round WANTED: the next line.
round() {
    rounds=$((rounds + 1))
    IFS= read -r line <&3 || line='no more lines'
    is "$line" "Round $rounds: $1" "Round $rounds: $1"
    [ "$line" = "Round $rounds: $1" ] || tail -5 "$work/err" | sed 's/^/# /'
}

# at_once COMMAND...: what the command does is seen as a whole.
at_once() {
    kill -s STOP $runner
    "$@"
    kill -s CONT $runner
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
    runner=
    fail_if_sanitized
    is $status "$1" "$2: exit status $1"
    exec 3<&-
}

all='Of 3 selected, 0 are not as expected.'
one='Of 3 selected, 1 is not as expected'
due='Of 3 selected, 0 are not as expected, 3 are still to be run.'
watch --jdk "$jdk"
round "3 results. Newly not as expected: fake/Answer/target (FAIL). $one."

# What a test is made of.
cp "$tree/build/agents/fake/Answer/included.so" "$work/"
cp -p "$tree/agents/fake/Answer/plain.c" "$work/"
# Older than what was made of the other one.
mv "$work/Giving.java" "$tree/javasrc/fake/"
round "javasrc/fake/Giving.java changed; 1 result. As expected again: fake/Answer/target. $all"
expect plain 'answer: 43'
round "expected/fake/Answer/plain.txt changed; 1 result. Newly not as expected: fake/Answer/plain (FAIL). $one."
sed 's/+ 0/+ 1/' "$work/plain.c" > "$work/new"
mv "$work/new" "$tree/agents/fake/Answer/plain.c"
round "agents/fake/Answer/plain.c changed; 1 result. As expected again: fake/Answer/plain. $all"
exec 4> "$tree/agents/fake/Answer/answer.h"
echo '#define ANSWER none' >&4
said "Waiting: $tree/agents/fake/Answer/answer.h is being written."
exec 4>&-
round "agents/fake/Answer/answer.h changed; 0 results. The build failed. Of 3 selected, 0 are not as expected, 1 is still to be run."
contains "$work/err" 'answer.h:1:16: error:' 'a failing build is shown'
echo '#define ANSWER 41' > "$tree/agents/fake/Answer/answer.h"
round "agents/fake/Answer/answer.h changed; 1 result. Newly not as expected: fake/Answer/included (FAIL). $one."
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
know() {
    mkdir "$tree/suites/known/new"
    mv "$work/known.txt" "$tree/suites/known/new/"
}
at_once know
round "suites/known changed; 1 result. As expected again: fake/Answer/included. $all"
sed -i 's/Actual: answer: 41/Actual: answer: 40/' "$tree/suites/known/new/known.txt"
round "suites/known/new/known.txt changed; 1 result. Newly not as expected: fake/Answer/included (FAIL). $one."

# Older than what was made of the other one; and one that is newer, but the same.
older() {
    mv "$work/plain.c" "$tree/agents/fake/Answer/"
    touch "$tree/agents/fake/Answer/included.c"
}
at_once older
round "agents/fake/Answer/plain.c changed; 1 result. Newly not as expected: fake/Answer/plain (FAIL). Of 3 selected, 2 are not as expected."
# Beside it an empty file that nobody writes.
newer() {
    expect plain 'answer: 42'
    : > "$work/empty"
    ln "$work/empty" "$tree/agents/fake/Answer/linked.h"
}
at_once newer
round "expected/fake/Answer/plain.txt, agents/fake/Answer/linked.h changed; 1 result. As expected again: fake/Answer/plain. $one."

# A source is saved again, and a library replaced, while that source is compiled.
touch "$tree/agents/fake/Answer/plain.c"
cp "$tree/agents/fake/Answer/plain.c" "$work/"
hold after
sed 's/+ 0/- 1/' "$work/plain.c" > "$work/new"
mv "$work/new" "$tree/agents/fake/Answer/plain.c"
await [ -e "$work/held" ]
touch "$work/included.so"
mv "$work/included.so" "$tree/build/agents/fake/Answer/"
mv "$work/plain.c" "$tree/agents/fake/Answer/"
echo >&5
round "agents/fake/Answer/plain.c changed; 2 results. As expected again: fake/Answer/included. $all"

# What is missing when it is built, and headers of the support library.
include() {
    sed -i '1i #include "new.h"' "$tree/agents/fake/Answer/plain.c"
    echo '#define ANSWER 42' > "$tree/agents/fake/Answer/answer.h"
}
at_once include
round "agents/fake/Answer/answer.h, agents/fake/Answer/plain.c changed; 0 results. The build failed. Of 3 selected, 0 are not as expected, 2 are still to be run."
: > "$tree/agents/fake/Answer/new.h"
round "agents/fake/Answer/new.h changed; 2 results. $all"
echo '#define MORE 1' > "$tree/agents/support/agent/more.h"
round "agents/support/agent/more.h changed; 1 result. Newly not as expected: fake/Answer/plain (FAIL). $one."
sed -i 's/42/41/' "$tree/agents/support/agent/asked.h"
round "agents/support/agent/asked.h changed; 1 result. As expected again: fake/Answer/plain. $all"
# A class that another one mentions, compiled by somebody else.
sed -i 's/first/other/' "$tree/build/java/fake/Other.class"
round "build/java/fake/Other.class changed; 1 result. $all"

# A source of the support library goes, and comes again, and is saved once more while it is compiled.
support=$tree/agents/support
mv "$support/agent/asked.c" "$work/"
round "agents/support/agent/asked.c changed; 1 result. Newly not as expected: fake/Answer/plain (INCOMPLETE). $one."
hold after
sed 's/ASKED + MORE/0/' "$work/asked.c" > "$work/new"
mv "$work/new" "$support/agent/asked.c"
await [ -e "$work/held" ]
mv "$work/asked.c" "$support/agent/"
echo >&5
round "agents/support/agent/asked.c changed; 1 result. As expected again: fake/Answer/plain. $all"

# Headers that are missing come above the directory of the test, and in a new module.
sed -i '1i #include "../near.h"\n#include "module.h"' "$tree/agents/fake/Answer/plain.c"
round "agents/fake/Answer/plain.c changed; 0 results. The build failed. Of 3 selected, 0 are not as expected, 1 is still to be run."
: > "$tree/agents/fake/near.h"
round "agents/fake/near.h changed; 0 results. The build failed. $due"
module() {
    mkdir "$support/module"
    : > "$support/module/module.h"
}
at_once module
round "agents/support changed; 3 results. $all"

# A new package, with a source that is corrected.
mkdir "$tree/javasrc/fresh"
round "javasrc changed; 0 results. $all"
echo 'package fresh; class Fresh { none }' > "$tree/javasrc/fresh/Fresh.java"
round "javasrc/fresh/Fresh.java changed; 0 results. The build failed. $due"
echo 'package fresh; class Fresh { }' > "$tree/javasrc/fresh/Fresh.java"
round "javasrc/fresh/Fresh.java changed; 3 results. $all"
ok "$([ -e "$tree/build/java/fresh/Fresh.class" ]; echo $?)" 'the class file of the new package is there'

# A header is written in every build, and is always the same.
: > "$work/touch"
sed -i 's/ANSWER)/ANSWER - 1)/' "$tree/agents/fake/Answer/included.c"
round "agents/fake/Answer/included.c, agents/fake/Answer/answer.h changed; 1 result. Newly not as expected: fake/Answer/included (FAIL). $one."
rm "$work/touch"
sed -i 's/ANSWER - 1)/ANSWER)/' "$tree/agents/fake/Answer/included.c"
round "agents/fake/Answer/included.c changed; 1 result. As expected again: fake/Answer/included. $all"

# The JVM: replaced by rename, broken, removed, and written in place.
library=$jdk/lib/server/libjvm.so
replace() {
    cp "$1" "$work/new"
    mv "$work/new" "$2"
}
replace "$real/lib/server/libjvm.so" "$library"
round "$library changed; 3 results. $all"
replace "$tree/Makefile" "$library"
round "$library changed; 0 results. 1 JVM could not be tested. Of 3 selected, 0 are not as expected, 3 are still to be run."
rm "$library"
said "Waiting: $library is not there."
cp "$real/lib/server/libjvm.so" "$work/whole"
{
    head -c 1000000 "$work/whole"
    read -r _ < "$work/go"
    tail -c +1000001 "$work/whole"
} > "$library" &
said "Waiting: $library is being written."
echo >&5
round "$library changed; 3 results. $all"
stop 0 'all as expected'

# Two JVMs, one of them by a link, a list of known deviations by another one, other options, and a test that is new.
cp -R "$jdk" "$work/gone"
ln -s gone "$work/link"
cp "$tree/suites/known/new/known.txt" "$work/first.txt"
sed 's/included/within/; s/42$/40/; s/Actual.*/Actual: answer: 42/' "$work/first.txt" > "$work/second.txt"
ln -s first.txt "$work/list"
sed -i 's/^\[.*/[GetThreadState.park-timed] [GetThreadState.one-activity]/' "$tree/expected/fake/Answer/target.txt"
watch --jdk "$work/link" --jdk "$real" -k 'not one-activity' --known "$work/list" --fail-fast 1 -j 1 'fake/*'
round '4 results. Of 4 selected, 0 are not as expected.'
slug=$(basename "$work"/json/*-2.json -2.json)
cp "$tree/agents/fake/Answer/plain.c" "$tree/agents/fake/Answer/within.c"
round 'agents/fake/Answer changed; 0 results. A test cannot be used. Of 4 selected, 0 are not as expected.'
expect within 'answer: 40'
round "expected/fake/Answer changed; 2 results. Newly not as expected: fake/Answer/within (FAIL on $slug), fake/Answer/within (FAIL on $slug-2). Of 6 selected, 2 are not as expected."
# While one JVM is gone, tests are run on the other one.
at_once rm -r "$work/gone"
said 'is not there.'
ln -sfn second.txt "$work/list"
round "$work/gone/bin/java, $work/link/bin/java, $work/gone/lib/modules and 2 more changed; 2 results. As expected again: fake/Answer/within (on $slug). Of 6 selected, 1 is not as expected, 3 are still to be run."
rm -f "$work/json/$slug-2.json"
ln -sfn "$real" "$work/link"
round "$work/link/bin/java changed; 3 results. As expected again: fake/Answer/within (on $slug). Of 6 selected, 0 are not as expected."
# Which test is selected is asked again, and what was not before is built.
leave() {
    rm "$tree/agents/fake/Answer/within.c"
    sed -i 's/39/40/' "$tree/agents/fake/Answer/target.c"
    touch -d 2001-01-01 "$tree/agents/fake/Answer/target.c"
    expect target 'answer: 42'
}
at_once leave
round "agents/fake/Answer/within.c changed; 2 results. Newly not as expected: fake/Answer/target (FAIL on $slug), fake/Answer/target (FAIL on $slug-2). Of 6 selected, 2 are not as expected."
stop 1 'a test is not as expected'

# A library that is none, a first build that fails, and an interrupted one.
fake_jdk good << 'END'
answer
END
echo > "$tree/build/agents/fake/Answer/none.so"
cp "$tree/agents/fake/Answer/plain.c" "$work/"
echo mistake >> "$tree/agents/fake/Answer/plain.c"
watch --jdk "$work/good" 'fake/Answer/plain'
round '0 results. The build failed. Of 1 selected, 0 are not as expected, 1 is still to be run.'
mv "$work/plain.c" "$tree/agents/fake/Answer/"
round 'agents/fake/Answer/plain.c changed; 1 result. Of 1 selected, 0 are not as expected.'
hold before
touch "$tree/agents/fake/Answer/plain.c"
echo >> "$tree/agents/fake/Answer/plain.c"
await [ -e "$work/held" ]
stop 2 'a library cannot be used'
ok "$([ -s "$tree/build/agents/fake/Answer/plain.so" ]; echo $?)" 'the library of before is there'
rm "$tree/build/agents/fake/Answer/none.so"

# A JVM that refuses a configuration, one that does not start, and no test.
printf 'VM: Fake VM\ndefault:\nrefused?: -Xrefused\n' > "$work/profile.txt"
fake_jdk refusing << 'END'
answer
END
echo 'case "$*" in *-Xrefused*) exit 1 ;; esac' > "$work/refusing/probe-behaviour"
fake_jdk broken < /dev/null
echo 'exit 1' > "$work/broken/probe-behaviour"
watch --jdk "$work/refusing" --jdk "$work/broken" --config all --profile "$work/profile.txt" 'fake/Answer/plain'
IFS= read -r line <&3
round '1 result. 1 JVM could not be tested. Of 1 selected, 0 are not as expected.'
rm "$tree/agents/fake/Answer/plain.c"
round 'agents/fake/Answer/plain.c changed; 0 results. No test can be selected. Of 0 selected, 0 are not as expected.'
stop 2 'no test'
"$assay" run --watch --jdk "$work/good" 'fake/Answer/included' > /dev/full 2> "$work/err"
is $? 2 'standard output that is full: exit status 2'
contains "$work/err" 'Building.' 'what takes long is said'

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
