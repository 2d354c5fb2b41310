#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Runs that are killed, and disks that are full: what was finished is not lost, and a run that is
# continued reports what one at a stretch does.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
for name in crashing failing na noisy; do
    add_test "$name" <<END
TITLE("The JVM is $name.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
done

# Results that do not come in the order of the plan.
fake_jdk odd <<'END'
echo "${PWD##*/}" >> "$here/starts"
case $PWD in
*.plain) sleep 0.1; answer ;;
*.crashing*) sleep 0.1; kill -s SEGV $$ ;;
*.failing*) printf '# agent\nanswer: 41\n# probe\n' >&3; echo printed; printf 'a\001\376b\n\n' >&2 ;;
*.noisy*) seq 1 4000; printf '# agent\nanswer: 43\n# probe\n' >&3 ;;
*.na*) printf '# agent\n# na nothing\n' >&3 ;;
*) answer ;;
esac
END

# reporting NAME: a run with all reports, NAME.*; leaves its status in $status, and continues what is
# in $resume if that names a directory. $start is put before the command.
reporting() {
    # shellcheck disable=SC2086 # these are words
    $start "$assay" run -j 3 --repeat 4 --jdk "$work/odd" --keep "$work/records" \
        --json "$work/$1.json" --tap "$work/$1.tap" --junit "$work/$1.xml" \
        --html "$work/$1.html" ${resume:+--resume $resume} > "$work/out" 2> "$work/err" < /dev/null
    status=$?
    fail_if_sanitized
}

# A report without times, the name of the report, and the numbers of records.
plain() {
    sed -E -e 's/"(seconds|started)": *[0-9.e-]+/"\1": 0/g' -e 's/ time="[0-9.]+"/ time=""/' \
        -e 's/timestamp="[^"]*"/timestamp=""/' -e "s,$work/$1\\.,REPORT.,g" \
        -e 's, --resume [^ "]*,,' -e 's,/records/[^ "]*,RECORD,g' "$work/$1.$2" |
        if [ "$2" = html ]; then
            perl -pe 's/"cells":\[([^\]]*)\]/my $n = 0; join ",", map { $n++ % 7 == 3 ? 0 : $_ } split ",", $1/e'
        else
            cat
        fi
}

# same_reports A B DESCRIPTION
same_reports() {
    for end in json tap xml html; do
        plain "$1" "$end" > "$work/first"
        plain "$2" "$end" > "$work/second"
        cmp -s "$work/first" "$work/second"
        same=$?
        ok $same "$3: the same $end"
        [ $same -eq 0 ] || diff "$work/first" "$work/second" | cut -c 1-200 | head -20 | sed 's/^/# /'
    done
}

start='' resume=''
reporting whole
is "$status" 1 'at a stretch: the run ends'
planned=$(grep -c '"verdict"' "$work/whole.json")
is "$planned" 20 'at a stretch: all results are there'
is "$(grep '"verdict"' "$work/whole.json" | sort | uniq -c | tr -s ' \n' ' ')" \
    ' 4 "verdict": "CRASH", 8 "verdict": "FAIL", 4 "verdict": "NA", 4 "verdict": "PASS", ' \
    'at a stretch: of many kinds'

resume=$work/state
reporting journaled
same_reports whole journaled 'with a journal'
before=$(wc -l < "$work/odd/starts")
reporting again
same_reports whole again 'again'
contains "$work/err" "$planned of $planned results are there" 'again: it says what is there'
is "$(wc -l < "$work/odd/starts")" "$before" 'again: nothing is run'
rm -rf "$work/records" "$work/state"

# ---- Killed at any moment

moments=${ASSAY_KILLS:-30}
killed=0 lost=0 alive=0 resume=$work/state
seed=$$
for end in json tap xml html; do
    plain whole $end > "$work/plain.$end"
done
for moment in $(seq "$moments"); do
    rm -rf "$work/state" "$work"/killed.* "$work/records"
    : > "$work/odd/starts"
    # Some are killed more than once.
    # shellcheck disable=SC2034 # it is only counted
    for round in 1 2; do
        seed=$(((seed * 1103515245 + 12345) & 2147483647))
        # shellcheck disable=SC2016 # the words are for perl
        start="perl -e \$pid=fork//die;exec(@ARGV)unless\$pid;select(undef,undef,undef,$((seed % 900 + 20))/1000);kill(9,\$pid);waitpid(\$pid,0);exit(\$?&127)"
        reporting killed
        [ "$status" -ne 9 ] || killed=$((killed + 1))
        [ $((moment % 3)) -eq 0 ] || break
    done
    entries=$(cat "$work"/state/*.results 2> /dev/null | wc -l)
    # What a JVM that is being killed still does, or holds, is not that of the next run.
    looks=0
    while [ -n "$(leftovers)" ] && [ $((looks += 1)) -lt 100 ]; do sleep 0.05; done
    [ -z "$(leftovers)" ] || alive=$((alive + 1))
    # Killed while it made a directory: the next run removes only what has not just begun.
    find "$work/tmp" "$work/records" \( -name '.assay-making-*' -o -name '.making-*' \) \
        -exec touch -d '1 hour ago' {} + 2> /dev/null
    started=$(wc -l < "$work/odd/starts")
    start=
    reporting killed
    rerun=$(($(wc -l < "$work/odd/starts") - started))
    [ "$rerun" -eq $((planned - entries)) ] || {
        lost=$((lost + 1))
        echo "# $moment: $entries results of $planned were there, $rerun were got again"
    }
    for end in json tap xml html; do
        plain killed $end > "$work/second"
        cmp -s "$work/plain.$end" "$work/second" || {
            lost=$((lost + 1))
            diff "$work/plain.$end" "$work/second" | cut -c 1-200 | head -10 | sed "s/^/# $moment: /"
        }
    done
    stale=$(find "$work" -maxdepth 1 -name '.killed*'; ls -A "$work/tmp"; find "$work/records" \
        -name '.*')
    [ -z "$stale" ] || {
        lost=$((lost + 1))
        echo "# $moment leaves: $stale"
    }
done
echo "# $moments times killed, $killed of them before the end"
is "$lost" 0 'killed: nothing is lost, nothing stays, and the reports are the same'
is "$alive" 0 'killed: no JVM outlives the runner'

# ---- Damaged journals

start='' resume=$work/state
rm -rf "$work/state"
reporting damaged
results=$(echo "$work"/state/*.results)
cp "$results" "$work/good"
# damage DESCRIPTION RERUN < PERL: changes the journal; so many results are got again.
damage() {
    perl -0pe "$(cat)" "$work/good" > "$results"
    : > "$work/odd/starts"
    reporting damaged
    same_reports whole damaged "$1"
    is "$(wc -l < "$work/odd/starts")" "$2" "$1: $2 results are got again"
}
damage 'a cut last line' 1 <<'END'
s/.{5}\z//s
END
damage 'a letter changed' 1 <<'END'
s/"title":"The/"title":"Tha/
END
contains "$work/err" 'damaged entries, which do not count: 1' 'a letter changed: it is reported'
damage 'zeros at the end' 1 <<'END'
s/[^\n]{20}\n\z/"\0" x 4096/e
END
damage 'a line of another place' 1 <<'END'
s/^(\S+ )\d+/${1}19/
END
damage 'empty' 20 <<'END'
$_ = ""
END
cp "$work/good" "$results"
(
    flock -n 9
    reporting damaged
    [ "$status" -eq 2 ]
) 9< "$results"
ok $? 'two runs at once: the second is refused'
contains "$work/err" 'another run writes it' 'two runs at once: it says why'
touch "$work/build/agents/fake/Answer/na.so"
reporting damaged
is "$status" 2 'a test made anew: the run is not continued'
contains "$work/err" 'it was begun with another JVM, suite' 'a test made anew: it says why'
is "$(wc -l < "$work/err")" 1 'a test made anew: in one line'
echo "none of ours" > "$(echo "$work"/state/*.json)"
reporting damaged
is "$status" 2 'a directory of something else: it is refused'
contains "$work/err" 'name another directory' 'a directory of something else: with advice'
is "$(cat "$work"/state/*.json)" "none of ours" 'a directory of something else: nothing is written over'

# ---- Full disks: each call that needs space fails once, then all. What goes through stdio is written by
# calls that libuv makes, too, which must not fail: see below for these.

if ! strace -o /dev/null true 2> /dev/null; then
    echo "ok $((tests_run += 1)) - full disks # SKIP strace cannot be used here"
    finish
    exit
fi
# The sanitizer of leaks does not work under strace.
ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0
export ASAN_OPTIONS
small() {
    # shellcheck disable=SC2086 # these are words
    timeout -k 1 60 $start "$assay" run -j 2 --jdk "$work/odd" --keep "$work/records" --json "$work/small.json" \
        --junit "$work/small.xml" --resume "$work/state" 'fake/Answer/[fp]*' \
        > "$work/out" 2> "$work/err" < /dev/null
    status=$?
}
rm -rf "$work/records" "$work/state"
start="strace -o $work/calls -e trace=pwrite64,fsync,fdatasync,rename,renameat,linkat,mkdirat"
small
is "$status" 1 'full disk: without faults the run ends'
checked=0 bad=0
# shellcheck disable=SC2013 # these are words
for call in $(sed -n "s/^\([a-z0-9]*\)(.*/\1/p" "$work/calls" | sort -u); do
    count=$(grep -c "^$call(" "$work/calls")
    for moment in $(seq "$count") 1+; do
        rm -rf "$work/records" "$work/state" "$work"/small.*
        : > "$work/odd/starts"
        start="strace -o $work/trace -e trace=$call -e inject=$call:error=ENOSPC:when=$moment"
        small
        failed=$status
        ran=$(wc -l < "$work/odd/starts")
        cat "$work/out" "$work/err" > "$work/first"
        # An ERROR is no result: it is due again.
        entries=$(cat "$work"/state/*.results 2> /dev/null | grep -vc '"verdict":"ERROR"')
        touch "$work/small.json"
        reported=$(grep -c '"verdict": "[PF]' "$work/small.json")
        : > "$work/odd/starts"
        start=
        small
        rerun=$(wc -l < "$work/odd/starts")
        checked=$((checked + 1))
        good=0
        # What is in the journal is not got again, and all is reported in the end.
        [ "$rerun" -eq $((2 - entries)) ] && [ "$status" -eq 1 ] \
            && [ "$(grep -c '"verdict"' "$work/small.json")" -eq 2 ] || good=1
        # What has finished is in the journal or in the report, and a message says what failed.
        [ "$entries" -ge "$ran" ] || [ "$reported" -ge "$ran" ] || good=1
        [ "$failed" -ne 2 ] || grep -q "No space left" "$work/first" || good=1
        [ "$failed" -eq 2 ] || [ "$reported" -eq 2 ] || good=1
        if [ $good -ne 0 ]; then
            bad=$((bad + 1))
            echo "# $call $moment: status $failed, $entries in the journal, $reported reported," \
                "then $rerun again, status $status"
            sed "s/^/#   /" "$work/first"
        fi
    done
done
echo "# $checked faults"
[ "$checked" -gt 15 ]
ok $? 'full disk: there were faults'
is "$bad" 0 'full disk: no finished result is lost'

# A disk of so many KiB.
full() {
    # shellcheck disable=SC2016 # the words are for the shell
    timeout -k 1 60 unshare -rm sh -c '
        mount -t tmpfs -o size="$1k" none "$2/disk" || exit 77
        shift 2
        "$@"
        status=$?
        cat disk/state/*.results > results 2> /dev/null
        cp disk/full.json . 2> /dev/null
        exit $status' sh "$1" "$work" "$assay" run -j 2 --jdk "$work/odd" --keep "$work/records" \
        --json disk/full.json --resume disk/state > "$work/out" 2> "$work/err" < /dev/null
}
mkdir "$work/disk"
cd "$work" || exit 1
if ! unshare -rm mount -t tmpfs none "$work/disk" 2> /dev/null; then
    echo "ok $((tests_run += 1)) - disks of a few KiB # SKIP nothing can be mounted here"
    finish
    exit
fi
full 4000
is $? 1 'a disk that is large enough: the run is as ever'
bad=0
for size in 4 8 12 16 20 24 28 32 40 48 64; do
    rm -f results full.json
    full $size
    status=$?
    touch results full.json
    entries=$(grep -c '' results)
    reported=$(grep -c '"verdict"' full.json)
    whole=$(grep -c "^[0-9a-f]\{16\} [0-9]* {.*}$" results)
    good=0
    [ "$entries" = "$whole" ] || good=1
    [ "$status" -eq 2 ] || [ "$reported" -eq 5 ] || good=1
    [ "$status" -ne 2 ] || grep -q "No space left" err || good=1
    if [ $good -ne 0 ]; then
        bad=$((bad + 1))
        echo "# $size KiB: status $status, $whole of $entries entries whole, $reported reported"
        sed "s/^/#   /" err
    fi
done
is "$bad" 0 "disks of a few KiB: the journal has whole entries, and it is said what failed"

finish
