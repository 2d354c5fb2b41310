#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# JVMs of other architectures: what the runner finds for them, with an emulator that is none; then
# real ones, as far as builds NAME@ARCH are installed and their agents are built.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home

# An ELF header of the 64-bit, big-endian S/390, and nothing behind it.
s390x_header() {
    printf '\177ELF\002\002\001'
    head -c 9 /dev/zero
    printf '\000\003\000\026\000\000\000\001'
    head -c 64 /dev/zero
}

fake_jdk port <<END
answer
END
mkdir -p "$work/port/lib/server"
s390x_header >"$work/port/lib/server/libjvm.so"

run --jdk "$work/port"
is "$status" 2 'a JVM of another architecture needs agents of it'
contains "$work/err" 'make agents ARCH=s390x' 'and how to build them is said'

mkdir -p "$work/build/s390x" "$work/empty"
cp -R "$work/build/agents" "$work/build/s390x/"
ln -s "$built/probe.so" "$work/build/s390x/"
PATH=$work/empty "$assay" run --jdk "$work/port" >"$work/out" 2>"$work/err"
is $? 2 'it needs an emulator'
contains "$work/err" 'no qemu-s390x' 'which is named'

mkdir "$work/emulator"
cat >"$work/emulator/qemu-s390x" <<'END'
#!/bin/sh
case $1 in -L) shift 2 ;; esac
exec "$@"
END
chmod +x "$work/emulator/qemu-s390x"
PATH=$work/emulator:$PATH
run --jdk "$work/port"
is "$status" 0 'with both the test passes'
contains "$work/json/"*s390x.json '"by_hand"' 'the report is named after the architecture'
contains "$work/json/"*s390x.json "$work/emulator/qemu-s390x $work/port/bin/java" \
    'the JVM is started by the emulator'
contains "$work/json/"*s390x.json "-agentpath:$work/build/s390x/agents/fake/Answer/plain.so" \
    'with the agent of its architecture'
contains "$work/json/"*s390x.json "ASSAY_EMULATOR=$work/emulator/qemu-s390x" \
    'and tests that start a JVM find it in the environment'

# The probe takes a second, at least twice as long as timeouts are made for.
fake_jdk slow <<'END'
sleep 1000
END
echo 'sleep 1' >"$work/slow/probe-behaviour"
# limit: the seconds that the JVM had.
limit() {
    results reason | sed 's/.* after \([0-9.]*\) s.*/\1/'
}
at_least() { # NUMBER WANTED DESCRIPTION
    awk -v number="$1" -v wanted="$2" 'BEGIN { exit !(number + 0 >= wanted) }'
    ok $? "$3 ($1, wanted $2)"
}
run --jdk "$work/slow" --timeout-scale 0.1
is "$(limit)" 2 "timeouts on the machine's own processor do not depend on the start of the JVM"
mkdir -p "$work/slow/lib/server"
s390x_header >"$work/slow/lib/server/libjvm.so"
run --jdk "$work/slow" --timeout-scale 0.1
at_least "$(limit)" 4 'those of an emulated JVM are as many times longer as its start is'
patience=$(sed -n 's/.*ASSAY_PATIENCE=\([0-9]*\) .*/\1/p' "$work"/json/*s390x.json | head -n 1)
at_least "$patience" 3 'and the agents get the factor'
"$assay" probe --jdk "$work/slow" >"$work/out" 2>"$work/err"
contains "$work/out" 'timeouts              multiplied by ' 'assay probe says so'

real_jdks() {
    sh "$root/tools/jdks.sh" installed | awk '$1 ~ /@/ { print $1 }'
}
for name in $(real_jdks); do
    arch=${name#*@}
    if [ ! -e "$built/$arch/agents/memory/Allocate/zero-size.so" ]; then
        ok 0 "$name # SKIP its agents are not built"
        continue
    fi
    "$built/assay" run --jdk "$name" memory/Allocate/zero-size >"$work/out" 2>"$work/err"
    is $? 0 "$name passes a test"
done
finish
