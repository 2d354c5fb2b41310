#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Certificates: the verdict, the dossier, a suite that was modified, and a run that was stopped.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
add_test other <<'END'
TITLE("The JVM gives the answer again.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
add_test advice <<'END'
TITLE("The JVM takes advice.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe);
END
sed -i '1s/.*/[GetThreadState:INVALID_THREAD]/' "$work/expected/fake/Answer/advice.txt"
add_test later <<'END'
TITLE("The JVM is of a later release.");
static void observe(JNIEnv *jni, jobject subject) { say("answer: 42"); }
TEST(.probe = observe, .since = 21);
END
mkdir -p "$work/suites/vm" "$work/suites/known"
printf 'VM: Fake VM\ndefault:\nother: -Xother\nabsent?: -Xabsent\n' > "$work/suites/vm/fake.txt"

# A VM that cannot be had in one configuration, and refuses it.
unwilling() {
    cat > "$work/$1/probe-behaviour" <<'END'
case "$*" in *-Xabsent*) printf 'no such option\nwhat a pity\nat all\n' >&2; exit 1 ;; esac
END
}
fake_jdk good <<'END'
answer
END
fake_jdk wrong <<'END'
case "$*" in
*-Xother*/plain.so*) printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
*/advice.so*) printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
*) answer ;;
esac
END
fake_jdk unsteady <<'END'
case "$*" in
*-Xother*/plain.so*)
    echo >> "$here/count"
    [ "$(wc -l < "$here/count")" -eq 2 ] && printf '# agent\nanswer: 41\n# probe\n' >&3 || answer ;;
*) answer ;;
esac
END
for jdk in good wrong unsteady; do
    unwilling $jdk
done

# certify STATUS DESCRIPTION OPTION...
certify() {
    certify_status=$1
    certify_what=$2
    shift 2
    "$assay" certify -j 2 "$@" > "$work/out" 2> "$work/err" < /dev/null
    is "$?" "$certify_status" "$certify_what: exit status $certify_status"
    lacks "$work/err" 'Sanitizer' "$certify_what: nothing odd"
}

certify 2 'not frozen' --jdk "$work/good" --out "$work/dossier"
contains "$work/err" 'suite.sha256' 'not frozen: it is told'
certify 0 'freeze' --freeze
is "$(grep -v '^#' "$work/suites/must-pass/17.txt" | tr '\n' ' ')" \
    'fake/Answer/other fake/Answer/plain ' 'tests of obligations must pass, and no others'
is "$(grep -c -v '^#' "$work/suites/must-pass/21.txt")" 3 'the list is that of the version'
(cd "$work" && sha256sum --quiet -c suites/must-pass/suite.sha256)
ok $? 'the digests are those of sha256sum'

certify 0 'conforms' --jdk "$work/good" --out "$work/dossier"
contains "$work/out" 'conforms to version 17 of the JVM TI specification: all 2 applicable tests' \
    'conforms: in one sentence'
contains "$work/out" 'in 3 runs under each of 2 configurations' 'conforms: under what'
contains "$work/dossier/CERTIFICATE.md" 'This build does not have: absent.' \
    'conforms: what the build does not have'
contains "$work/dossier/CERTIFICATE.md" '- absent: no such option; what a pity' \
    'conforms: in the words of the JVM'
(cd "$work/dossier" && sha256sum --quiet -c SHA256SUMS)
ok $? 'conforms: SHA256SUMS is that of sha256sum'
is "$(cd "$work/dossier/results" && echo *)" \
    'default.json default.tap default.xml other.json other.tap other.xml' \
    'conforms: all results in three forms'
prove --exec cat "$work/dossier/results/other.tap" > "$work/out" 2>&1
ok $? 'conforms: prove takes the TAP'
is "$(xmllint --noout --schema "$root/tests/schema/junit.xsd" "$work/dossier/results/other.xml" \
    2>&1 | grep -c validates)" 1 'conforms: the JUnit XML is valid'
is "$(grep -c '"verdict"' "$work/dossier/results/default.json")" 12 'conforms: with all repeats'
[ ! -e "$work/dossier/journal" ]
ok $? 'conforms: no journal is left'
certify 2 'once more' --jdk "$work/good" --out "$work/dossier"
contains "$work/err" 'is a finished dossier' 'once more: it is told'

certify 0 'verify' --verify "$work/dossier"
contains "$work/out" 'the suite is the one at hand' 'verify: the suite is recognized'
cp -R "$work/dossier" "$work/forged"
sed -i 's/"verdict": "PASS"/"verdict": "FAIL"/' "$work/forged/results/other.json"
certify 1 'a changed file' --verify "$work/forged"
contains "$work/out" 'results/other.json was changed' 'a changed file is named'
(cd "$work/forged" && find . -type f ! -name SHA256SUMS | sed 's,^\./,,' | xargs sha256sum \
    > "$work/sums" && mv "$work/sums" SHA256SUMS)
certify 1 'a forged result' --verify "$work/forged"
contains "$work/out" 'NOT OK  the verdict follows' 'a forged result: the verdict does not follow'
cp -R "$work/dossier" "$work/worded"
sed -i "s/conforms to/CONFORMS TO/" "$work/worded/CERTIFICATE.md"
(cd "$work/worded" && find . -type f ! -name SHA256SUMS | sed 's,^\./,,' | xargs sha256sum \
    > "$work/sums" && mv "$work/sums" SHA256SUMS)
certify 1 'a forged page' --verify "$work/worded"
contains "$work/out" 'NOT OK  CERTIFICATE.md says' 'a forged page is noticed'
touch "$work/dossier/more"
certify 1 'a file more' --verify "$work/dossier"
contains "$work/out" 'more is not named' 'a file more is named'
rm "$work/dossier/more"
certify 2 'no dossier' --verify "$work/tmp"

certify 1 'does not conform' --jdk "$work/wrong" --out "$work/failing"
contains "$work/out" '1 of the 2 applicable tests of obligations fail' \
    'does not conform: it is told'
contains "$work/failing/CERTIFICATE.md" 'fake/Answer/plain' 'does not conform: the test is named'
contains "$work/failing/CERTIFICATE.md" '| FAIL | other |' 'does not conform: and where'
contains "$work/failing/CERTIFICATE.md" 'fake/Answer/advice' 'a recommendation is shown'
is "$(find "$work/failing/records" -name transcript | wc -l)" 9 'the records are kept'
certify 0 'a certificate that denies' --verify "$work/failing"

cat > "$work/suites/known/fake.txt" <<'END'
Deviation: fake-1
VM: Fake VM
Versions: 17
Test: fake/Answer/plain
Demanded: answer: 42
Observed: answer: 41
Rule: GetThreadState.park-timed
Reason: It is a fake.
Evidence: This test.
Date: 2026-01-31
END
certify 1 'known' --jdk "$work/wrong" --out "$work/known"
contains "$work/out" '1 of them as recorded' 'a known deviation fails, too'
contains "$work/known/CERTIFICATE.md" 'fake-1' 'and is named'
contains "$work/known/suite/known.txt" 'It is a fake.' 'the dossier says what it is'

certify 2 'unsteady' --jdk "$work/unsteady" --out "$work/changing" --config other -j 1
contains "$work/out" 'gets no verdict' 'verdicts that change give none'
contains "$work/changing/CERTIFICATE.md" 'Left out by the user' 'what was left out is shown'

# It is on record as hanging, and is only slow.
cat > "$work/suites/known/slow.txt" <<'END'
Deviation: fake-slow
VM: Fake VM
Versions: 17
Test: fake/Answer/plain
Demanded: answer: 42
Observed: TIMEOUT
Rule: GetThreadState.park-timed
Reason: It is a fake.
Evidence: This test.
Date: 2026-01-31
END
fake_jdk hesitant <<'END'
case "$*" in */plain.so*) sleep 2 ;; esac
answer
END
unwilling hesitant
run --jdk "$work/hesitant" --timeout-scale 0.25 plain
is "$(verdict)" KNOWN 'on record as hanging: a run does not wait for long'
certify 0 'on record as hanging' --jdk "$work/hesitant" --out "$work/hesitating" --repeat 1 \
    --config default --timeout-scale 0.25
contains "$work/hesitating/results/default.json" '"verdict": "FIXED"' \
    'on record as hanging: a certification waits'
rm "$work/suites/known/slow.txt"

# A suite that was modified.
echo '# More.' >> "$work/expected/fake/Answer/plain.txt"
certify 2 'modified' --jdk "$work/good" --out "$work/modified"
contains "$work/err" 'expected/fake/Answer/plain.txt was changed' 'modified: the file is named'
certify 0 'modified and allowed' --jdk "$work/good" --out "$work/modified" --allow-modified \
    --repeat 1
contains "$work/out" 'THE SUITE WAS MODIFIED' 'modified: it is said'
contains "$work/modified/CERTIFICATE.md" 'plain.txt was changed' 'modified: in the dossier, too'
certify 0 'a modified suite verified' --verify "$work/modified"
sed -i '/plain/d' "$work/suites/must-pass/17.txt"
certify 2 'a shorter list' --jdk "$work/good" --out "$work/shorter"
contains "$work/err" 'suites/must-pass/17.txt was changed' 'a shorter list is a modification'
certify 0 'freeze again' --freeze

# A challenged test is run and shown, and counts nowhere.
cat > "$work/suites/challenges.txt" <<'END'
Challenge: fake-1
Test: fake/Answer/plain
Argument: Nobody can know.
Date: 2026-01-31
END
rm "$work/suites/known/fake.txt"
certify 2 'a new challenge' --jdk "$work/wrong" --out "$work/challenged"
contains "$work/err" 'suites/challenges.txt was added' 'a new challenge is a modification'
certify 0 'freeze the challenge' --freeze
certify 0 'challenged' --jdk "$work/wrong" --out "$work/challenged"
contains "$work/out" 'all 1 applicable tests of obligations hold' 'challenged: not counted'
contains "$work/challenged/CERTIFICATE.md" '## Challenged' 'challenged: shown'
certify 0 'challenged, verified' --verify "$work/challenged"
rm "$work/suites/challenges.txt"
certify 0 'freeze without it' --freeze

# Stopped in the middle: what was finished is kept, and not run again.
fake_jdk slow <<'END'
echo "$*" >> "$here/runs"
if [ "$(wc -l < "$here/runs")" -eq 12 ]; then
    kill -INT "$(cat "$here/runner")"
    sleep 60
fi
answer
END
unwilling slow
# A shell starts what it puts into the background with SIGINT ignored.
# shellcheck disable=SC2016 # the words are for perl
perl -e '$SIG{INT} = "DEFAULT"; open F, ">", shift; print F $$; close F; exec @ARGV' \
    "$work/slow/runner" "$work/build/assay" certify -j 1 --jdk "$work/slow" \
    --out "$work/stopped" > "$work/out" 2> "$work/err" < /dev/null
is "$?" 130 'stopped: exit status 130'
contains "$work/out" 'the same command goes on' 'stopped: it is told'
printf '{"id": "half a li' >> "$work/stopped/journal/other.jsonl"
certify 2 'other options' --jdk "$work/slow" --out "$work/stopped" --repeat 4
contains "$work/err" 'was begun with another' 'going on with other options is refused'
certify 0 'going on' -j 1 --jdk "$work/slow" --out "$work/stopped"
# Of each configuration 3 tests are run 3 times; one run was stopped.
is "$(wc -l < "$work/slow/runs")" 19 'going on: nothing is run twice'
certify 0 'what was stopped, verified' --verify "$work/stopped"

certify 2 'no JVM' --out "$work/x"
certify 2 'no configuration' --jdk "$work/good" --out "$work/x" --config nonesuch
contains "$work/err" 'no such configuration' 'no configuration: it is told'
finish
