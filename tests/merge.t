#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay merge: the parts of one run, all of them, each once.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
for name in first second; do
    add_test $name <<'END'
TITLE("The JVM gives the answer again.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
done
fake_jdk here <<'END'
answer
END
cp -R "$work/here" "$work/there"
cd "$work" || exit 1

# part NUMBER OPTION...: runs a part on the JVM in $jdk; leaves NUMBER.json.
part() {
    part_number=$1
    shift
    "$assay" run --jdk "$work/$jdk" --shard "$part_number/3" --json "$part_number.json" "$@" \
        >out 2>&1 || echo "Bail out! part $part_number"
}

# merge STATUS DESCRIPTION ARGUMENT...
merge() {
    merge_status=$1
    merge_what=$2
    shift 2
    "$assay" merge "$@" >out 2>err
    is "$?" "$merge_status" "$merge_what: exit status $merge_status"
}

for number in 1 2 3; do
    jdk=here
    [ $number -ne 2 ] || jdk=there
    part $number
done
contains 2.json '"shard": 2' 'a part says which it is'
contains 2.json '"shards": 3' 'and of how many'
merge 0 'a JVM at another path' -o whole.json 2.json 3.json 1.json
is "$(grep -c '"id": "fake' whole.json)" 3 'the whole has the results of the parts'
is "$(grep -Ec '"shards?": null' whole.json)" 2 'and is none'
"$assay" compare whole.json whole.json >out 2>&1
is $? 0 'it can be compared'

merge 2 'a part that is missing' -o less.json 1.json 3.json
contains err 'part 2 of 3 is missing' 'a part that is missing is named'
[ ! -e less.json ]
ok $? 'a part that is missing: nothing is written'
merge 2 'the last lacks' 1.json 2.json
contains err 'part 3 of 3 is missing' 'the last is missing: it is named'
cp 2.json again.json
merge 2 'a part twice' 1.json 2.json again.json
contains err '2.json and again.json are both part 2' 'a part twice: both are named'
merge 2 'a whole' whole.json
contains err 'whole.json: this is no part of a run' 'a whole is no part'

jdk=here
cp 3.json kept.json
part 3 'fake/*'
merge 2 'another selection' 1.json 2.json 3.json
contains err "'suite' differs" 'another selection: it is reported'
part 3 --vm-arg -Xother
merge 2 'other arguments' 1.json 2.json 3.json
contains err "'arguments' differs" 'other arguments: it is reported'
cp kept.json 3.json

merge 2 'nowhere to write' -o missing/whole.json 1.json 2.json 3.json
contains err 'cannot write missing/whole.json' 'nowhere to write: it is reported'
sed 's/"id": "fake[^"]*"/"challenge": "x"/; s/"challenge": null/"repeat": 0/' 3.json >hostile.json
merge 2 'a result without an id' 1.json 2.json hostile.json
contains err 'hostile.json: a result has no id' 'a result without an id: it is reported'

sed 's/"planned": 3/"planned": 4/' whole.json >lacking.json
"$assay" compare whole.json lacking.json >out 2>&1
is $? 2 'a run that lacks results cannot vouch'
contains out 'lacking.json: this run lacks results' 'and that is said'
"$assay" compare --markdown part.md whole.json 1.json >out 2>&1
is $? 2 'a part cannot vouch for the whole'
contains out '1.json: this run is of another part of the suite' 'and that is said'
contains part.md 'conformance: not known' 'and in Markdown'
"$assay" compare 1.json 1.json >out 2>&1
is $? 0 'a part vouches for the same part'
finish
