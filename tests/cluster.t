#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The scripts of docs/cluster: tasks, those that were lost, and what is joined of them.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
for name in first second third; do
    add_test $name <<'END'
TITLE("The JVM gives the answer again.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
done
fake_jdk jdk-a <<'END'
[ ! -e "$here/../lost" ] || kill -9 $PPID
answer
END
cp -R "$work/jdk-a" "$work/jdk-b"
cd "$work" || exit 1
export ASSAY="$assay" ASSAY_CLUSTER="$root/docs/cluster"

# task NUMBER: that of the array in slurm.sh, with three parts on each of two JDKs.
task() {
    SLURM_ARRAY_TASK_ID=$1 sh "$ASSAY_CLUSTER/slurm.sh" out 3 "$work/jdk-a" "$work/jdk-b" >said 2>&1
}
directory=out/$(printf %s "$work/jdk-a" | tr -c 'A-Za-z0-9._-' _)
for number in 0 1 2 3 5; do
    task $number
    is $? 0 "task $number: exit status 0"
done
: >lost
task 4
[ $? -ne 0 ]
ok $? 'a task whose runner is killed fails'
is "$(find out -name '*-3.json' | wc -l)" 5 'and leaves no result'
sh "$ASSAY_CLUSTER/merge.sh" out >said 2>&1
is $? 1 'a part is missing: exit status 1'
contains said 'missing of 3 parts: 1' 'it is named'
ok "$([ -f "$directory.json" ]; echo $?)" 'a JDK whose parts are all there is joined'
rm lost
for number in 0 1 2 3 4 5; do
    task $number
done
sh "$ASSAY_CLUSTER/merge.sh" out >said 2>&1
is $? 0 'after all tasks were begun again: exit status 0'
is "$(find out -maxdepth 1 -name '*.json' | wc -l)" 2 'both JDKs are joined'
"$assay" run --jdk "$work/jdk-a" --json one.json >said 2>&1
"$assay" compare one.json "$directory.json" >said 2>&1
contains said ' 4 the same' 'as in one run'
JOB_COMPLETION_INDEX=2 sh -c 'exec sh "$ASSAY_CLUSTER/shard.sh" pods 3 "$JOB_COMPLETION_INDEX" "$1" -j 1' sh "$work/jdk-a" >said 2>&1
is "$(find pods -name '2-3.json' | wc -l)" 1 'a task of an indexed job'
# The results of one run balance the parts of the next.
for number in 0 1 2; do
    ASSAY_TIMES=out sh "$ASSAY_CLUSTER/shard.sh" next 3 $number "$work/jdk-a" >said 2>&1
    is $? 0 "task $number by measured times"
done
contains "next/${directory#out/}/0-3.json" "--times out/${directory#out/}.json" 'with the times of the JDK'
sh "$ASSAY_CLUSTER/merge.sh" next >said 2>&1
is $? 0 'the parts by times are joined'
"$assay" compare one.json "next/${directory#out/}.json" >said 2>&1
contains said ' 4 the same' 'as in one run, too'
ASSAY_TIMES=out sh "$ASSAY_CLUSTER/shard.sh" new 1 0 "$work/jdk-b/." >said 2>&1
is $? 0 'a JDK without times has parts as before'
finish
