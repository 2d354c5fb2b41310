#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Signals in the middle of a run, and two runs at once.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home

fake_jdk hanging <<'END'
case $PWD in
*.plain) answer; exit ;;
esac
trap '' TERM INT
setsid sleep 300 &
echo started > "$STARTED"
sleep 300
sleep 300
END
add_test second <<'END'
TITLE("This one hangs.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END

# interrupted SIGNAL
interrupted() {
    rm -f "$work/started"
    # A shell starts what it puts into the background with SIGINT ignored.
    # shellcheck disable=SC2016 # the words are for perl
    STARTED=$work/started perl -e '$SIG{INT} = $SIG{HUP} = "DEFAULT"; exec @ARGV' \
        "$assay" run -j 1 --repeat 3 --jdk "$work/hanging" --tap "$work/report.tap" \
        --json "$work/json/it.json" \
        > "$work/out" 2> "$work/err" < /dev/null &
    runner=$!
    while [ ! -f "$work/started" ]; do sleep 0.05; done
    kill -s "$1" $runner
    wait $runner
    is $? 130 "$1: exit status 130"
    is "$(verdict)" PASS "$1: the finished result is reported"
    contains "$work/report.tap" 'ok 1' "$1: and written"
    nothing_left "$1"
    is "$(ls "$work/tmp")" '' "$1: no directory is left"
}
interrupted INT
interrupted TERM
interrupted HUP

# nohup has SIGHUP ignored, so that the run outlives its terminal.
fake_jdk steady <<'END'
[ -f "$STARTED" ] || { kill -s HUP "$PPID"; kill -s INT "$PPID"; echo started > "$STARTED"; }
answer
END
rm -f "$work/started"
(
    trap '' HUP INT
    STARTED=$work/started "$assay" run -j 1 --repeat 3 --jdk "$work/steady" plain \
        --json "$work/json/it.json" > "$work/out" 2> "$work/err" < /dev/null
)
is $? 0 'ignored signals: exit status 0'
is "$(verdict)" 'PASS PASS PASS' 'ignored signals: they do not stop the run'

fake_jdk slow-probe < /dev/null
# shellcheck disable=SC2016 # the words are for the fake
echo 'echo started > "$STARTED"; sleep 300; sleep 300' > "$work/slow-probe/probe-behaviour"
rm -f "$work/started"
# shellcheck disable=SC2016 # the words are for perl
STARTED=$work/started perl -e '$SIG{INT} = $SIG{HUP} = "DEFAULT"; exec @ARGV' \
    "$assay" run --jdk "$work/slow-probe" > "$work/out" 2> "$work/err" < /dev/null &
runner=$!
while [ ! -f "$work/started" ]; do sleep 0.05; done
kill -s INT $runner
wait $runner
is $? 130 'while probing: exit status 130'
is "$(cat "$work/err")" '' 'while probing: no complaint'
nothing_left 'while probing'

# Two runs in one checkout, with the same directory for their records.
fake_jdk wrong <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
END
for n in 1 2; do
    "$assay" run --jdk "$work/wrong" --repeat 40 -j 2 --keep "$work/kept" --tap "$work/$n.tap" \
        > "$work/out$n" 2> "$work/err$n" < /dev/null &
    eval "run$n=\$!"
done
# shellcheck disable=SC2154
wait "$run1"
is $? 1 'two at once: exit status of the first'
# shellcheck disable=SC2154
wait "$run2"
is $? 1 'two at once: exit status of the second'
for n in 1 2; do
    is "$(grep -c '^not ok' "$work/$n.tap")" 80 "two at once: report $n is complete"
    is "$(grep -c "^assay:" "$work/err$n")" 0 "two at once: run $n has no complaint"
done
is "$(find "$work/kept" -name transcript | wc -l)" 160 'two at once: every record is kept'
is "$(find "$work/kept" -name transcript -exec grep -c "answer: 41" {} + | grep -c ":1$")" 160 \
    'two at once: every record is whole'
nothing_left 'two at once'
finish
