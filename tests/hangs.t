#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# JVMs that do not end, or leave processes behind.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home

# within SECONDS DESCRIPTION: the last run took no longer.
within() {
    [ "$seconds" -le "$1" ]
    ok $? "$2 (took $seconds s, may take $1 s)"
}

fake_jdk polite <<'END'
trap 'echo THREAD DUMP' QUIT
while :; do sleep 0.1; done
END
run --jdk "$work/polite" --timeout-scale 0.02
is "$(verdict)" TIMEOUT 'hanging: the verdict is TIMEOUT'
is "$status" 1 'hanging: exit status 1'
is "$(cat "$work"/tmp/assay-*/*/*/stdout)" 'THREAD DUMP' 'hanging: a thread dump is asked for first'
within 10 'hanging: it is ended'
nothing_left hanging

fake_jdk late <<'END'
answer
trap 'printf "late: 1\n" >&3' QUIT
while :; do sleep 0.1; done
END
run --jdk "$work/late" --timeout-scale 0.02
is "$(verdict)" TIMEOUT 'speaking late: the verdict is TIMEOUT'
is "$(grep -c late: "$work"/json/*.json)" 0 'speaking late: what comes after the timeout is no answer'
nothing_left 'speaking late'

fake_jdk stubborn <<'END'
trap '' TERM QUIT INT HUP
while :; do sleep 0.1; done
END
run --jdk "$work/stubborn" --timeout-scale 0.02
is "$(verdict)" TIMEOUT 'ignoring TERM: the verdict is TIMEOUT'
within 12 'ignoring TERM: it is killed'
nothing_left 'ignoring TERM'

fake_jdk stopped <<'END'
kill -STOP $$
END
run --jdk "$work/stopped" --timeout-scale 0.02
is "$(verdict)" TIMEOUT 'stopped: the verdict is TIMEOUT'
within 12 'stopped: it is killed'
nothing_left stopped

# The runner itself is stopped, and continued only when the time of the JVM is over.
fake_jdk in-time <<'END'
sleep 0.3
(sleep 2; kill -CONT "$PPID") &
kill -STOP "$PPID"
answer
END
run --jdk "$work/in-time" --timeout-scale 0.05
is "$(verdict)" PASS 'a stopped runner: a JVM that ended meanwhile has no TIMEOUT'
nothing_left 'a stopped runner'

fake_jdk parent <<'END'
sleep 300 &
(trap '' TERM; sleep 300; sleep 300) &
answer
END
run --jdk "$work/parent"
is "$(verdict)" PASS 'children that hang: the verdict is that of the test'
within 5 'children that hang: they are not waited for'
nothing_left 'children that hang'

fake_jdk escaping <<'END'
setsid sh -c 'trap "" TERM HUP; setsid sleep 300 & sleep 300; sleep 300' &
(setsid sleep 300 > /dev/null 2>&1 3>&- &)
while [ "$(tr '\0' '\n' < /proc/$!/cmdline 2> /dev/null | head -1)" != sh ]; do :; done
answer
END
run --jdk "$work/escaping"
is "$(verdict)" PASS 'children in sessions of their own: the verdict is that of the test'
within 5 'children in sessions of their own: they are not waited for'
nothing_left 'children in sessions of their own'

run --jdk "$work/escaping" --repeat 12 -j 4
is "$(verdict)" 'PASS PASS PASS PASS PASS PASS PASS PASS PASS PASS PASS PASS' \
    'children in sessions of their own, four at a time'
nothing_left 'four at a time'

fake_jdk hanging-children <<'END'
setsid sh -c 'trap "" TERM HUP; sleep 300; sleep 300' &
trap '' TERM
sleep 300
sleep 300
END
run --jdk "$work/hanging-children" --timeout-scale 0.02
is "$(verdict)" TIMEOUT 'parent and escaped children hang: the verdict is TIMEOUT'
within 12 'parent and escaped children hang: all are killed'
nothing_left 'parent and escaped children hang'

# Output without end, on every stream, from a process that does not stop.
fake_jdk flood <<'END'
yes 'standard output' &
yes 'standard error' >&2 &
yes 'answer: 42' >&3
END
run --jdk "$work/flood" --timeout-scale 0.05 --keep "$work/flooded"
is "$(verdict)" TIMEOUT 'flood: the verdict is TIMEOUT'
nothing_left flood
for stream in stdout stderr transcript; do
    is "$(cat "$work"/flooded/*/*/$stream | wc -c)" 1048576 "flood: 1 MiB of $stream are kept"
done

fake_jdk brief-flood <<'END'
yes 'answer: 42' | head -c 20000000 >&3
yes 'standard output' | head -c 20000000
answer
END
run --jdk "$work/brief-flood"
is "$(verdict)" FAIL 'flooded transcript: the verdict is FAIL'
contains "$work/all" 'longer than the runner keeps' 'flooded transcript: it says so'
within 15 'flooded transcript: it is compared soon'
nothing_left 'flooded transcript'

fake_jdk flooded-output <<'END'
yes 'standard output' | head -c 20000000
answer
END
run --jdk "$work/flooded-output"
is "$(verdict)" PASS 'flooded standard output: the verdict is that of the test'
nothing_left 'flooded standard output'

is "$(find "$work/tmp" -name 'assay-*' -type d -empty | wc -l)" 0 'no empty directory is left'
finish
