#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# JVMs on another machine (--on), for which a server of ssh on this one stands: the results are those of
# JVMs here, whatever becomes of the connection, and nothing stays there.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"

daemon=$(PATH=$PATH:/usr/sbin:/sbin command -v sshd)
if [ -z "$daemon" ] || ! command -v ssh >/dev/null; then
    echo '1..0 # SKIP there is no sshd; it is in openssh-server'
    exit 0
fi
make_home
program=$built/assay-remote
[ -z "${ASSAY_RUNNER:-}" ] || [ ! -x "$(dirname "$ASSAY_RUNNER")/assay-remote" ] ||
    program=$(dirname "$ASSAY_RUNNER")/assay-remote
cp "$program" "$work/build/assay-remote"
ln -s "$built/variants" "$work/build/"
# Of the classes, which each run copies, only those that every test needs.
rm "$work/build/java"
mkdir "$work/build/java"
cp -R "$built/java/assay" "$work/build/java/"

# ---- The other machine

mkdir -p "$work/ssh" "$work/there"
ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/host"
ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/key"
ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/other"
cp "$work/ssh/key.pub" "$work/ssh/authorized_keys"
[ "$(id -u)" -ne 0 ] || mkdir -p /run/sshd

# start_server [PORT]: leaves its port in $port, its process in $server.
start_server() {
    attempts=0
    while [ $((attempts += 1)) -le 20 ]; do
        port=${1:-$(perl -e 'print 20000 + int rand 20000')}
        cat >"$work/ssh/sshd_config" <<END
Port $port
ListenAddress 127.0.0.1
HostKey $work/ssh/host
AuthorizedKeysFile $work/ssh/authorized_keys
StrictModes no
PermitRootLogin yes
PasswordAuthentication no
KbdInteractiveAuthentication no
UsePAM no
PidFile none
MaxStartups 100
SetEnv TMPDIR=$work/there
END
        "$daemon" -D -e -f "$work/ssh/sshd_config" 2>"$work/ssh/log" &
        server=$!
        for _ in 1 2 3 4 5 6 7 8 9 10; do
            grep -q 'Server listening' "$work/ssh/log" && return
            kill -0 $server 2>/dev/null || break
            sleep 0.1
        done
    done
    echo "Bail out! no server: $(tail -n 1 "$work/ssh/log")"
    exit 1
}

# Ends the server, and each connection to it.
stop_server() {
    # shellcheck disable=SC2046 # these are words
    kill -9 $(pgrep -P "$server") "$server" 2>/dev/null
    wait "$server" 2>/dev/null
}
start_server
trap 'stop_server; rm -rf "$work"' EXIT

cat >"$work/ssh/config" <<END
Host *
HostName 127.0.0.1
Port $port
IdentityFile $work/ssh/key
IdentitiesOnly yes
StrictHostKeyChecking no
UserKnownHostsFile $work/ssh/known
LogLevel ERROR
END
ASSAY_SSH="ssh -F $work/ssh/config"
export ASSAY_SSH
board=ssh:board:$work/there

directories() {
    (cd "$work" && find there tmp -mindepth 1 -maxdepth 1)
}

# clean WHAT: nothing is left on either side.
clean() {
    looks=0
    while { [ -n "$(leftovers)" ] || [ -n "$(directories)" ]; } && [ $((looks += 1)) -lt 100 ]; do
        sleep 0.05
    done
    nothing_left "$1"
    is "$(directories)" '' "$1: no directory is left"
}

# ---- The same as here

for name in crashing failing exiting na noisy large orphaned known logged; do
    add_test "$name" <<END
TITLE("The JVM is $name.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
done
add_test hanging <<END
TITLE("The JVM is hanging.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
add_test set <<'END'
TITLE("The JVM has arguments and settings.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .env = LIST("WORD=a 'b\" *", "TARGETS={java}", "HELP={companions}/x"),
     .args = LIST("", "a b", "{agent}", "$HOME"), .options = "x=1");
END
add_test cased <<'END'
TITLE("The JVM has a case.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .cases = LIST("one", "two"));
END
mkdir -p "$work/suites/known" "$work/build/companions"
cat >"$work/known" <<'END'
Cause: fake-1
Title: It is a fake
Status: open
Rule: GetThreadState.park-timed
VM: Fake VM
Behavior: It answers wrongly.
Affected: 17
Date: 2026-01-31

Pin: fake-1
Versions: 17
Test: fake/Answer/known
Expected: answer: 42
Actual: answer: 41
END

fake_jdk odd <<'END'
case $PWD in
*.crashing) answer; kill -s SEGV $$ ;;
*.failing) printf '# agent\nanswer: 41\n# probe\n' >&3; echo printed; printf 'a\001\376b\n\n' >&2 ;;
*.exiting) answer; exit 7 ;;
*.na) printf '# agent\n# na nothing\n' >&3 ;;
*.noisy) head -c 3000000 /dev/zero | tr '\0' x; printf '# agent\nanswer: 43\n# probe\n' >&3 ;;
*.large) seq 200000 >&3; exit 1 ;;
*.orphaned) answer; setsid sleep 300 & ;;
*.known) printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
*.logged) echo crashed >hs_err_pid1.log; answer ;;
*.hanging)
    answer
    exec 2>&-
    trap 'echo dumped' QUIT
    trap 'echo asked' TERM
    while :; do sleep 0.1; done
    ;;
*.set)
    printf '# agent\nanswer: %s\n# probe\n' "$(printf '<%s>' "$WORD" "$TARGETS" "$HELP" "$@" "$(cat)" \
        "${LC_ALL-unset}" "${CLASSPATH-unset}" | sed 's,[^<=]*/\(agents\|java\|companions\),BUILD/\1,g')" >&3
    ;;
*.cased*) answer; echo "$ASSAY_CASE" >&2; exit 1 ;;
*) answer ;;
esac
END

# plain JSON: without what differs from run to run, what names the machine, and how much longer a JVM may
# take there.
plain() {
    sed -E -e 's/"(seconds|started)": *[0-9.e-]+/"\1": 0/' -e '/^ "command"/d' -e '/^  "on"/d' \
        -e 's, --on=[^ "]*,,' -e '/"kept"/d' -e 's/had not ended after [0-9.]* s/had not ended/' \
        -e 's/"env ASSAY_PATIENCE=[0-9]* /"/' -e 's/ASSAY_PATIENCE=[0-9]* //' -e '/"libjvm_sha256"/d' "$1"
}
export CLASSPATH=wrong
"$assay" run -j 4 --jdk "$work/odd" --known "$work/known" --timeout-scale 0.2 --json "$work/here.json" \
    >"$work/out" 2>"$work/err" </dev/null
here=$?
run -j 4 --on "$board" --jdk "$work/odd" --known "$work/known" --timeout-scale 0.2
is "$status" "$here" 'the exit status is that of JVMs here'
is "$(ls "$work/json")" 'Fake-VM-17.0-fake.json' 'and so is the name of the report'
plain "$work/here.json" >"$work/first"
plain "$work/json/Fake-VM-17.0-fake.json" >"$work/second"
cmp -s "$work/first" "$work/second"
ok $? 'all else is the same: verdicts, transcripts, streams, statuses and signals'
diff "$work/first" "$work/second" | cut -c 1-300 | head -20 | sed 's/^/# /'
is "$(verdict | tr ' ' '\n' | sort | uniq -c | tr -s ' \n' ' ')" \
    ' 2 CRASH 7 FAIL 1 KNOWN 1 NA 2 PASS 1 TIMEOUT ' 'verdicts of many kinds'
contains "$work/json/Fake-VM-17.0-fake.json" "\"on\": \"$board\"" 'the result says where the JVM is'
contains "$work/json/Fake-VM-17.0-fake.json" "run --on=$board --jdk $work/odd" \
    'and how the test is run there again'
contains "$work/json/Fake-VM-17.0-fake.json" 'dumped' 'a JVM that hangs is asked for its threads'
contains "$work/out" "on $board" 'the summary says it'
rm -rf "$work"/tmp/assay-??????
clean 'after a run'
unset CLASSPATH

jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}
run --on ssh:board --jdk "$jdk" plain
is "$status" 0 'a real JVM passes'
library=$(sed -n 's/^  "libjvm": "\(.*\)",/\1/p' "$work"/json/*.json)
digest=$(sha256sum <"$library" | cut -d ' ' -f 1)
contains "$(ls "$work"/json/*.json)" "\"libjvm_sha256\": \"$digest\"" 'and its digest is known'

# A JVM says itself where its library is.
mkfifo "$work/pipe"
for library in "$work/pipe" /dev/zero; do
    fake_jdk deceiving <<'END'
answer
END
    sed -n '/^jvmti-version/,/^end/p' "$root/tests/fake-jvm/java" |
        sed -e "s,^libjvm .*,libjvm $library," -e "1i cat >\&3 <<'END'" -e '$a END' -e '$a exit 0' \
            >"$work/deceiving/probe-behaviour"
    run --on "$board" --jdk "$work/deceiving" plain
    is "$status" 0 "$library in the place of the library: the run goes on"
    contains "$(ls "$work"/json/*.json)" "\"libjvm\": \"$library\"" 'which was named so'
done
clean 'libraries that have no end'

# ---- Connections that are lost

# A test takes a third of a second; the results are those of a run without trouble.
fake_jdk steady <<'END'
sleep 0.3
case $PWD in
*.failing*) printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
*) answer ;;
esac
END
"$assay" run -j 6 --repeat 6 --jdk "$work/steady" --json "$work/here.json" >"$work/out" 2>"$work/err" </dev/null
seed=$$
rm -rf "$work"/there/*
# The first is killed at any moment, and each other one up to two seconds after its helper has come.
helper() {
    cat "$work"/there/*/owner
}
(
    last=
    while sleep "$((seed % 2)).$((seed / 2 % 10))"; do
        seed=$(((seed * 1103515245 + 12345) & 2147483647))
        last=$(helper)
        # shellcheck disable=SC2046 # these are words
        set -- $(pgrep -P "$server")
        [ $# -gt 0 ] && kill -9 "$@" 2>/dev/null && echo killed >>"$work/kills"
        [ "$(wc -l <"$work/kills")" -lt 6 ] || break
        looks=0
        while [ "$(helper)" = "$last" ] && [ $((looks += 1)) -lt 60 ]; do sleep 0.05; done
    done
) 2>/dev/null &
killer=$!
: >"$work/kills"
run -j 6 --repeat 6 --on "$board" --jdk "$work/steady"
kill $killer 2>/dev/null
wait $killer 2>/dev/null
plain "$work/here.json" >"$work/first"
plain "$work/json/Fake-VM-17.0-fake.json" >"$work/second"
cmp -s "$work/first" "$work/second"
ok $? "connections killed at $(wc -l <"$work/kills") moments: the results are the same"
diff "$work/first" "$work/second" | cut -c 1-300 | head -20 | sed 's/^/# /'
[ "$(wc -l <"$work/kills")" -ge 1 ]
ok $? 'and some were killed'
contains "$work/err" "the connection to $board was lost" 'and it is said'
cp "$work/json/Fake-VM-17.0-fake.json" "$work/failed.json"
run --again "$work/failed.json"
is "$(results verdict)" 'FAIL' 'what failed there is run again there'
contains "$work/json/Fake-VM-17.0-fake.json" "\"on\": \"$board\"" 'as the new report says'
sed '/^  "home"/d' "$work/failed.json" >"$work/homeless.json"
run --again "$work/homeless.json" --on "$board"
is "$status" 2 'results that do not name the directory: exit status 2'
contains "$work/err" 'name it with --jdk DIR' 'and it is said'
rm -rf "$work"/tmp/assay-??????
clean 'connections killed'

# The machine does not come back.
ASSAY_RECONNECT=1
export ASSAY_RECONNECT
rm -rf "$work/json"
"$assay" run -j 2 --repeat 2 --on "$board" --jdk "$work/steady" --resume "$work/state" \
    --json "$work/gone.json" >"$work/out" 2>"$work/err" </dev/null &
runner=$!
looks=0
until [ "$(cat "$work"/state/*.results 2>/dev/null | wc -l)" -ge 3 ] || [ $((looks += 1)) -gt 400 ]; do
    sleep 0.05
done
stop_server
wait $runner
status=$?
fail_if_sanitized
is "$status" 2 'the machine is gone: exit status 2'
contains "$work/err" 'the same command goes on from what had finished' 'and what to do is said'
is "$(grep -c 'assay: ' "$work/err")" 2 'in one message, after that of the loss'
finished=$(grep -c '"verdict"' "$work/gone.json")
[ "$finished" -ge 3 ]
ok $? "and the $finished finished results are reported"
lacks "$work/gone.json" '"verdict": "ERROR"' 'and no other'
start_server "$port"
run -j 4 --repeat 2 --on "$board" --jdk "$work/steady" --resume "$work/state"
contains "$work/err" "$finished of 28 results are there" 'once it is back, the run goes on'
is "$(verdict | tr ' ' '\n' | sort | uniq -c | tr -s ' \n' ' ')" ' 2 FAIL 26 PASS ' 'to its end'

# What is there belongs to a helper that waits for two minutes; the next run leaves it alone.
is "$(find "$work/there" -mindepth 1 -maxdepth 1 | wc -l)" 1 'what a lost run has there stays for a while'
kill -9 "$(cat "$work"/there/*/owner)"
rm -rf "$work"/tmp/assay-?????? "$work"/there/*

# A JVM that takes the machine down each time, beside others that it takes the connection of.
fake_jdk fatal <<END
case \$PWD in
*.plain*)
    kill -9 \$(pgrep -P $server) # the connection
    sleep 10
    ;;
esac
sleep 0.5
answer
END
ASSAY_RECONNECT=10 run -j 4 --on "$board" --jdk "$work/fatal" exiting na noisy plain
is "$(verdict)" 'PASS PASS PASS ERROR' 'a JVM that ends the connection each time is an error of the harness'
contains "$work/json/Fake-VM-17.0-fake.json" 'was lost each of the 5 times' 'with the reason'
is "$status" 2 'and exit status 2'
rm -rf "$work"/tmp/assay-??????
clean 'a JVM that ends the connection'

# A connection that stands still while the time of a JVM that is known to hang ends, though it does not: ssh
# itself, which would notice, is stopped.
cat >"$work/hangs" <<'END'
Cause: fake-1
Title: It is a fake
Status: open
Rule: GetThreadState.park-timed
VM: Fake VM
Behavior: It hangs.
Affected: 17
Date: 2026-01-31

Pin: fake-1
Versions: 17
Test: fake/Answer/plain
Expected: answer: 42
Actual: TIMEOUT
END
fake_jdk still <<END
if mkdir "$work/stopped"; then
    kill -STOP \$(pgrep -f "^ssh -F $work/ssh/config")
    answer
    exit
fi
mkdir "$work/again"
answer
END
ASSAY_RECONNECT=20 run --on "$board" --jdk "$work/still" --known "$work/hangs" --timeout-scale 0.5 plain
is "$(results verdict)" FIXED 'a connection that stands still is no hang'
[ -d "$work/again" ]
ok $? 'the test is begun again'
contains "$work/err" 'was lost' 'on a new connection'
rm -rf "$work"/tmp/assay-??????
clean 'a connection that stands still'

# A helper that is killed: what left its session is killed by the next one, and what a run has left long ago
# is removed by it.
setsid env "ASSAY_JOB=$work/there/assay-on-oldold/run/x" sleep 300 &
mkdir "$work/there/assay-on-oldold" "$work/there/assay-on-newnew"
touch "$work/there/assay-on-oldold/lock" "$work/there/assay-on-newnew/lock"
touch -d '1 hour ago' "$work/there/assay-on-oldold"
fake_jdk killing <<END
mkdir "$work/killed" || { answer; exit; }
setsid sleep 300 &
kill -9 "\$(cat "$work"/there/*/owner)"
sleep 10
END
run --on "$board" --jdk "$work/killing" plain
is "$(results verdict)" PASS 'a helper that is killed: the test is begun again'
is "$(directories)" there/assay-on-newnew 'a helper that is killed: what is old has been removed'
rm -rf "$work/there/assay-on-newnew"
clean 'a helper that is killed'

# ---- Runs that are stopped

# shellcheck disable=SC2016 # the words are for the JVM
fake_jdk hanging <<END
trap '' TERM INT
setsid sleep 300 &
echo started >"$work/started"
sleep 300
END
for name in INT TERM KILL; do
    rm -f "$work/started"
    # A shell starts what it puts into the background with SIGINT ignored.
    # shellcheck disable=SC2016 # the words are for perl
    perl -e '$SIG{INT} = $SIG{HUP} = "DEFAULT"; exec @ARGV' "$work/build/assay" run -j 1 --on "$board" \
        --jdk "$work/hanging" plain >"$work/out" 2>"$work/err" </dev/null &
    runner=$!
    looks=0
    while [ ! -f "$work/started" ] && [ $((looks += 1)) -lt 600 ]; do sleep 0.05; done
    kill -s "$name" $runner
    wait $runner 2>/dev/null
    is $? "$([ "$name" = KILL ] && echo 137 || echo 130)" "$name: the run ends"
    # The next run removes what a killed one has left here.
    [ "$name" != KILL ] || find "$work/tmp" -mindepth 1 -maxdepth 1 ! -name 'assay-on-*' -exec rm -rf {} +
    clean "$name"
done

# ---- What is wrong

# refused STATUS TEXT DESCRIPTION OPTION...
refused() {
    refused_text=$1
    refused_what=$2
    shift 2
    run "$@" plain
    is "$status" 2 "$refused_what: exit status 2"
    contains "$work/err" "$refused_text" "$refused_what: it is said"
    is "$(grep -c 'assay: ' "$work/err")" 1 "$refused_what: in one message"
}
refused 'it needs --jdk DIR' 'no JDK is named' --on "$board"
refused 'not ssh:HOST' 'no machine' --on board --jdk "$work/odd"
refused 'not ssh:HOST' 'an option in the place of a host' --on ssh:-oProxyCommand=x --jdk "$work/odd"
refused 'letters, digits' 'a directory with a quote' --on "ssh:board:/a'b" --jdk "$work/odd"
refused "--jdk $work/none: on $board: No such file or directory" 'no such JDK' --on "$board" --jdk "$work/none"
refused 'there is no bin/java in it' 'a directory that is no JDK' --on "$board" --jdk "$work/there"
refused 'No such file or directory' 'no such directory' --on "ssh:board:$work/nowhere" --jdk "$work/odd"
ASSAY_SSH="ssh -F $work/ssh/config -o HostName=host.invalid" \
    refused 'This has to work without a question: ssh' 'an unknown host' --on "$board" --jdk "$work/odd"
ASSAY_SSH="ssh -F $work/ssh/config -o Port=1" \
    refused 'Connection refused' 'nobody there' --on "$board" --jdk "$work/odd"
sed "s,/key$,/other," "$work/ssh/config" >"$work/ssh/wrong"
ASSAY_SSH="ssh -F $work/ssh/wrong" \
    refused 'Permission denied' 'another key' --on "$board" --jdk "$work/odd"
ASSAY_SSH=$work/no-ssh \
    refused "cannot start $work/no-ssh" 'no program that connects' --on "$board" --jdk "$work/odd"
mkdir -p "$work/port/bin" "$work/port/lib/server"
cp "$work/odd/bin/java" "$work/port/bin/"
{
    printf '\177ELF\002\002\001'
    head -c 9 /dev/zero
    printf '\000\003\000\026\000\000\000\001'
    head -c 64 /dev/zero
} >"$work/port/lib/server/libjvm.so"
refused 'make agents ARCH=s390x' 'agents that are not built' --on "$board" --jdk "$work/port"

# Any program that carries out a command takes the place of ssh: one for a machine without room, and one
# for another architecture.
cat >"$work/local-ssh" <<'END'
#!/bin/sh
for last in "$@"; do :; done
echo Welcome.
exec sh -c "$last"
END
chmod +x "$work/local-ssh"
mkdir -p "$work/bin" "$work/disk"
printf '#!/bin/sh\necho riscv64\n' >"$work/bin/uname"
chmod +x "$work/bin/uname"
ASSAY_SSH=$work/local-ssh PATH=$work/bin:$PATH \
    refused 'make agents ARCH=riscv64' 'a helper that is not built' --on "$board" --jdk "$work/odd"
mkdir "$work/my dir"
echo kept >"$work/my"
ASSAY_SSH=$work/local-ssh TMPDIR="$work/my dir" \
    refused 'letters, digits' 'a TMPDIR there with a blank' --on ssh:board --jdk "$work/odd"
is "$(cat "$work/my")$(ls -A "$work/my dir")" kept 'a TMPDIR there with a blank: nothing else is removed'
ASSAY_SSH=$work/local-ssh run --on "$board" --jdk "$work/odd" plain
is "$status" 0 'a login that says something is no trouble'

# A helper that names a file above the directory for it.
cat >"$work/wrong-ssh" <<'END'
#!/usr/bin/perl
exec "/bin/sh", "-c", $ARGV[-1] if $ARGV[-1] =~ /mktemp/;
$| = 1;
print "\nassay-remote 1\n";
sub answer { print pack("NCN", $_[0], $_[1], length $_[2]), $_[2] }
while (read(STDIN, my $head, 9) == 9) {
    my ($id, $type, $length) = unpack "NCN", $head;
    read(STDIN, my $bytes, $length) if $length;
    exit if $type == 7;
    answer($id, 17, "2\0") if $type == 1;
    answer($id, 16, "") if $type == 6;
    next if $type != 4;
    answer($id, 13, "/jdk\0\0");
    answer($id, 14, "../../above\0"), answer($id, 21, "text");
    answer($id, 14, "bin/java\0"), answer($id, 21, "text");
    answer($id, 16, "");
}
END
chmod +x "$work/wrong-ssh"
ASSAY_SSH=$work/wrong-ssh run --on "$board" --jdk /jdk plain
is "$status" 2 'a helper that sends a foreign path: exit status 2'
is "$(ls "$work/tmp")" '' 'a helper that sends a foreign path: no file is made elsewhere'
rm -rf "$work"/there/*
size=$(($(wc -c <"$program") / 1024 + 400))
if unshare -rm mount -t tmpfs none "$work/disk" 2>/dev/null; then
    # shellcheck disable=SC2016 # the words are for the shell there
    ASSAY_SSH=$work/local-ssh unshare -rm sh -c 'mount -t tmpfs -o "size=$1k" none "$2" && shift 2 && exec "$@"' sh \
        "$size" "$work/disk" "$work/build/assay" run --on "ssh:board:$work/disk" --jdk "$work/odd" plain \
        >"$work/out" 2>"$work/err" </dev/null
    is $? 2 'no room there: exit status 2'
    contains "$work/err" 'No space left on device; name another directory' 'no room there: it is said'
else
    echo "ok $((tests_run += 1)) - no room there # SKIP nothing can be mounted here"
fi
is "$("$assay" run --on ssh:host.invalid --jdk /nowhere --dry-run plain)" fake/Answer/plain \
    'what would be run is said without a connection'
rm -rf "$work"/tmp/assay-??????
clean 'at last'
finish
