#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay explore on a real JVM, that of the JDK that built the suite: what it finds on a JVM as it is,
# and of one with faults; scenarios that are shrunk, and run again.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
ln -s "$built/explore.so" "$built/faults" "$work/build/"
jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}

# explore OPTION...: leaves the status in $status and the outputs in $work/out and $work/err.
explore() {
    "$assay" explore --jdk "$jdk" --timeout-scale 4 "$@" > "$work/out" 2> "$work/err" < /dev/null
    status=$?
    fail_if_sanitized
}

explore --scenarios 10 --seed 1 --json "$work/result.json"
is "$status" 0 '10 scenarios: nothing is found'
contains "$work/out" '10 scenarios with 600 operations, 0 findings' 'and all were run'
contains "$work/result.json" '"scenarios": 10' '--json: says so too'

for fault in GetTag/tag_ptr/plus-one FramePop/never; do
    explore --scenarios 40 --seed 3 --stop --fault "$fault"
    is "$status" 1 "with $fault something is found"
done

explore --scenarios 8 --seed 3 --fault GetTag/tag_ptr/plus-one --out "$work/found"
is "$status" 1 'a fault is found, and the scenario shrunk'
set -- "$work"/found/*.scenario
is "$#" 1 'one finding is one file'
is "$(grep -c '^1 ' "$1")" 1 'with one call'
contains "$1" 'GetTag.value' 'and its rule'
explore --replay "$1" --fault GetTag/tag_ptr/plus-one
is "$status" 1 '--replay: it shows the fault'
explore --replay "$1"
is "$status" 0 '--replay: and nothing without the fault'

# A call in a callback, about a version of a class, among others that are not needed.
printf '%s\n' 'environments 2' 'actor A platform' 'actor B platform' 'start A' 'start B' 'array R1 int 2' 'call B plain 1' \
    '1 SetEventNotificationMode enable MethodEntry A' '2 in MethodEntry GetTag R1 by B' \
    '1 in MethodEntry IsMethodObsolete A 0 by A' 'call A plain 3' '1 RedefineClasses Frames version2' 'return A' \
    > "$work/callback.scenario"
explore --replay "$work/callback.scenario"
is "$status" 0 'a call in a callback is carried out'
explore --replay "$work/callback.scenario" --minimise --out "$work/callback" --fault IsMethodObsolete/is_obsolete_ptr/inverted
is "$status" 1 'with a fault its answer is a finding'
set -- "$work"/callback/*.scenario
is "$(grep -v '^#' "$1" | tail -n +3)" 'start A
1 SetEventNotificationMode enable MethodEntry A
1 in MethodEntry IsMethodObsolete A 0 by A
call A plain 3' 'which is shrunk to what leads to the call'
contains "$1" 'IsMethodObsolete.fresh' 'and has the rule of its function'

printf 'actor A platform\nstart A\nfly A\n' > "$work/wrong.scenario"
explore --replay "$work/wrong.scenario"
is "$status" 2 'what is no operation is refused'
contains "$work/err" 'wrong.scenario:3: there is no such operation' 'with its line'
: > "$work/empty.scenario"
explore --replay "$work/empty.scenario"
is "$status" 2 'a scenario without operations is an error'
contains "$work/err" 'there are no operations in it' 'and it is said why'
is "$(wc -l < "$work/err")$(cat "$work/out")" 1 'in one line'
printf 'actor A platform\n\0\n' > "$work/binary.scenario"
explore --replay "$work/binary.scenario"
is "$status" 2 'what is no text is refused'
explore --scenarios 1 --minimise
is "$status" 2 '--minimise needs --replay'
printf 'actor A platform\nreturn A\n' > "$work/senseless.scenario"
explore --replay "$work/senseless.scenario"
contains "$work/err" 'operation 1 makes no sense there: return A' 'and what makes no sense'
explore --scenarios 1 --fault NoSuch/fault
is "$status" 2 'a fault that there is not'
contains "$work/err" "there is no fault 'NoSuch/fault'" 'is named'
explore --scenarios 1 --vm-arg -XX:+NoSuchOption
is "$status" 2 'a JVM that does not start is an error'
finish
