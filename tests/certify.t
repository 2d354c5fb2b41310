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
fake_jdk flaky <<'END'
case "$*" in
*-Xother*/plain.so*)
    echo >> "$here/count"
    [ "$(wc -l < "$here/count")" -eq 2 ] && printf '# agent\nanswer: 41\n# probe\n' >&3 || answer ;;
*) answer ;;
esac
END
for jdk in good wrong flaky; do
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

# reseal DIR: the digests of files that were changed.
reseal() {
    (cd "$1" && find . -type f ! -name SHA256SUMS | sed 's,^\./,,' | xargs sha256sum \
        > "$work/sums" && mv "$work/sums" SHA256SUMS)
}

# build: the manifest of the suite as it is now.
build() {
    "$assay" certify --manifest > "$work/manifest" && mv "$work/manifest" "$work/build/suite.sha256"
}

certify 2 'without a manifest' --jdk "$work/good" --out "$work/dossier"
contains "$work/err" 'suite.sha256 is missing' 'without a manifest: it is reported'
certify 0 'what must pass' --must-pass 17
is "$(grep -v '^#' "$work/out" | tr '\n' ' ')" \
    'fake/Answer/other fake/Answer/plain ' 'tests of obligations must pass, and no others'
certify 0 'what must pass of a later release' --must-pass 21
is "$(grep -c -v '^#' "$work/out")" 3 'the list is that of the version'
certify 0 'manifest' --manifest
(cd "$work" && sha256sum --quiet -c out)
ok $? 'the digests are those of sha256sum'
build

certify 0 'conforms' --jdk "$work/good" --out "$work/dossier"
contains "$work/out" 'conforms to version 17 of the JVM TI specification: all 2 applicable tests' \
    'conforms: in one sentence'
contains "$work/out" 'in 3 runs under each of 2 configurations' 'conforms: under what'
contains "$work/dossier/CERTIFICATE.md" '## Optional features' 'and the optional features are named'
contains "$work/dossier/CERTIFICATE.md" 'This build does not have: absent.' \
    'conforms: what the build does not have'
contains "$work/dossier/CERTIFICATE.md" '- absent: no such option; what a pity' \
    'conforms: in the words of the JVM'
contains "$work/dossier/CERTIFICATE.md" 'The specification is [JVM Tool Interface, version 17.0 (Java SE 17)](<https://' \
    'conforms: the edition of the specification, and where it is'
contains "$work/dossier/CERTIFICATE.md" 'Assay is not the Technology Compatibility Kit' \
    'conforms: what the certificate does not say'
contains "$work/dossier/CERTIFICATE.md" 'Who issued this certificate is not named' 'conforms: by nobody'
contains "$work/dossier/CERTIFICATE.md" '| compiled with | ' 'conforms: with which compiler'
contains "$work/dossier/CERTIFICATE.html" '<td>default</td>' 'conforms: the page in HTML has tables'
xmllint --html --noout "$work/dossier/CERTIFICATE.html" 2>&1 | grep -v 'Tag main\|<main>\|^ *^$' > "$work/out"
is "$(cat "$work/out")" '' 'conforms: xmllint finds no mistake in it'
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
contains "$work/err" 'is a finished dossier' 'once more: it is reported'

# `later` is of version 21: no obligation and no recommendation of 17.
is "$(grep -A 6 '^## Recommendations' "$work/dossier/CERTIFICATE.md" | grep -c 'not applicable')" 1 \
    'the tables have what does not apply'
contains "$work/dossier/CERTIFICATE.md" '| 1 | the specification has this since version 21 |' \
    'what is of a later version is counted by its reason'
contains "$work/dossier/CERTIFICATE.md" '| **all** | 1 | 1 | 0 | 0 | 0 |' \
    'and not among the recommendations'
certify 0 'verify' --verify "$work/dossier"
contains "$work/out" 'the suite is the one at hand' 'verify: the suite is recognized'
cp -R "$work/dossier" "$work/forged"
sed -i 's/"verdict": "PASS"/"verdict": "FAIL"/' "$work/forged/results/other.json"
certify 1 'a changed file' --verify "$work/forged"
contains "$work/out" 'results/other.json was changed' 'a changed file is named'
reseal "$work/forged"
certify 1 'a forged result' --verify "$work/forged"
contains "$work/out" 'NOT OK  the verdict follows' 'a forged result: the verdict does not follow'
cp -R "$work/dossier" "$work/worded"
sed -i "s/conforms to/CONFORMS TO/" "$work/worded/CERTIFICATE.md"
reseal "$work/worded"
certify 1 'a forged page' --verify "$work/worded"
contains "$work/out" 'NOT OK  CERTIFICATE.md says' 'a forged page is detected'
rm -rf "$work/worded"
cp -R "$work/dossier" "$work/worded"
sed -i "s/conforms to/CONFORMS TO/" "$work/worded/CERTIFICATE.html"
reseal "$work/worded"
certify 1 'forged HTML' --verify "$work/worded"
contains "$work/out" 'NOT OK  CERTIFICATE.html says' 'forged HTML is detected'
cp "$work/dossier/CERTIFICATE.html" "$work/worded/CERTIFICATE.html"
printf '\0<p>more</p>\n' >> "$work/worded/CERTIFICATE.html"
reseal "$work/worded"
certify 1 'HTML behind a null byte' --verify "$work/worded"
contains "$work/out" 'NOT OK  CERTIFICATE.html says' 'HTML behind a null byte is detected'
sed -i 's/"cmark-gfm /"another /' "$work/worded/certificate.json"
reseal "$work/worded"
certify 0 'HTML of another library' --verify "$work/worded"
contains "$work/out" 'note    CERTIFICATE.html was made with another library' \
    'HTML of another library is not compared'
rm -rf "$work/worded"
cp -R "$work/dossier" "$work/worded"
sed -i '/"address": /s,//[^"]*,//example.org/,' "$work/worded/certificate.json"
echo >> "$work/worded/suite/known.txt"
reseal "$work/worded"
certify 1 'a forged edition' --verify "$work/worded"
contains "$work/out" 'NOT OK  the edition of the specification is that of the suite' 'a forged edition is detected'
contains "$work/out" 'NOT OK  the known deviations are those of the suite' 'a forged list of them, too'
# What the JVM and the user say is text.
"$assay" certify -j 2 --jdk "$work/good" --out "$work/issued" --repeat 1 --config default \
    --issuer 'A & B <script>alert(1)</script> [x](y) **z** ~~w~~' > "$work/out" 2> "$work/err"
contains "$work/issued/CERTIFICATE.html" \
    'A &amp; B &lt;script&gt;alert(1)&lt;/script&gt; [x](y) **z** ~~w~~</strong>.' \
    'the issuer is named, and what the name has in it is text'
is "$(grep -c '<script' "$work/issued/CERTIFICATE.html")" 0 'and no markup'
certify 0 'an issuer, verified' --verify "$work/issued"
for forgery in 's/"-Xother"/"-Xless"/' 's/"Fake VM"/"Best VM"/' 's/"Nobody"/"Everybody"/'; do
    rm -rf "$work/renamed"
    cp -R "$work/dossier" "$work/renamed"
    sed -i "$forgery" "$work/renamed/results/other.json"
    reseal "$work/renamed"
    certify 1 "$forgery" --verify "$work/renamed"
    contains "$work/out" 'NOT OK  all results are of the JVM' "$forgery: it is detected"
done
# What is no text where one should be.
cp -R "$work/dossier" "$work/hostile"
sed -i 's/"modified": \[\]/"modified": [1]/; s/"started": [0-9]*/"started": 999999999999999999/' \
    "$work/hostile/certificate.json"
sed -i 's/"GetThreadState.park-timed"/1/; s/"kind": "same"/"kind": "extra"/
    s/"verdict": "PASS"/"verdict": "KNOWN"/' "$work/hostile/results/other.json"
reseal "$work/hostile"
certify 1 'a hostile dossier' --verify "$work/hostile"
contains "$work/out" 'NOT in order' 'a hostile dossier is reported'
touch "$work/dossier/more"
certify 1 'a file more' --verify "$work/dossier"
contains "$work/out" 'more is not named' 'a file more is named'
rm "$work/dossier/more"
certify 2 'no dossier' --verify "$work/tmp"

certify 1 'does not conform' --jdk "$work/wrong" --out "$work/failing"
contains "$work/out" '1 of the 2 applicable tests of obligations fail' \
    'does not conform: it is reported'
contains "$work/failing/CERTIFICATE.md" 'fake/Answer/plain' 'does not conform: the test is named'
contains "$work/failing/CERTIFICATE.md" '| FAIL | other |' 'does not conform: and where'
contains "$work/failing/CERTIFICATE.md" 'fake/Answer/advice' 'a recommendation is shown'
is "$(find "$work/failing/records" -name transcript | wc -l)" 9 'the records are kept'
certify 0 'a certificate that denies' --verify "$work/failing"

# Under which configurations, in the fewest words.
fake_jdk mostly <<'END'
case "$*" in
*-Xother*/plain.so* | *-Xabsent*/other.so*) printf '# agent\n# na not here\n' >&3 ;;
*-Xabsent*) answer ;;
*/advice.so*) answer ;;
*) printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
esac
END
certify 1 'mostly' --jdk "$work/mostly" --out "$work/most" --repeat 1
contains "$work/most/CERTIFICATE.md" 'gives the answer. | FAIL | default |' \
    'mostly: where few deviate, they are named'
contains "$work/most/CERTIFICATE.md" 'gives the answer again. | FAIL | all that it applies to |' \
    'mostly: where the others do not count, it is said'

cat > "$work/suites/known/fake.txt" <<'END'
Cause: fake-1
Title: A fake
Status: open
Rule: GetThreadState.park-timed
VM: Fake VM
Behavior: It is a fake.
Affected: 17
Evidence: This test.
Date: 2026-01-31

Pin: fake-1
Versions: 17
Test: fake/Answer/plain
Expected: answer: 42
Actual: answer: 41
END
build
certify 1 'known' --jdk "$work/wrong" --out "$work/known"
contains "$work/out" '1 of them as recorded' 'a known deviation fails, too'
contains "$work/known/CERTIFICATE.md" 'fake-1' 'and is named'
contains "$work/known/CERTIFICATE.md" '| fail, new | fail, known |' 'the table says that both fail'
contains "$work/known/CERTIFICATE.md" '**fake-1** (1 test; open; GetThreadState.park-timed): A fake. It is a fake.' \
    'the page says what it is'
contains "$work/known/suite/known.txt" 'It is a fake.' 'the dossier says on what evidence'

# What the text is to blame for, and what no sentence bounds, is shown apart and denies nothing.
for status in 'specification issue:Specification issues:issues of the specification' \
    'open\nClass@ liveness:Liveness:liveness'; do
    cp "$work/suites/known/fake.txt" "$work/kept"
    words=$(printf '%s' "${status%%:*}" | sed 's/@/:/')
    sed -i "s/^Status: .*/Status: $words/" "$work/suites/known/fake.txt"
    build
    title=${status#*:}
    certify 0 "$title" --jdk "$work/wrong" --out "$work/${status%% *}" --repeat 1
    contains "$work/out" "not counted: 1 test by ${title#*:}" "$title: in the sentence apart"
    contains "$work/${status%% *}/CERTIFICATE.md" "## ${title%%:*}" "$title: a table of its own"
    certify 0 "$title, verified" --verify "$work/${status%% *}"
    mv "$work/kept" "$work/suites/known/fake.txt"
done
build

# A waiver: of a known deviation that occurs, and for a reason.
certify 2 'an unknown waiver' --jdk "$work/wrong" --out "$work/waived" --waive fake-l=obscure
contains "$work/err" "--waive fake-l: there is no such known deviation; did you mean 'fake-1'?" \
    'an unknown waiver: the cause is looked for'
certify 2 'a waiver without a reason' --jdk "$work/wrong" --out "$work/waived" --waive fake-1
contains "$work/err" "--waive fake-1: give the reason, which the certificate shows" \
    'a waiver without a reason: it is asked for'
certify 2 'a waiver with a blank reason' --jdk "$work/wrong" --out "$work/waived" --waive 'fake-1= '
certify 2 'a waiver twice' --jdk "$work/wrong" --out "$work/waived" --waive fake-1=a --waive fake-1=b
contains "$work/err" '--waive fake-1: it is named twice' 'a waiver twice: it is reported'
[ ! -e "$work/waived" ]
ok $? 'nothing is run with wrong waivers'
certify 0 'waived' --jdk "$work/wrong" --out "$work/waived" --waive 'fake-1=It | comes in 18.'
contains "$work/out" 'conforms with 1 waiver (fake-1) to version 17 of the JVM TI specification: all 1' \
    'waived: in the sentence'
contains "$work/out" 'not counted: 1 test by waivers' 'waived: the test counts as neither'
is "$(grep '^## ' "$work/waived/CERTIFICATE.md" | head -n 1)" '## Waivers' 'waived: listed first'
contains "$work/waived/CERTIFICATE.md" \
    '| **fake-1** | A fake (open) | GetThreadState.park-timed | 1 | It \| comes in 18. |' \
    'waived: with the reason'
contains "$work/waived/certificate.json" '"verdict": "conforms with waivers"' \
    'waived: a verdict of its own for programs'
certify 0 'waived, verified' --verify "$work/waived"
contains "$work/out" 'ok      each waiver is of a known deviation' 'waived: the waivers are checked'
rm -rf "$work/forged"
cp -R "$work/waived" "$work/forged"
sed -i '/"waivers": \[/,/\]/s/"fake-1"/"fake-0"/' "$work/forged/certificate.json"
reseal "$work/forged"
certify 1 'a forged waiver' --verify "$work/forged"
contains "$work/out" 'fake-0: suite/known.txt has no such cause' 'a forged waiver: the cause is unknown'
contains "$work/out" 'NOT OK  the verdict follows' 'a forged waiver: the verdict does not follow'
rm -rf "$work/forged"
cp -R "$work/waived" "$work/forged"
sed -i '/"reason": "It/s/"It.*"/""/' "$work/forged/certificate.json"
reseal "$work/forged"
certify 1 'a reason that was removed' --verify "$work/forged"
contains "$work/out" 'fake-1: the waiver has no reason' 'a reason that was removed is missed'
rm -rf "$work/forged"
cp -R "$work/waived" "$work/forged"
sed -i '/"waivers": \[/,/\]/s/"A fake"/"A trifle"/' "$work/forged/certificate.json"
reseal "$work/forged"
certify 1 'a waiver in other words' --verify "$work/forged"
contains "$work/out" 'fake-1: suite/known.txt says something else of it' 'a waiver in other words is detected'
rm -rf "$work/forged"
cp -R "$work/known" "$work/forged"
sed -i 's/"It is a fake."/"It is a trifle."/' "$work/forged/certificate.json"
reseal "$work/forged"
certify 1 'a known deviation in other words' --verify "$work/forged"
contains "$work/out" 'NOT OK  what it says about known deviations is what is recorded' 'a known deviation in other words is detected'
sed -i 's/^Date: .*/Bug: JDK-1234567\n&/' "$work/suites/known/fake.txt"
build
certify 0 'a recorded bug' --jdk "$work/wrong" --out "$work/bug" --repeat 1 --waive fake-1
contains "$work/bug/CERTIFICATE.md" '| JDK-1234567 |' 'a recorded bug is a reason'
# A waiver that nothing needs: the runs are kept, and the command without it ends them.
certify 2 'a needless waiver' --jdk "$work/good" --out "$work/needless" --repeat 1 --waive fake-1
contains "$work/err" 'fake-1: no test of an obligation deviates by this cause' \
    'a needless waiver: it is reported'
[ ! -e "$work/needless/SHA256SUMS" ]
ok $? 'a needless waiver: no certificate'
certify 0 'without the needless waiver' --jdk "$work/good" --out "$work/needless" --repeat 1
contains "$work/out" 'default: 4 runs of a test, 4 of them done' 'without the needless waiver: it goes on'
sed -i 's/^Status: .*/Status: specification issue/' "$work/suites/known/fake.txt"
build
certify 2 'a waiver of an issue' --jdk "$work/wrong" --out "$work/issue" --waive fake-1
contains "$work/err" 'a matter of the specification, which denies no certificate' \
    'a waiver of an issue of the specification is refused'
sed -i 's/^Status: .*/Status: open/; /^Bug/d' "$work/suites/known/fake.txt"
build

# One configuration meets two deviations of a test, the other one of them: each is named once.
cat >> "$work/suites/known/fake.txt" <<'END'

Cause: fake-2
Title: A fake
Status: open
Rule: GetThreadState.park-timed
VM: Fake VM
Behavior: It is a fake, too.
Affected: 17
Evidence: This test.
Date: 2026-01-31

Pin: fake-2
Versions: 17
Test: fake/Answer/plain
Expected: nothing
Actual: another answer: 43
END
fake_jdk twofold <<'END'
case "$*" in
*-Xother*/plain.so*) printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
*/plain.so*) printf '# agent\nanswer: 41\nanother answer: 43\n# probe\n' >&3 ;;
*) answer ;;
esac
END
unwilling twofold
build
certify 1 'two known' --jdk "$work/twofold" --out "$work/two" --repeat 1
contains "$work/two/CERTIFICATE.md" '| fake-1, fake-2 |' 'two known: each is named once'
contains "$work/two/CERTIFICATE.md" '**fake-2** (1 test; ' 'two known: each is explained'
certify 1 'one of two waived' --jdk "$work/twofold" --out "$work/half" --repeat 1 --waive fake-1=so
contains "$work/out" 'does not conform' 'one of two waived: the other one is a failure'
contains "$work/half/CERTIFICATE.md" '## Waivers' 'one of two waived: it is shown'
certify 0 'one of two waived, verified' --verify "$work/half"
certify 0 'both waived' --jdk "$work/twofold" --out "$work/both" --repeat 1 --waive fake-1=so \
    --waive fake-2=so
contains "$work/out" 'conforms with 2 waivers (fake-1, fake-2)' 'both waived: in the sentence'

certify 2 'flaky' --jdk "$work/flaky" --out "$work/changing" --config other -j 1
contains "$work/out" 'gets no verdict' 'verdicts that change give none'
contains "$work/changing/CERTIFICATE.md" 'Left out by the user' 'what was left out is shown'
rm "$work/suites/known/fake.txt"
build

# What fails in every run of a configuration fails, however it does so.
fake_jdk ailing <<'END'
case "$*" in
*-Xother*/plain.so*)
    echo >> "$here/count"
    case $(wc -l < "$here/count") in
    1) printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
    2) printf '# agent\n' >&3; kill -SEGV $$ ;;
    *) printf '# agent\n# probe\n' >&3 ;;
    esac ;;
*/plain.so*)
    echo >> "$here/others"
    [ "$(wc -l < "$here/others")" -ne 2 ] || exit 1
    answer ;;
*) answer ;;
esac
END
unwilling ailing
certify 1 'in different ways' --jdk "$work/ailing" --out "$work/different" -j 1
contains "$work/out" '1 of the 2 applicable tests of obligations fail' \
    'in different ways: it fails all the same'
contains "$work/different/CERTIFICATE.md" 'under default: PASS, ERROR, PASS' \
    'in different ways: what wavers elsewhere is shown'
certify 0 'in different ways, verified' --verify "$work/different"

# A known crash is none that is milder.
printf '[GetThreadState:INVALID_THREAD]\nadvice: 1\n' >> "$work/expected/fake/Answer/other.txt"
fake_jdk crashing <<'END'
case "$*" in
*/other.so*) printf '# agent\n' >&3; kill -SEGV $$ ;;
*) answer ;;
esac
END
unwilling crashing
cat > "$work/suites/known/fake.txt" <<'END'
Cause: fake-1
Title: A fake
Status: open
Rule: GetThreadState:INVALID_THREAD
VM: Fake VM
Behavior: It is a fake.
Affected: 17
Evidence: This test.
Date: 2026-01-31

Pin: fake-1
Versions: 17
Test: fake/Answer/other
Expected: answer: 42
Actual: CRASH
END
build
certify 1 'a known crash' --jdk "$work/crashing" --out "$work/crashed" --repeat 1
contains "$work/crashed/CERTIFICATE.md" 'KNOWN' 'a known crash: it is known'
contains "$work/out" '1 of them as recorded' 'a known crash of a test of obligations fails'
sed -i 's/^Expected: .*/Expected: advice: 1/' "$work/suites/known/fake.txt"
sed -i '2,$s/# agent\\n/&answer: 42\\n/' "$work/crashing/behaviour"
build
certify 0 'a known crash at advice' --jdk "$work/crashing" --out "$work/advised" --repeat 1
contains "$work/advised/CERTIFICATE.md" 'KNOWN' 'a known crash at advice: it is known, and fails no obligation'
rm "$work/suites/known/fake.txt"
printf '[GetThreadState.park-timed]\nanswer: 42\n' > "$work/expected/fake/Answer/other.txt"
build

# It is recorded as hanging, and is only slow.
cat > "$work/suites/known/slow.txt" <<'END'
Cause: fake-slow
Title: A fake
Status: open
Rule: GetThreadState.park-timed
VM: Fake VM
Behavior: It is a fake.
Affected: 17
Evidence: This test.
Date: 2026-01-31

Pin: fake-slow
Versions: 17
Test: fake/Answer/plain
Expected: answer: 42
Actual: TIMEOUT
END
fake_jdk hesitant <<'END'
case "$*" in */plain.so*) sleep 2 ;; esac
answer
END
unwilling hesitant
build
run --jdk "$work/hesitant" --timeout-scale 0.25 plain
is "$(verdict)" KNOWN 'recorded as hanging: a run does not wait for long'
certify 0 'recorded as hanging' --jdk "$work/hesitant" --out "$work/hesitating" --repeat 1 \
    --config default --timeout-scale 0.25
contains "$work/hesitating/results/default.json" '"verdict": "FIXED"' \
    'recorded as hanging: a certification waits'
rm "$work/suites/known/slow.txt"
build

# A suite that was modified.
echo '# More.' >> "$work/expected/fake/Answer/plain.txt"
certify 2 'modified' --jdk "$work/good" --out "$work/modified"
contains "$work/err" 'expected/fake/Answer/plain.txt was changed' 'modified: the file is named'
certify 0 'modified and allowed' --jdk "$work/good" --out "$work/modified" --allow-modified \
    --repeat 1
contains "$work/out" 'THE SUITE WAS MODIFIED' 'modified: it is said'
contains "$work/modified/CERTIFICATE.md" 'plain.txt was changed' 'modified: in the dossier, too'
certify 0 'a modified suite verified' --verify "$work/modified"
printf '# revision 1234567\n# modified expected/fake/Answer/plain.txt\n' > "$work/manifest"
"$assay" certify --manifest >> "$work/manifest"
cp "$work/manifest" "$work/build/suite.sha256"
certify 2 'modified when it was built' --jdk "$work/good" --out "$work/local"
contains "$work/err" 'expected/fake/Answer/plain.txt is not that of the revision' \
    'modified when it was built: the file is named'
{ echo '# revision unknown'; "$assay" certify --manifest; } > "$work/build/suite.sha256"
certify 2 'an unknown revision' --jdk "$work/good" --out "$work/local"
contains "$work/err" 'the revision of the suite is not known' 'an unknown revision: it is reported'
cp -R "$work/dossier" "$work/shorter"
sed -i '/plain/d' "$work/shorter/suite/must-pass.txt"
reseal "$work/shorter"
certify 1 'a shorter list' --verify "$work/shorter"
contains "$work/out" 'NOT OK  the list of tests' 'a shorter list is detected'
build

# A challenged test is run and shown, and counts nowhere.
cat > "$work/suites/challenges.txt" <<'END'
Challenge: fake-1
Test: fake/Answer/plain
Argument: Nobody can know.
Date: 2026-01-31
END
certify 2 'a new challenge' --jdk "$work/wrong" --out "$work/challenged"
contains "$work/err" 'suites/challenges.txt was added' 'a new challenge is a modification'
build
certify 0 'challenged' --jdk "$work/wrong" --out "$work/challenged"
contains "$work/out" 'all 1 applicable tests of obligations pass' 'challenged: not counted'
contains "$work/challenged/CERTIFICATE.md" '## Challenged' 'challenged: shown'
contains "$work/challenged/results/other.json" '"challenged": 3' 'challenged: the results say so'
is "$(grep -h '^  "FAIL"' "$work/challenged"/results/*.json | tr -d ' \n')" '"FAIL":0,"FAIL":0,' \
    'challenged: in no count'
certify 0 'challenged, verified' --verify "$work/challenged"
rm "$work/suites/challenges.txt"
build

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
contains "$work/out" 'the same command goes on' 'stopped: it is reported'
head -n 1 "$work/stopped/journal/default.jsonl" > "$work/again"
cat "$work/again" >> "$work/stopped/journal/default.jsonl"
printf '{"id": "half a li' >> "$work/stopped/journal/other.jsonl"
certify 2 'other options' --jdk "$work/slow" --out "$work/stopped" --repeat 4
contains "$work/err" 'was begun with another' 'going on with other options is refused'
certify 0 'going on' -j 1 --jdk "$work/slow" --out "$work/stopped"
# Of each configuration 3 tests are run 3 times; one run was stopped.
is "$(wc -l < "$work/slow/runs")" 19 'going on: nothing is run twice'
certify 0 'what was stopped, verified' --verify "$work/stopped"
is "$(grep -c '"verdict"' "$work/stopped/results/default.json")" 12 \
    'going on: a result that is in the journal twice is one'

# An ERROR says nothing of the JVM: going on repeats it.
fake_jdk erring <<'END'
case "$*" in *-Xother*) answer; return ;; esac
echo "$*" >> "$here/runs"
case $(wc -l < "$here/runs") in
2) echo 'cannot map memory' >&2; exit 1 ;;
4) kill -INT "$(cat "$here/runner")"; sleep 60 ;;
esac
answer
END
unwilling erring
# shellcheck disable=SC2016 # the words are for perl
perl -e '$SIG{INT} = "DEFAULT"; open F, ">", shift; print F $$; close F; exec @ARGV' \
    "$work/erring/runner" "$work/build/assay" certify -j 1 --jdk "$work/erring" \
    --out "$work/erred" > "$work/out" 2> "$work/err" < /dev/null
is "$?" 130 'an ERROR: stopped'
contains "$work/erred/journal/default.jsonl" '"verdict":"ERROR"' 'an ERROR: in the journal'
certify 0 'an ERROR repeated' -j 1 --jdk "$work/erring" --out "$work/erred"
is "$(wc -l < "$work/erring/runs")" 11 'an ERROR: it alone is repeated'

# A dossier that cannot be sealed is not finished.
fake_jdk linking <<'END'
case "$*" in
*-Xother*/plain.so*)
    ln -s nowhere link
    [ -e "$here/once" ] || { mkfifo "$here/../unsealed/pipe"; touch "$here/once"; }
    printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
*) answer ;;
esac
END
unwilling linking
certify 2 'not sealed' --jdk "$work/linking" --out "$work/unsealed" --repeat 1
contains "$work/err" 'unsealed/pipe cannot be part of a dossier' \
    'not sealed: the reason is reported'
[ -e "$work/unsealed/certificate.json" ] && [ ! -e "$work/unsealed/SHA256SUMS" ]
ok $? 'not sealed: all but the digests is there'
is "$(find "$work/unsealed/records" -type l)" '' 'not sealed: no link is kept in a record'
rm "$work/unsealed/pipe"
certify 1 'sealed later' --jdk "$work/linking" --out "$work/unsealed" --repeat 1
contains "$work/out" 'default: 4 runs of a test, 4 of them done' 'sealed later: nothing is run twice'
[ ! -e "$work/unsealed/journal" ]
ok $? 'sealed later: no journal is left'
certify 0 'sealed later, verified' --verify "$work/unsealed"
# A kill may come when all is sealed and the journal still there.
mkdir "$work/unsealed/journal"
echo '{}' > "$work/unsealed/journal/state.json"
certify 0 'a journal that was left' --verify "$work/unsealed"
certify 2 'finished, with a journal' --jdk "$work/linking" --out "$work/unsealed" --repeat 1
contains "$work/err" 'is a finished dossier' 'finished, with a journal: it is reported'

# A path that is not UTF-8.
odd=$work/$(printf 'o\377d')
cp -R "$work/wrong" "$odd"
certify 1 'an odd path' --jdk "$odd" --out "$odd/dossier" --repeat 1 --vm-arg "-Dx=$odd"
contains "$odd/dossier/certificate.json" '/o\\xffd",' 'an odd path: in plain letters'
certify 0 'an odd path, verified' --verify "$odd/dossier"
"$assay" probe --json --jdk "$odd" > "$work/out" 2> "$work/err"
contains "$work/out" '/o\\xffd",' 'an odd path: probed'
results=$odd/dossier/results/other.json
"$assay" compare --json "$results" "$results" > "$work/out" 2> "$work/err"
is "$(grep -c '"file": .*/o\\\\xffd/' "$work/out")" 2 'an odd path: compared'
"$assay" trend --json "$results" > "$work/out" 2> "$work/err"
contains "$work/out" '/o\\xffd/' 'an odd path: over time'

# One dossier, one runner.
fake_jdk nested <<END
[ -e "$work/nested/err" ] || "$work/build/assay" certify --jdk "$work/good" \
    --out "$work/shared" > "$work/nested/out" 2> "$work/nested/err"
answer
END
unwilling nested
certify 0 'a second runner' -j 1 --jdk "$work/nested" --out "$work/shared" --repeat 1
contains "$work/nested/err" 'another certification is writing it' 'a second runner is refused'
certify 0 'what two wanted, verified' --verify "$work/shared"

# Somebody changes the suite while it is used.
cp "$work/expected/fake/Answer/plain.txt" "$work/plain.txt"
fake_jdk meddling <<END
case "\$*" in *-Xother*) echo >> "$work/expected/fake/Answer/plain.txt" ;; esac
answer
END
unwilling meddling
certify 2 'a suite that changes' -j 1 --jdk "$work/meddling" --out "$work/meddled" --repeat 1
contains "$work/err" 'other: the suite or the JVM was changed while this ran' \
    'a suite that changes: it is reported'
is "$(cd "$work/meddled/journal" && echo *)" 'default.jsonl state.json' \
    'a suite that changes: only the results of that configuration are dropped'
cp "$work/plain.txt" "$work/expected/fake/Answer/plain.txt"
sed -i '/-Xother/d' "$work/meddling/behaviour"
certify 0 'a suite as it was' -j 1 --jdk "$work/meddling" --out "$work/meddled" --repeat 1
contains "$work/out" 'default: 4 runs of a test, 4 of them done' 'a suite as it was: it goes on'
certify 0 'a suite as it was, verified' --verify "$work/meddled"

certify 2 'no JVM' --out "$work/x"
certify 2 'no name' --jdk "$work/good" --out ''
contains "$work/err" '--out: the name is empty' 'no name: it is reported'
fake_jdk between <<'END'
answer
END
between() { # VERSION
    sed "s/specification.version 17/specification.version $1/" "$work/good/bin/java" \
        > "$work/between/bin/java"
}
between 29
certify 2 'an unknown release' --jdk "$work/between" --out "$work/x"
contains "$work/err" 'version 29 of the specification is not one that' \
    'an unknown release: it is reported'

# The releases between those that get updates for years.
for release in 22 23 24; do
    between $release
    certify 0 "release $release" --jdk "$work/between" --out "$work/$release" --repeat 1 \
        --config default
    contains "$work/$release/CERTIFICATE.md" \
        "[JVM Tool Interface, version $release.0 (Java SE $release)](<https://docs.oracle.com/en/java/javase/$release/" \
        "release $release: it has its edition"
    contains "$work/out" 'all 3 applicable tests' "release $release: rules since 21 apply"
done

# A profile that is no part of the suite.
printf 'VM: Fake VM\nmine: -Xmine\n' > "$work/mine.txt"
certify 0 'a profile of the user' --jdk "$work/good" --out "$work/mine" --profile "$work/mine.txt"
contains "$work/mine/CERTIFICATE.md" \
    "a profile that is no part of the suite: mine.txt, SHA-256 \`$(sha256sum "$work/mine.txt" | cut -d ' ' -f 1)\`." \
    'a profile of the user: it is named, with its digest'
contains "$work/mine/CERTIFICATE.md" '| mine | -Xmine |' 'a profile of the user: it is run'
lacks "$work/out" 'MODIFIED' 'a profile of the user: the suite is as it was'
certify 0 'a profile of the user: verified' --verify "$work/mine"
sed -i 's/"origin": "user"/"origin": "suite"/' "$work/mine/certificate.json"
certify 1 'a profile of the user as that of the suite' --verify "$work/mine"
contains "$work/out" 'NOT OK  the configurations are those of the profile that it names' \
    'and that is said'
printf 'VM: Other VM\ndefault:\n' > "$work/mine.txt"
certify 2 'a profile of another VM' --jdk "$work/good" --out "$work/x" --profile "$work/mine.txt"
contains "$work/err" "it is for VMs named 'Other VM', and this one is named 'Fake VM'" \
    'a profile of another VM: both are named'
certify 2 'a profile that is not there' --jdk "$work/good" --out "$work/x" --profile "$work/none.txt"
contains "$work/err" 'none.txt: No such file or directory' 'a profile that is not there: it is named'
run --jdk "$work/good" --config all --profile "$work/mine.txt"
is "$status" 2 'a run takes a profile, too'

# A JVM that aborts where it does not know an option, and one that crashes.
cp -R "$work/good" "$work/aborting"
cat > "$work/aborting/probe-behaviour" <<'END'
case "$*" in
*-Xabsent*) echo 'Command-line option unrecognised' >&2; kill -ABRT $$ ;;
*-Xcrash*) printf '#\n# A fatal error\n#\n# SIGSEGV\n#\n# Problematic frame:\n' >&2; kill -ABRT $$ ;;
esac
END
printf 'VM: Fake VM\ndefault:\nabsent?: -Xabsent\ncrash?: -Xcrash\n' > "$work/mine.txt"
run --jdk "$work/aborting" --config default --config absent --profile "$work/mine.txt" plain
is "$status" 0 'a JVM that aborts refuses the configuration'
contains "$work/out" "refuses the configuration 'absent', which is left out: Command-line option" 'with the reason'
run --jdk "$work/aborting" --config default --config crash --profile "$work/mine.txt" plain
is "$status" 2 'one that crashes does not'

# A VM that the suite does not know.
unknown=$work/unknown
cp -R "$work/good" "$unknown"
sed -i 's/Fake VM/New VM/' "$unknown/bin/java"
certify 0 'no profile' --jdk "$unknown" --out "$work/new"
contains "$work/err" "--profile FILE names one" 'no profile: what helps is named'
contains "$work/new/CERTIFICATE.md" 'The suite has no profile for this VM' 'no profile: the page says so'
contains "$work/out" 'in 3 runs under each of 1 configuration.' 'no profile: the default configuration alone'
certify 0 'no profile: verified' --verify "$work/new"
certify 2 'no configuration' --jdk "$work/good" --out "$work/x" --config nonesuch
contains "$work/err" 'no such configuration' 'no configuration: it is reported'
finish
