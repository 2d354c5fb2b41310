#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay explore --export: a scenario as a program without Assay, built and run on the JVM of the JDK that
# built the suite, as it is and with a fault of the library.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
ln -s "$built/explore.so" "$built/faults" "$built/generated" "$work/build/"
rm -rf "$work/agents"
ln -s "$root/agents" "$root/javasrc" "$root/explore" "$root/runner" "$work/"
jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}
away=$work/farther\ away

# export_scenario NAME [OPTION]...: to $away, with $work/NAME.scenario.
export_scenario() {
    name=$1
    shift
    rm -rf "$away"
    "$assay" explore --jdk "$jdk" --timeout-scale 4 --replay "$work/$name.scenario" --export "$away" "$@" \
        > "$work/out" 2> "$work/err" < /dev/null
    status=$?
    fail_if_sanitized
}

# run_exported [JVM-ARGUMENT]...
run_exported() {
    mkdir -p "$work/elsewhere"
    (cd "$work/elsewhere" && sh "$away/run.sh" "$jdk" "$@") > "$work/out" 2> "$work/err" < /dev/null
    status=$?
}

with_fault() {
    echo "-agentpath:$built/faults/faults.so=$1@$work/tmp/fault"
}

printf '%s\n' 'environments 1' 'actor A platform' 'start A' '1 SetTag O1 3' '1 GetTag O1' > "$work/tag.scenario"
export_scenario tag
is "$status" 0 'a scenario is exported'
is "$(cd "$away" && echo *)" 'Interpreter.java run.sh scenario.c' 'as three files'
contains "$away/scenario.c" 'does what the specification allows' 'which say that it conforms'
run_exported
is "$status" 0 'and it conforms'
is "$(cat "$work/err")" '' 'built without a word'
contains "$work/out" '= NONE 3' 'it prints what it observes'
contains "$work/out" 'all is as the specification allows' 'and the verdict'
is "$(ls -A "$work/elsewhere")" '' 'it leaves nothing where it was called'
run_exported "$(with_fault GetTag/tag_ptr/plus-one)"
is "$status" 1 'with a fault it deviates'
contains "$work/out" 'answer: NONE 4' 'with what came'
contains "$work/out" 'allowed: NONE 3' 'what is allowed'
contains "$work/out" 'rule: GetTag.value' 'and the rule'
run_exported -XX:+NoSuchOption
is "$status" 2 'a JVM that does not start shows nothing'

export_scenario tag --fault GetTag/tag_ptr/plus-one
is "$status" 1 'what deviates is exported'
contains "$away/scenario.c" 'expected: NONE 3' 'with what was found'
contains "$away/scenario.c" 'GetTag.value (must):' 'and the wording of the rule'
export_again=$("$assay" explore --jdk "$jdk" --replay "$work/tag.scenario" --export "$away" 2>&1)
is "$?" 2 'a directory that exists is not written to'
is "$(echo "$export_again" | wc -l)" 1 'as one line says'

cat > "$work/events.scenario" << 'END'
environments 2
actor A platform
actor B platform
start A
start B
2 SetEventNotificationMode enable MonitorContendedEntered all
1 SetEventNotificationMode enable FramePop A
1 SetEventNotificationMode enable MethodExit B
call A plain 3
1 SuspendThread A
1 NotifyFramePop A 1
1 SetLocal A 1 long 7
1 ResumeThread A
return A
lock A M1 2
block B M1 3
1 GetObjectMonitorUsage M1
return A
2 GetOwnedMonitorStackDepthInfo B by A
return B
END
export_scenario events
run_exported
is "$status" 0 'a scenario with events and meeting points conforms'
contains "$work/out" '1 FramePop A plain' 'it says which events came'
contains "$work/out" 'left A plain 3 1099511627783' 'and what the threads say'
run_exported "$(with_fault FramePop/never)"
is "$status" 1 'an event that does not come is a deviation'
contains "$work/out" 'missing: 1 FramePop A plain' 'as it says'
contains "$work/out" 'rule: FramePop.return' 'with the rule'

# Whole scenarios: the program does what the agent does.
for fault in GetTag/tag_ptr/plus-one MethodExit/never; do
    rm -rf "$work/found"
    "$assay" explore --jdk "$jdk" --timeout-scale 4 --scenarios 40 --seed 3 --stop --out "$work/found" --fault "$fault" \
        > "$work/out" 2> "$work/err" < /dev/null
    for scenario in "$work/found"/*.scenario; do
        cp "$scenario" "$work/whole.scenario"
    done
    export_scenario whole
    run_exported
    is "$status:$(cat "$work/err")" 0: "60 operations found with $fault: they conform without it"
    run_exported "$(with_fault "$fault")"
    is "$status" 1 'and not with it'
    is "$(sed -n 's/^deviates in operation [0-9]*, //p' "$work/out")" \
        "$(sed -n 's/^# operation [0-9]*: //p' "$work/whole.scenario")" 'in the same operation'
done

"$assay" explore --jdk "$jdk" --scenarios 1 --export "$work/none" > "$work/out" 2> "$work/err"
is "$?" 2 '--export needs a scenario'
finish
