#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# How a JVM's process can end, and the verdict for each.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home

# ends NAME VERDICT STATUS < BEHAVIOUR
ends() {
    fake_jdk "$1"
    run --jdk "$work/$1"
    is "$(verdict)" "$2" "$1: the verdict is $2"
    is "$status" "$3" "$1: exit status $3"
    nothing_left "$1"
}

ends good PASS 0 <<'END'
answer
END
is "$(ls "$work/tmp")" "" "good: no directory is left"

ends wrong FAIL 1 <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
END
contains "$work/all" 'answer: 41' 'wrong: the actual line is shown'
contains "$work/all" 'GetThreadState.park-timed' 'wrong: the rule is shown'

ends mute ERROR 2 <<'END'
exit 0
END
contains "$work/all" 'the agent did not run; the JVM ended with exit status 0' 'mute: says so'

ends silent ERROR 2 <<'END'
echo 'Could not find agent library' >&2
exit 1
END
contains "$work/all" 'Could not find agent library' 'silent: what the JVM printed is shown'

# A test of JAVA_TOOL_OPTIONS is about options that a JVM may refuse.
add_test options <<'END'
TITLE("The JVM takes options.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .env = LIST("JAVA_TOOL_OPTIONS=-Da=1"));
END
run --jdk "$work/silent" fake/Answer/options
is "$(verdict)" INCOMPLETE 'refused options: the verdict is INCOMPLETE'
is "$status" 1 'refused options: exit status 1'
rm -rf "$work/build/agents/fake/Answer/options.so" "$work"/tmp/*

ends unfinished INCOMPLETE 1 <<'END'
printf '# agent\nanswer: 42\n' >&3
END
contains "$work/all" 'probe hook' 'unfinished: the hook is named'

ends halfway FAIL 1 <<'END'
printf '# agent\n# probe\nanswer: 4' >&3
END

ends homeless ERROR 2 <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
rm -r "$PWD"
END
contains "$work/all" 'was removed while the JVM ran' 'homeless: says so'

ends half-equal FAIL 1 <<'END'
printf '# agent\n# probe\nanswer: 42' >&3
END

ends segv CRASH 1 <<'END'
answer
kill -SEGV $$
END
contains "$work/all" 'signal 11' 'segv: the signal is named'

ends abort CRASH 1 <<'END'
kill -ABRT $$
END

ends log CRASH 1 <<'END'
echo 'a fatal error' > hs_err_pid1.log
answer
exit 134
END
contains "$work/all" 'hs_err_pid1.log' 'log: the fatal-error log is named'
is "$(find "$work/tmp" -name hs_err_pid1.log | wc -l)" 1 'log: it is kept'

# A Java core and dumps that a JVM writes for an exhausted heap, before it goes on.
ends dumped PASS 0 <<'END'
printf '1TISIGINFO     Dump Event "systhrow" (00040000) Detail "java/lang/OutOfMemoryError" received\n' > javacore.1.txt
: > core.1.dmp
answer
END

ends dumped-at-crash CRASH 1 <<'END'
printf '1TISIGINFO     Dump Event "gpf" (00002000) received\n' > javacore.1.txt
answer
exit 134
END
contains "$work/all" 'javacore.1.txt' 'dumped at crash: the Java core is named'

ends status FAIL 1 <<'END'
answer
echo 'Exception in thread "main"' >&2
exit 3
END
contains "$work/all" 'exit status 3' 'status: it is named'
contains "$work/all" 'Exception in thread "main"' 'status: standard error is shown'

ends stopped FAIL 1 <<'END'
printf '# agent\nGetTag: JVMTI_ERROR_INTERNAL\n# stopped GetTag\n' >&3
exit 94
END
contains "$work/all" 'GetTag' 'stopped: the function is named'

ends broken ERROR 2 <<'END'
printf '# agent\n# broken there is no class X\n' >&3
exit 95
END
contains "$work/all" 'there is no class X' 'broken: the reason is reported'

ends bytes FAIL 1 <<'END'
printf '# agent\nanswer: \377\376 \342\202\254 \033[31mred\033[0m </testcase>]]>&\001\n# probe\n' >&3
printf 'out \377\033[31m\n'
END
if LC_ALL=C grep -q "$(printf '\033')\[31mred" "$work/all"; then escaped=1; else escaped=0; fi
ok $escaped 'bytes: no escape sequence of the JVM reaches the terminal'
contains "$work/all" '\xff\xfe' 'bytes: what is not UTF-8 is escaped'

rm -rf "$work"/tmp/*
fake_jdk inapplicable <<'END'
printf '# agent\nanswer: 41\n# na there is no such thing here\n' >&3
echo 'much ado'
END
run --jdk "$work/inapplicable"
is "$(verdict)" NA 'inapplicable: the verdict is NA'
is "$(ls "$work/tmp")" '' 'inapplicable: no record is left'
lacks "$work/json/Fake-VM-17.0-fake.json" 'much ado' 'inapplicable: nor the streams'
fake_jdk wrong-too < /dev/null
cp "$work/wrong/behaviour" "$work/wrong-too/behaviour"
"$assay" bisect plain "$work/wrong" "$work/wrong-too" > "$work/out" 2>&1
contains "$work/out" FAIL 'bisect: both builds fail'
is "$(ls "$work/tmp")" '' 'bisect: no record is left that nothing names'

# What is no line weighs as much as the strongest rule of the test, whatever else differs.
add_test lax <<'END'
TITLE("The second line obliges nobody.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
printf '[GetThreadState.park-timed]\nanswer: 42\n[GetThreadState.vendor-bits]\nvendor: 0\n' \
    > "$work/expected/fake/Answer/lax.txt"
add_test advice <<'END'
TITLE("The JVM takes advice.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
printf '[GetThreadState:INVALID_THREAD]\nanswer: 42\n' > "$work/expected/fake/Answer/advice.txt"

# weighs TEST NAME VERDICT STATUS < BEHAVIOUR
weighs() {
    fake_jdk "$2"
    run --jdk "$work/$2" "$1"
    is "$(verdict)" "$3" "$2: the verdict is $3"
    is "$status" "$4" "$2: exit status $4"
}

weighs lax allowed PASS 0 <<'END'
printf '# agent\nanswer: 42\nvendor: 1\n# probe\n' >&3
END
weighs lax allowed-but-status FAIL 1 <<'END'
printf '# agent\nanswer: 42\nvendor: 1\n# probe\n' >&3
exit 3
END
weighs lax allowed-but-flood FAIL 1 <<'END'
printf '# agent\nanswer: 42\nvendor: 0\n' >&3
yes 'vendor: 1' | head -n 30000 >&3
END
contains "$work/all" 'longer than the runner keeps' 'allowed-but-flood: it is reported'
weighs advice stopped-in-advice WEAK 0 <<'END'
printf '# agent\nGetTag: JVMTI_ERROR_INTERNAL\n# stopped GetTag\n' >&3
exit 94
END
contains "$work/all" 'GetTag failed, on which' 'stopped-in-advice: the function is named'

# An early end weighs as much as the line at which it came.
add_test mixed <<'END'
TITLE("The JVM takes advice, and does its duty.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
printf "%s\n" "[GetThreadState.park-timed]" "answer: 42" "[GetThreadState:INVALID_THREAD]" "advice: 1" \
    "[GetThreadState.park-timed]" "end" > "$work/expected/fake/Answer/mixed.txt"
weighs mixed crash-at-advice WEAK 0 <<'END'
printf "# agent\nanswer: 42\n" >&3
kill -SEGV $$
END
contains "$work/all" "signal 11" "crash-at-advice: the signal is named"
contains "$work/all" "this breaks no obligation" "crash-at-advice: what it weighs is said"
contains "$work/json/Fake-VM-17.0-fake.json" "\"end\": \"CRASH\"" "crash-at-advice: JSON has it"
weighs mixed crash-before-advice CRASH 1 <<'END'
printf "# agent\n" >&3
kill -SEGV $$
END
weighs mixed crash-after-advice CRASH 1 <<'END'
printf "# agent\nanswer: 42\nadvice: 1\n" >&3
kill -SEGV $$
END
weighs mixed crash-after-a-wrong-line CRASH 1 <<'END'
printf "# agent\nanswer: 41\n" >&3
kill -SEGV $$
END
weighs advice crash-after-all-advice WEAK 0 <<'END'
answer
kill -SEGV $$
END
weighs advice unfinished-advice WEAK 0 <<'END'
printf "# agent\n" >&3
END
contains "$work/all" "probe hook" "unfinished-advice: the hook is named"
fake_jdk endless-advice <<'END'
printf "# agent\n" >&3
exec sleep 600
END
run --jdk "$work/endless-advice" --timeout-scale 0.05 advice
is "$(verdict)" WEAK "endless-advice: the verdict is WEAK"
contains "$work/all" "had not ended" "endless-advice: it is said"

fake_jdk kept <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
echo to-stdout
echo to-stderr >&2
END
run --jdk "$work/kept" --keep "$work/deep/down" plain
kept=$(find "$work/deep/down" -name stdout)
is "$(cat "$kept")" 'to-stdout' 'standard output is kept'
is "$(cat "${kept%stdout}stderr")" 'to-stderr' 'standard error is kept'
contains "${kept%stdout}transcript" 'answer: 41' 'the transcript is kept'
contains "${kept%stdout}command" "$work/kept/bin/java" 'the command line is kept'
contains "$work/all" "${kept%/stdout}" 'the message says where'
is "$(find "$work/tmp" -type d -empty)" '' 'no empty directory is left'
finish
