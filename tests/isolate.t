#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# What JVMs can reach under tools/isolate.sh.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
# With what isolate.sh uses.
if ! bwrap --ro-bind / / --dev /dev --proc /proc --unshare-pid --unshare-net --unshare-ipc true 2> /dev/null; then
    echo '1..0 # SKIP there is no bubblewrap, or it may not be used here'
    exit 0
fi
[ -z "${ASSAY_VALGRIND:-}" ] || { echo "1..0 # SKIP the processes have other names in valgrind"; exit 0; }
make_home

# isolated [OPTION]...: runs the test; its status, and its verdict in $work/out.
isolated() {
    sh "$root/tools/isolate.sh" "$work/inside" "$assay" run --json "$work/inside/all.json" "$@" plain \
        > "$work/out" 2> "$work/err" < /dev/null
}

fake_jdk good <<'END'
answer
END
isolated --jdk "$work/good"
is $? 0 'a JVM that answers passes'
contains "$work/inside/all.json" '"verdict": "PASS"' 'and its result is where it may be'
is "$(ls -A "$work/inside/tmp")" '' 'nothing stays of it'

echo precious > "$work/precious"
fake_jdk writer <<END
echo overwritten > $work/precious
touch $work/new /tmp/assay-new-$$
answer
END
isolated --jdk "$work/writer"
is $? 0 'a JVM that writes elsewhere is run'
is "$(cat "$work/precious")" precious 'no file elsewhere is written'
[ ! -e "$work/new" ] && [ ! -e /tmp/assay-new-$$ ]
ok $? 'nor made'

# Status 0 and an answer only if it sees no process of the machine.
fake_jdk watcher <<END
[ -e /proc/$$/exe ] && [ "\$(readlink /proc/$$/exe)" = "$(readlink /proc/$$/exe)" ] \
    && grep -q isolate.t /proc/$$/cmdline && exit 1
answer
END
isolated --jdk "$work/watcher"
is $? 0 'no process outside is seen'

fake_jdk caller <<'END'
[ "$(grep -c : /proc/net/dev)" -eq 1 ] && grep -q lo: /proc/net/dev && answer
END
isolated --jdk "$work/caller"
is $? 0 'the loopback device is the only one'

# The runner is killed before it can end anything.
fake_jdk daemon <<END
env -i setsid sleep 4716$$ > /dev/null 2>&1 3>&- &
while [ "\$(pgrep -fxc 'sleep 4716$$')" -lt 1 ]; do :; done
touch $work/inside/started
sleep 300
END
(
    isolated --jdk "$work/daemon"
    touch "$work/inside/started"
) &
while [ ! -e "$work/inside/started" ]; do sleep 0.1; done
is "$(pgrep -fxc "sleep 4716$$")" 1 'a JVM has left a process'
inside=$(pgrep -f "^$work/build/assay run --json $work/inside")
kill -s KILL "${inside%%
*}"
wait
tries=100
while pgrep -fx "sleep 4716$$" > /dev/null && [ $tries -gt 0 ]; do
    tries=$((tries - 1))
    sleep 0.1
done
is "$(pgrep -fx "sleep 4716$$")" '' 'which ends with the runner, even when that is killed'

fake_jdk crashing <<'END'
kill -SEGV $$
END
isolated --jdk "$work/crashing"
is $? 1 'a crash is a crash'
contains "$work/inside/all.json" '"verdict": "CRASH"' 'with its verdict'
finish
