#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# JVMs that cannot be tested: one clear error each, and exit status 2.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home

# refused DESCRIPTION TEXT: the last run ended with status 2 and one message.
refused() {
    is "$status" 2 "$1: exit status 2"
    contains "$work/err" "$2" "$1: '$2'"
    is "$(grep -c '^assay: ' "$work/err")" 1 "$1: one message"
    is "$(cat "$work/out")" '' "$1: no result"
    nothing_left "$1"
}

run --jdk "$work/no/such"
refused 'missing' "--jdk $work/no/such: No such file or directory"

run --jdk "$work/no/such:zero"
refused 'missing with a mode' "--jdk $work/no/such: No such file or directory"

mkdir "$work/empty"
run --jdk "$work/empty"
refused 'not a JDK' 'not a JDK or JRE: there is no bin/java in it'

run --jdk "$assay"
refused 'a file' 'this is a file'

mkdir -p "$work/plain/bin"
echo 'no program' > "$work/plain/bin/java"
run --jdk "$work/plain"
refused 'not executable' 'bin/java is not executable'

mkdir -p "$work/garbage/bin"
head -c 1000 /dev/zero > "$work/garbage/bin/java"
chmod +x "$work/garbage/bin/java"
run --jdk "$work/garbage"
refused 'no program' 'cannot be started: Exec format error'

fake_jdk unwilling < /dev/null
cat > "$work/unwilling/probe-behaviour" <<'END'
echo 'Error: no such VM' >&2
exit 1
END
run --jdk "$work/unwilling"
refused 'does not start' 'does not start: it ended with status 1'
contains "$work/err" 'Error: no such VM' 'does not start: what it printed is shown'

run --jdk "$work/unwilling" --vm-arg -Xwrong
refused 'bad argument' 'does not start with these arguments'
contains "$work/err" '-Xwrong' 'bad argument: the command line is shown'

fake_jdk dying < /dev/null
# shellcheck disable=SC2016 # the words are for the fake
echo 'kill -SEGV $$' > "$work/dying/probe-behaviour"
run --jdk "$work/dying"
refused 'dies' 'died at start-up of signal 11'

fake_jdk mute < /dev/null
echo 'exit 0' > "$work/mute/probe-behaviour"
run --jdk "$work/mute"
refused 'says nothing' 'ended without running the probing agent'

fake_jdk hanging < /dev/null
echo 'while :; do sleep 1; done' > "$work/hanging/probe-behaviour"
run --jdk "$work/hanging" --timeout-scale 0.01
refused 'hangs' 'did not answer within'

fake_jdk odd < /dev/null
printf '%s\n' 'printf "java.vm.name \377\033[1m\njava.specification.version x\nend \n" >&3; exit 0' \
    > "$work/odd/probe-behaviour"
run --jdk "$work/odd"
refused 'odd answers' 'incomplete answer'

fake_jdk early < /dev/null
printf '%s\n' \
    'printf "java.vm.name Fake VM\njava.specification.version 1.7\nend \n" >&3; exit 0' \
    > "$work/early/probe-behaviour"
run --jdk "$work/early"
refused 'too early' 'has version 7 of the specification; the first that can be tested is 8'

# A configuration that the JVM may refuse, and does.
mkdir "$work/suites/vm"
printf 'VM: Fake VM\ndefault:\nabsent?: -Xabsent\n' > "$work/suites/vm/fake.txt"
fake_jdk poor <<'END'
answer
END
cat > "$work/poor/probe-behaviour" <<'END'
case "$*" in *-Xabsent*) echo 'no room for it' >&2; exit 1 ;; esac
END
run --jdk "$work/poor" --config all
is "$status $(verdict)" '0 PASS' 'refused: the other configurations are run'
contains "$work/out" "'absent', which is left out: no room for it" 'refused: in the words of the JVM'
run --jdk "$work/poor" --config absent
is "$status" 2 'refused and nothing else: exit status 2'
contains "$work/err" 'nothing ran' 'refused and nothing else: said so'
"$assay" run --jdk "$work/poor" --config absent --json - > "$work/out" 2> "$work/err"
is "$(cat "$work/out")" '' 'refused: a report on standard output has it for itself'
contains "$work/err" 'no room for it' 'refused: the reason is printed beside it'

# One that cannot be tested does not keep the others from it.
fake_jdk good <<'END'
answer
END
run --jdk "$work/dying" --jdk "$work/good"
is "$status" 2 'one of two dies: exit status 2'
is "$(verdict)" PASS 'one of two dies: the other one is tested'

# What is for HotSpot is not given to others, which may not start with it.
add_test tuned <<'END'
TITLE("The JVM is tuned.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .vm_args = LIST("-XX:+Tuned", "-Xmx64m"));
END
fake_jdk plain-spoken <<'END'
case "$*" in *-XX:*) exit 1 ;; *-Xmx64m*) answer ;; esac
END
run --jdk "$work/plain-spoken" tuned
is "$status $(verdict)" '0 PASS' 'arguments for HotSpot: another VM does without'

# Installed JDKs, each once.
mkdir "$work/bin"
ln -s good "$work/linked"
ln -s "$work/linked/bin/java" "$work/bin/java"
JAVA_HOME=$work/linked PATH=$work/bin:$PATH "$assay" probe > "$work/out" 2> "$work/err"
is "$(grep -c '^name  *Fake VM' "$work/out")" 1 'JAVA_HOME and PATH lead to one JVM'
is "$(sed -n 's/^directory *//p' "$work/out" | head -1)" "$work/good" 'it is the first'

"$assay" probe --jdk "$work/good" --json > "$work/out"
contains "$work/out" '"can_tag_objects"' 'probe --json names capabilities'
"$assay" probe --jdk "$work/good" surplus > "$work/out" 2> "$work/err"
is $? 2 'probe with an argument too many: exit status 2'
finish
