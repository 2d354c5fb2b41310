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
away=$work/farther=away\ from

# A JDK to build with whose javac takes the classes of the suite, which saves half a second each time.
quick=$work/quick
mkdir -p "$quick/bin"
ln -s "$jdk/include" "$quick/"
cat > "$quick/bin/javac" << END
#!/bin/sh
while [ "\$1" != -d ]; do shift; done
mkdir "\$2" && cp -R '$built/java/explore' "\$2/"
END
chmod +x "$quick/bin/javac"

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

# run_exported [JVM-ARGUMENT]...: built by $builder.
builder=$quick
run_exported() {
    mkdir -p "$work/elsewhere"
    (cd "$work/elsewhere" && BUILD_JDK=$builder CC="${CC:-cc} -Wall -Wextra -Werror" sh "$away/run.sh" "$jdk" "$@") \
        > "$work/out" 2> "$work/err" < /dev/null
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
builder=$jdk
run_exported
builder=$quick
is "$status" 0 'and it conforms'
is "$(cat "$work/err")" '' 'built without a word'
contains "$work/out" '= NONE 3' 'it prints what it observes'
contains "$work/out" 'all is as the specification allows' 'and the verdict'
is "$(ls -A "$work/elsewhere" "$work/tmp"; cd "$away" && echo *)" "$work/elsewhere:

$work/tmp:
Interpreter.java run.sh scenario.c" 'it leaves nothing anywhere'
cp "$away/Interpreter.java" "$work/"
run_exported "$(with_fault GetTag/tag_ptr/plus-one)"
is "$status" 1 'with a fault it deviates'
contains "$work/out" 'answer: NONE 4' 'with what came'
contains "$work/out" 'allowed: NONE 3' 'what is allowed'
contains "$work/out" 'rule: GetTag.value' 'and the rule'
run_exported -XX:+NoSuchOption
is "$status" 2 'a JVM that does not start shows nothing'

export_scenario tag --fault GetTag/tag_ptr/plus-one
is "$status" 1 'what deviates is exported'
contains "$away/scenario.c" 'with the fault GetTag/tag_ptr/plus-one of' 'with the fault'
contains "$away/scenario.c" 'expected: NONE 3' 'with what was found'
contains "$away/scenario.c" 'GetTag.value (must):' 'and the wording of the rule'
export_again=$("$assay" explore --jdk "$jdk" --replay "$work/tag.scenario" --export "$away" 2>&1)
is "$?" 2 'a directory that exists is not written to'
is "$export_again" "assay: $away is there already; name another directory with --export" 'as one line says'

# What run.sh concludes from the end of a JVM, of a fake JDK that builds nothing.
fake=$work/fake
mkdir -p "$fake/bin"
ln -s "$jdk/include" "$fake/"
echo '#!/bin/sh' > "$fake/bin/javac"
cat > "$fake/bin/java" << 'END'
#!/bin/sh
for word; do
    case $word in -agentpath:*) [ "$SAYS" = silent ] || : > "${word#*=}" ;; esac
done
exit "$ENDS"
END
chmod +x "$fake/bin/java" "$fake/bin/javac"
for row in said:90:0 said:91:1 said:92:2 said:0:2 silent:0:2 said:1:1 silent:1:2 said:134:1 silent:134:1 said:139:1 \
    said:130:2 said:137:2 said:143:2; do
    ends=${row#*:}
    SAYS=${row%%:*} ENDS=${ends%:*} CC=: sh "$away/run.sh" "$fake" > "$work/out" 2> "$work/err"
    is $? "${row##*:}" "${row%:*}: this end of a JVM is understood"
    case ${ends%:*} in
    9?) ;;
    *) [ "$(cat "$work/out" "$work/err" | grep -c "status ${ends%:*}")" -eq 1 ]; ok $? 'and said' ;;
    esac
done

# Whatever the shell and the environment.
for shell in sh bash; do
    command -v $shell > /dev/null || continue
    $shell "$away/run.sh" 2> "$work/err"
    is "$?:$(cat "$work/err")" '2:run.sh: usage: sh run.sh JDK [JVM-ARGUMENT]...' "$shell: a JDK is needed"
    $shell "$away/run.sh" "$work/none" 2> "$work/err"
    is "$?:$(cat "$work/err")" "2:run.sh: $work/none is no JDK: it has no bin/java" "$shell: and must be there"
done
mkdir -p "$work/bare/bin"
ln -s "$fake/bin/java" "$work/bare/bin/"
sh "$away/run.sh" "$work/bare" 2> "$work/err"
is "$?:$(cat "$work/err")" "2:run.sh: $work/bare has no include/jvmti.h or no bin/javac; set BUILD_JDK to a JDK that has them" \
    'a JDK without headers needs another to build with'
(cd "$work" && SAYS=said ENDS=90 CC=: BUILD_JDK=fake sh "$away/run.sh" bare) > "$work/out" 2> "$work/err"
is "$?:$(cat "$work/err")" 0: 'whose name may be relative'
mv "$away" "$work/-dash"
(cd "$work" && CDPATH=/ SAYS=said ENDS=90 CC=: sh ./-dash/run.sh ./fake) > "$work/out" 2> "$work/err"
is "$?:$(cat "$work/out" "$work/err")" 0: 'and so may that of the script, with CDPATH'
mkdir "$work/a=b"
TMPDIR=$work/a=b SAYS=said ENDS=90 CC=: sh "$work/-dash/run.sh" "$fake" > "$work/out" 2> "$work/err"
is "$?:$(grep -c TMPDIR "$work/err"):$(ls "$work/a=b")" 2:1: 'a temporary directory from which no agent is loaded'

# What is not exported.
: > "$work/file"
rm -f "$work/out"
"$assay" explore --jdk "$jdk" --replay "$work/tag.scenario" --export "$work/file/away" > "$work/out" 2> "$work/err"
is "$?:$(cat "$work/out" "$work/err")" "2:assay: cannot write to $work/file/away: Not a directory" \
    'the directory is made before JVMs run'
rm "$work/javasrc"
export_scenario tag
is "$status:$(cd "$work" && echo farther*)" '2:farther*' 'what could not be exported leaves no directory'
ln -s "$root/javasrc" "$work/"
export_scenario tag --fault AddCapabilities/internal
is "$status:$(cd "$work" && echo farther*)" '2:farther*' 'nor does a scenario without a verdict'
contains "$work/err" 'nothing is exported: the scenario could not be judged on this JVM' 'as it says'

# An event that the scenario does not enable.
printf '%s\n' 'environments 1' 'actor A platform' 'start A' '1 SetFieldAccessWatch static' 'read A static' \
    > "$work/watch.scenario"
export_scenario watch --fault FieldAccess/unasked
is "$status" 1 'an event that is not enabled is a deviation'
run_exported "$(with_fault FieldAccess/unasked)"
is "$status" 1 'of the exported scenario, too'
contains "$work/out" 'not allowed: 1 FieldAccess A static' 'as it says'

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
cmp "$away/Interpreter.java" "$work/Interpreter.java"
ok $? 'the Java source is the same for all scenarios'
run_exported
is "$status" 0 'a scenario with events and meeting points conforms'
contains "$work/out" '1 FramePop A plain' 'it says which events came'
contains "$work/out" 'left A plain@1 3 1099511627783' 'and what the threads say'
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
