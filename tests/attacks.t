#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# JVMs that attack the runner, the machine, and whoever reads the results. None may hang the
# runner, write elsewhere, outlive the run, or get a better verdict than it deserves.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home

# within SECONDS DESCRIPTION: the last run took no longer.
within() {
    [ "$seconds" -le "$1" ]
    ok $? "$2 (took $seconds s, may take $1 s)"
}

# attack NAME VERDICT < BEHAVIOUR: nothing stays of it.
attack() {
    fake_jdk "$1"
    run --jdk "$work/$1" --timeout-scale "${scale:-1}" plain
    is "$(verdict)" "$2" "$1: the verdict is $2"
    within 15 "$1: the runner goes on"
    nothing_left "$1"
}

# limited SECONDS COMMAND...: its status; 124 when it takes longer.
limited() {
    timeout -k 1 "$@" > "$work/out" 2> "$work/err" < /dev/null
}

# ---- What stands in the place of the runner's files

for name in stdout stderr transcript command; do
    attack "pipe-$name" FAIL <<END
mkfifo $name
printf '# agent\nanswer: 41\n# probe\n' >&3
END
    echo precious > "$work/precious"
    attack "link-$name" FAIL <<END
ln -s $work/precious $name
printf '# agent\nanswer: 41\n# probe\n' >&3
END
    is "$(cat "$work/precious")" precious "link-$name: what the link names is not written"
    rm -rf "$work"/tmp/assay-*
    attack "directory-$name" FAIL <<END
mkdir -p $name/a
ln -s $work/precious $name/a/b
printf '# agent\nanswer: 41\n# probe\n' >&3
END
    is "$(find "$work"/tmp/assay-*/*/* -name "$name" -type f | wc -l)" 1 \
        "directory-$name: the record is a file"
    rm -rf "$work"/tmp/assay-*
done

mkdir "$work/elsewhere"
attack swapped ERROR <<END
here=\$PWD
cd ..
mv "\$here" moved
ln -s $work/elsewhere "\$here"
printf '# agent\nanswer: 41\n# probe\n' >&3
END
is "$(ls "$work/elsewhere")" '' 'swapped: nothing is written through the link'
contains "$work/all" 'was removed while the JVM ran' 'swapped: it is reported'
rm -rf "$work"/tmp/assay-*

attack odd-files FAIL <<'END'
mkfifo pipe
ln -s /etc/passwd link
ln -s . here
perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Local => "socket", Listen => 1)'
touch "$(printf 'line\nfeed')"
echo kept > hs_note.txt
printf '# agent\nanswer: 41\n# probe\n' >&3
END
kept=$(find "$work"/tmp -name hs_note.txt)
is "$(find "${kept%/*}" -mindepth 1 | sed 's,.*/,,' | sort | tr '\n' ' ')" \
    'command hs_note.txt stderr stdout transcript ' 'odd-files: only regular files are kept'
rm -rf "$work"/tmp/assay-*

# ---- What cannot be removed as it is

attack deep PASS <<'END'
perl -e 'for (1 .. 3000) { mkdir "d" or die; chdir "d" or die }'
answer
END
is "$(ls -A "$work/tmp")" '' 'deep: it is removed'
attack wide PASS <<'END'
perl -e 'my $top = shift; for my $n (1 .. 10) { mkdir "w$n"; chdir "w$n";
    for (1 .. 40) { mkdir "d"; open my $f, ">", "f"; chdir "d" }
    chdir $top }' "$PWD"
answer
END
is "$(ls -A "$work/tmp")" '' 'wide: it is removed'
attack closed PASS <<'END'
mkdir -p a/b/c
touch a/b/c/f
chmod 000 a/b/c a/b a .
answer
END
is "$(ls -A "$work/tmp")" '' 'closed: it is removed'
attack long-names PASS <<'END'
name=$(printf '%0255d' 0)
mkdir -p "$name/$name/$name"
answer
END
is "$(ls -A "$work/tmp")" '' 'long-names: it is removed'
attack beside PASS <<'END'
mkdir -p ../../../beside/deep
touch ../../../beside/deep/file ../more
answer
END
is "$(ls -A "$work/tmp")" '' 'beside: nor does what it puts beside its directory stay'
if touch "$work/steady" && chattr +i "$work/steady" 2> /dev/null; then
    chattr -i "$work/steady"
    attack immutable PASS <<'END'
touch f
chattr +i f
answer
END
    contains "$work/err" 'cannot be removed whole' 'immutable: what stays is reported'
    chattr -R -i "$work/tmp"
    rm -rf "$work"/tmp/assay-*
fi

# ---- Descendants

attack unmarked PASS <<END
for n in 1 2 3; do
    env -i setsid sleep 4711$$ > /dev/null 2>&1 3>&- &
done
while [ "\$(pgrep -fxc 'sleep 4711$$')" -lt 3 ]; do :; done
answer
END
is "$(pgrep -fx "sleep 4711$$")" '' 'unmarked: no process is left'
cat > "$work/sibling.c" <<END
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void)
{
    if (syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0) == 0) {
        char *const arguments[] = {"sleep", "4712$$", NULL}, *const none[] = {NULL};
        prctl(PR_SET_DUMPABLE, 0);
        setsid();
        execve("/bin/sleep", arguments, none);
    }
    return 0;
}
END
cc -o "$work/cloning" "$work/sibling.c"
attack sibling PASS <<END
(exec > /dev/null 2>&1 3>&-; $work/cloning)
while [ "\$(pgrep -fxc 'sleep 4712$$')" -lt 1 ]; do :; done
answer
END
is "$(pgrep -fx "sleep 4712$$")" '' 'sibling: no process is left'
# Nothing is touched that is not the runner's.
fake_jdk idle <<'END'
answer
END
sh -c "sleep 4713$$ & exec \"\$@\"" sh "$assay" run --jdk "$work/idle" plain > "$work/out" 2> "$work/err"
is "$(pgrep -fxc "sleep 4713$$")" 1 'a child that was there before is left alone'
kill "$(pgrep -fx "sleep 4713$$")"

# ---- Verdicts

attack na-and-crash CRASH <<'END'
printf '# agent\n# na there is no such thing here\n' >&3
kill -SEGV $$
END
scale=0.02 attack na-and-hang TIMEOUT <<'END'
printf '# agent\n# na there is no such thing here\n' >&3
sleep 300
END
attack na-and-log CRASH <<'END'
printf '# agent\n# na there is no such thing here\n' >&3
echo 'a fatal error' > hs_err_pid1.log
END
attack na-and-status FAIL <<'END'
printf '# agent\n# na there is no such thing here\n# probe\n' >&3
exit 3
END
attack broken-and-crash CRASH <<'END'
printf '# agent\n# broken there is no class X\n' >&3
kill -SEGV $$
END
attack broken-and-good FAIL <<'END'
printf '# agent\n# broken there is no class X\n# probe\n' >&3
END
rm -rf "$work"/tmp/assay-*

# ---- Memory and reports

fake_jdk flooding <<'END'
head -c 4000000 /dev/zero | tr '\0' '\001' | fold -w 100000
head -c 4000000 /dev/zero | tr '\0' '\001' | fold -w 100000 >&2
head -c 3000000 /dev/zero | tr '\0' '\001' >&3
printf '# agent\nanswer: 41\n# probe\n' >&3
END
limit=300000
[ -z "${ASSAY_RUNNER:-}${ASSAY_VALGRIND:-}" ] || limit=unlimited
# shellcheck disable=SC2016 # the words are for the shell
limited 120 sh -c 'ulimit -v "$0"; exec "$@"' "$limit" "$assay" run -j 2 --jdk "$work/flooding" \
    --repeat 20 --junit "$work/flood.xml" --json "$work/flood.json" plain
is $? 1 'flooding: the run ends in little memory'
is "$(grep -c '<testcase' "$work/flood.xml")" 20 'flooding: JUnit XML has all cases'
xmllint --huge --noout "$work/flood.xml"
ok $? 'flooding: it is well-formed'
is "$(grep -c '"verdict": "FAIL"' "$work/flood.json")" 20 'flooding: JSON has all results'
rm -rf "$work"/tmp/assay-* "$work"/flood.*

# Many results that say much, in all reports.
if [ -z "${ASSAY_RUNNER:-}${ASSAY_VALGRIND:-}" ]; then
    fake_jdk verbose <<'END'
perl -e 'print STDERR "x" x 125, "\n" for 1 .. 2000'
printf "# agent\nanswer: 41\n# probe\n" >&3
END
    # shellcheck disable=SC2016 # the words are for the shell
    limited 120 sh -c 'ulimit -v "$0"; exec "$@"' 75000 "$assay" run -j 2 --jdk "$work/verbose" \
        --repeat 150 --json "$work/flood.json" --junit "$work/flood.xml" --tap "$work/flood.tap" \
        --html "$work/flood.html" plain
    is $? 1 "verbose: the run ends in little memory"
    is "$(grep -c '"verdict": "FAIL"' "$work/flood.json")" 150 "verbose: all results are there"
    contains "$work/flood.html" "</html>" "verbose: the page is whole"
    rm -rf "$work"/tmp/assay-* "$work"/flood.*
fi

# Too little memory for what twelve JVMs say at once.
if [ -z "${ASSAY_RUNNER:-}${ASSAY_VALGRIND:-}" ]; then
    fake_jdk greedy <<'END'
if mkdir "$here/first" 2> /dev/null; then answer; exit; fi
head -c 4000000 /dev/zero | tr "\\0" "\\1" | tee /dev/stderr
head -c 3000000 /dev/zero | tr "\\0" "\\1" >&3
END
    # shellcheck disable=SC2016 # the words are for the shell
    limited 60 sh -c 'ulimit -v "$0"; exec "$@"' 65000 "$assay" run -j 12 --jdk "$work/greedy" \
        --repeat 16 --json "$work/flood.json" --junit "$work/flood.xml" plain
    is $? 2 "no memory: it is a harness error"
    contains "$work/err" "there is no more memory" "no memory: it is said"
    contains "$work/flood.json" '"interrupted": true' "no memory: the report says so"
    is "$(grep -c '"verdict": "PASS"' "$work/flood.json")" 1 "no memory: what had finished is there"
    is "$(leftovers)" "" "no memory: no process is left"
    is "$(ls -A "$work/tmp")" "" "no memory: no directory is left"
    rm -rf "$work"/flood.*
fi

# ---- A runner that is killed

fake_jdk endless <<'END'
setsid sleep 4715 > /dev/null 2>&1 3>&- &
echo $$ > "$here/pid"
sleep 300
sleep 300
END
for moment in 1 2 3 4 5; do
    rm -f "$work/endless/pid"
    "$assay" run -j 1 --jdk "$work/endless" plain > "$work/out" 2>&1 < /dev/null 3>&- &
    runner=$!
    while [ ! -s "$work/endless/pid" ]; do sleep 0.05; done
    kill -s KILL $runner
    wait $runner 2> /dev/null
    pid=$(cat "$work/endless/pid")
    while kill -0 "$pid" 2> /dev/null && [ "$moment" -lt 100 ]; do sleep 0.05; done
    ok 0 "killed: the JVM dies with the runner"
done
run --jdk "$work/idle" plain
is "$(verdict)" PASS 'after a kill: the next run is as ever'
is "$(ls -A "$work/tmp")" '' 'after a kill: the next run leaves no directory'
nothing_left 'after a kill'

# ---- Further ones

attack sparse-log CRASH <<'END'
printf '# agent\nanswer: 42\n# probe\n' >&3
truncate -s 100G hs_err_pid1.log
END
rm -rf "$work"/tmp/assay-*
attack hopping PASS <<END
perl -MPOSIX -e 'exit if fork; setsid; open STDOUT, ">/dev/null"; open STDERR, ">/dev/null"; POSIX::close(3);
    while (1) { exit if fork; \$0 = "hopping-$$"; select undef, undef, undef, 0.001 }' &
answer
END
is "$(pgrep -f "hopping-$$")" '' 'hopping: no process is left'
attack signals PASS <<'END'
for signal in WINCH CHLD CONT URG PIPE; do kill -s $signal $PPID; done
answer
END
scale=0.05 attack stopping TIMEOUT <<'END'
kill -s STOP $$
END
attack talkative-child PASS <<'END'
yes > /dev/null 2>&1 3>&- &
answer
yes 2>&1 3>&- &
END
attack long-reason NA <<'END'
printf '# agent\n# na %s\n' "$(head -c 60000 /dev/zero | tr '\0' 'x')" >&3
END
attack null-bytes FAIL <<'END'
printf '# agent\nanswer: 42\0\n\0\n# probe\n' >&3
END
attack many-records PASS <<'END'
yes '# probe' | head -c 900000 >&3
answer
END
attack own-limits PASS <<'END'
ulimit -n 20
ulimit -f 0
ulimit -c 0
answer
END
attack no-channel ERROR <<'END'
exec 3>&-
END
attack report-written FAIL <<'END'
for n in /proc/$PPID/fd/*; do
    case $(readlink "$n") in
    *journal* | *.json*) echo junk >> "$n" ;;
    esac
done
printf '# agent\nanswer: 41\n# probe\n' >&3
END
rm -rf "$work"/tmp/assay-*
# ---- Answers of the probe

# saying NAME KEY VALUE: a JVM that answers the probe with that value; runs the test on it.
saying() {
    fake_jdk "$1" <<'END'
answer
END
    awk -v key="$2" -v value="$3" '$1 == key { print key " " value; next } { print }' \
        "$root/tests/fake-jvm/java" > "$work/$1/bin/java"
    rm -rf "$work/json"
    limited 60 "$assay" run --jdk "$work/$1" --json "$work/json/{vm}.json" plain
}
mkfifo "$work/pipe"
saying piped libjvm "$work/pipe"
is $? 0 'a pipe for a library: the run goes on'
truncate -s 100G "$work/hole"
saying holed libjvm "$work/hole"
is $? 0 'a library of 100 GiB: the run goes on'
rm "$work/hole"
saying long-name java.vm.name "$(printf '%0300d' 0)"
is $? 0 'a name of 300 characters: the test passes'
for version in 99999999999999999999 4294967313 -1 x ''; do
    saying odd-version java.specification.version "$version"
    is $? 2 "version '$version': it is refused"
done
# shellcheck disable=SC2016 # the words are for nobody
saying climbing java.vm.name '../../x$(touch y)'
is $? 0 'a name with slashes and points: the run goes on'
is "$(ls "$work/json")" 'x-touch-y-17.0-fake.json' 'and its report is where it should be'
saying nameless java.vm.name ''
is $? 0 'an empty name: the run goes on'
saying short-bits onload-capabilities ff
is $? 0 'half of a list of capabilities: the run goes on'
# U+2028, U+202E, U+FEFF and a tag character.
saying odd-letters java.vm.vendor \
    "$(printf 'a\342\200\250b\342\200\256c\357\273\277d\363\240\201\201e')"
contains "$work/json/Fake-VM-17.0-fake.json" \
    'a\\xe2\\x80\\xa8b\\xe2\\x80\\xaec\\xef\\xbb\\xbfd\\xf3\\xa0\\x81\\x81e' \
    'characters that nobody sees are escaped'

printf '{"schema": 1, "results": [{"id": "\\u001b]0;x\\u0007"}], "\033[31m' > "$work/odd.json"
limited 20 "$assay" merge "$work/odd.json"
LC_ALL=C grep -q "$(printf '\033')" "$work/out" "$work/err"
is $? 1 'no escape sequence of a file reaches the terminal'

limited 20 sh -c 'ulimit -n 6; exec "$@"' sh "$assay" run --jdk "$work/idle" plain
contains "$work/err" 'too few files may be open' 'six descriptors: it is reported'

is "$(leftovers)" '' 'no process is left'
finish
