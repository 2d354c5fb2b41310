#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Reproducers: they are built and run outside of the tree, and say what the tests say.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}
mkdir -p "$work/build"
cp "${ASSAY_RUNNER:-$built/assay}" "$work/build/assay"
for part in agents companions java variants probe.so generated; do
    ln -s "$built/$part" "$work/build/$part"
done
for part in spec suites expected agents javasrc; do
    ln -s "$root/$part" "$work/$part"
done

away=$work/farther\ away

# says: the transcript in what a JVM printed.
says() {
    grep -v '^[#]' "$1"
}

# exported TEST [CASE]: built and run where nothing of the suite is, it says the same.
exported() {
    rm -rf "$work/away"
    "$assay" export "$1${2:+:$2}" --out "$work/away" > "$work/out" 2> "$work/err"
    is "$?" 0 "$1: exported"
    mv "$work/away" "$away"
    sh "$away/build.sh" "$jdk" > "$work/out" 2>&1
    is "$?:$(cat "$work/out")" 0: "$1: built without a word"
    mkdir -p "$work/elsewhere"
    (cd "$work/elsewhere" && sh "$away/run.sh" "$jdk") > "$work/out" 2> "$work/err" < /dev/null
    is "$(ls -A "$work/elsewhere")" '' "$1: it leaves nothing where it was called"
    by_hand=$("$assay" show "$1" | sed -n '$s/^  //p')
    (cd "$work/tmp" && PATH=$jdk/bin:$PATH eval "${2:+ASSAY_CASE=$2} LC_ALL=C $by_hand") \
        > "$work/wanted" 2> /dev/null < /dev/null
    is "$(says "$work/out" | grep -v '^== ')" "$(says "$work/wanted")" "$1: it says the same"
    contains "$away/README.md" "$1" "$1: the README names it"
    rm -rf "$away"
}

exported thread/GetThreadState/parked-timed
exported class/GetClassModifiers/classes
exported heap/FollowReferences/parts-of-class
exported agent/agent/several
exported agent/agent/attached
exported agent/agent/linked
# JAVA_TOOL_OPTIONS cannot name a path with a blank without quotes.
away=$work/farther
exported agent/tooloptions/agents
exported redefine/RedefineClasses/nest-kept
exported stack/GetStackTrace/bad-argument negative-maximum
exported virtual_thread/GetThreadLocalStorage/older-than-agent

# What came goes into the README.
"$assay" export thread/GetThreadState/parked-timed --jdk "$jdk" --out "$work/away" > "$work/out" \
    2> "$work/err"
is "$?" 0 'with a JVM: exported'
contains "$work/away/README.md" '**PASS**' 'with a JVM: its verdict is written down'
contains "$work/away/README.md" 'GetThreadState.park-timed' 'the rule is written down'
contains "$work/away/README.md" 'ALIVE|WAITING|WAITING_WITH_TIMEOUT{should' \
    'and what is expected'
find "$work/away/java" -name '*.java' | sed 's|.*/||' | LC_ALL=C sort | tr '\n' ' ' > "$work/out"
is "$(cat "$work/out")" 'Agent.java Await.java ParkedTimed.java ' 'the Java sources needed'

# Built and run by the runner itself, it gives the verdict of the test.
"$assay" export property/SetSystemProperty/null-value --jdk "$jdk" --check "$jdk" \
    --out "$work/checked" > "$work/out" 2> "$work/err"
is "$?" 0 'a JVM that crashes: checked'
contains "$work/out" 'and so the reproducer' 'the reproducer crashes, too'
"$assay" export stack/GetStackTrace/bad-argument:null-count --jdk "$jdk" --check "$jdk" \
    --out "$work/checked-case" > "$work/out" 2> "$work/err"
is "$?" 0 'a case: checked'
contains "$work/out" 'null-count on' 'and named'
is "$(ASSAY_CASE='' sh "$work/checked-case/run.sh" "$jdk" | grep -v '^#')" \
    'GetStackTrace: JVMTI_ERROR_NULL_POINTER' 'its run.sh says nothing more'
"$assay" export redefine/RedefineClasses/nest-kept --out "$work/variants" > "$work/out"
is "$(ls "$work/variants/java/variants-17")" nest-kept 'no variants but those needed'
"$assay" export method/IsMethodObsolete/other-constants --out "$work/mentioned" > "$work/out"
is "$(ls "$work/mentioned/java/redefine/Note.java")" "$work/mentioned/java/redefine/Note.java" \
    'and what their variants mention'
CC=false "$assay" export thread/GetThreadState/parked-timed --jdk "$jdk" --check "$jdk" \
    --out "$work/unbuilt" > "$work/out" 2> "$work/err"
is "$?" 1 'one that does not build has exit status 1'
contains "$work/err" 'does not build' 'and in words'

# A reproducer of each known deviation, here of one that the JDK of the build has.
deviation=set-system-property-null
all_known() {
    "$assay" export --all-known --check "$jdk" --jdk "$jdk" --out "$work/all" \
        --table "$work/all/table.md" "$@" > "$work/out" 2> "$work/err"
}
all_known "$deviation"
is "$?" 0 'a known deviation is reproduced'
contains "$work/out" "$deviation: property/SetSystemProperty/null-value on" 'with its test and JVM'
contains "$work/out" ' 1 shown, 0 not shown' 'and counted'
contains "$work/all/table.md" "| \`$deviation\` | \`property/SetSystemProperty/null-value\` |" \
    'the table has it'
is "$(grep -c ' yes |$' "$work/all/table.md")" 1 'and no other'
contains "$work/all/$deviation.log" 'and so the reproducer' 'its log is kept'
all_known "$deviation"
lacks "$work/out" "$deviation:" 'what was shown is not made again'
contains "$work/out" ' 1 shown, 0 not shown' 'and counts all the same'
sed -i 's/"digest": "./"digest": "x/' "$work/all/$deviation.json"
CC=false all_known "$deviation"
is "$?" 1 'one that does not build is not shown'
contains "$work/out" ' 0 shown, 1 not shown' 'and is counted'
contains "$work/all/table.md" '| no |' 'and the table says so'
"$assay" export thread/GetThreadState/parked-timed --jdk "$jdk" --check "$jdk" \
    --cause "$deviation" --out "$work/other" > "$work/out" 2> "$work/err"
is "$?" 1 'a test that shows no known deviation'
contains "$work/err" "what it shows is not the known deviation $deviation" 'is reported'

# refused TEXT ARGUMENT...
refused() {
    refused_text=$1
    shift
    "$assay" export "$@" > "$work/out" 2> "$work/err"
    is "$?" 2 "$refused_text: exit status 2"
    contains "$work/err" "$refused_text" "$refused_text: it is reported"
}
refused 'is there already' thread/GetThreadState/parked-timed --out "$work/away"
refused 'no test matches' thread/GetThreadState/nonesuch --out "$work/new"
refused 'more than one test' thread/GetThreadState --out "$work/new"
refused 'name the directory' thread/GetThreadState/parked-timed
refused 'Usage' --out "$work/new"
is "$(ls -d "$work/new" 2> /dev/null)" '' 'nothing is made when it is refused'
finish
