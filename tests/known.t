#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Known deviations: what is recorded, what is gone, and what is new.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
mkdir "$work/suites/known"

# entry [TEST [OBSERVED [VERSIONS]]]
cause() {
    cat <<END
Cause: fake-1
Title: It is a fake
Status: open
Rule: GetThreadState.park-timed
VM: Other VM | Fake VM
Behavior: It answers wrongly.
Affected: 17
Date: 2026-01-31
END
}
entry() {
    cause
    cat <<END

Pin: fake-1
Versions: ${3:-8, 17}
END
    [ $# -lt 4 ] || echo "$4"
    cat <<END
Test: ${1:-fake/Answer/plain}
Expected: answer: 42
Actual: ${2:-answer: 41}
END
}
fake_jdk wrong <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
END
fake_jdk otherwise <<'END'
printf '# agent\nanswer: 43\n# probe\n' >&3
END
fake_jdk blank <<'END'
printf '# agent\nanswer: 41 \n# probe\n' >&3
END
fake_jdk right <<'END'
answer
END
fake_jdk failing <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
exit 1
END

# becomes JDK VERDICT STATUS OPTION...
becomes() {
    becomes_jdk=$1
    becomes_verdict=$2
    becomes_status=$3
    shift 3
    run --jdk "$work/$becomes_jdk" "$@"
    is "$(verdict)" "$becomes_verdict" "$becomes_jdk $*: the verdict is $becomes_verdict"
    is "$status" "$becomes_status" "$becomes_jdk $*: exit status $becomes_status"
}

becomes wrong FAIL 1
entry > "$work/suites/known/fake.txt"
rm -rf "$work"/tmp/*
becomes wrong KNOWN 0
contains "$work/out" 'fake-1' 'the deviation is named'
is "$(ls "$work/tmp")" '' 'a known deviation leaves no record'
becomes wrong KNOWN 0 --keep "$work/records"
is "$(cat "$work"/records/*/*/transcript | grep -c 41)" 1 'but where it is asked for'
becomes wrong KNOWN 0 --strict
becomes wrong FAIL 1 --known none
becomes otherwise FAIL 1
becomes blank KNOWN 0
becomes failing FAIL 1
becomes right FIXED 0
contains "$work/out" 'fake-1' 'the deviation that is gone is named'
becomes right FIXED 1 --strict
becomes right PASS 0 --known none

entry fake/Answer/plain 'answer: 41' 21.. > "$work/other.txt"
becomes wrong FAIL 1 --known "$work/other.txt"

# Only where the JVM is started with some arguments, or without some.
entry fake/Answer/plain 'answer: 41' 17 'Arguments: -Xcomp !-Da=*|-Db' > "$work/other.txt"
for given in '-Xcomp KNOWN 0' '-Dc FAIL 1' '-Xcomp -Da=1 FAIL 1' '-Xcomp -Da=1 -Db KNOWN 0'; do
    set -- $given
    options=
    while [ $# -gt 2 ]; do
        options="$options --vm-arg=$1"
        shift
    done
    becomes wrong "$1" "$2" --known "$work/other.txt" $options
done

# One set of arguments is enough.
entry fake/Answer/plain 'answer: 41' 17 'Arguments: -Dx
Arguments: -Dy' > "$work/other.txt"
becomes wrong KNOWN 0 --known "$work/other.txt" --vm-arg=-Dy
becomes wrong FAIL 1 --known "$work/other.txt" --vm-arg=-Dz

# The architecture that the JVM reports.
entry fake/Answer/plain 'answer: 41' 17 'Architecture: amd64 | aarch64' > "$work/other.txt"
becomes wrong FAIL 1 --known "$work/other.txt"
entry fake/Answer/plain 'answer: 41' 17 'Architecture: unknown' > "$work/other.txt"
becomes wrong KNOWN 0 --known "$work/other.txt"

# A deviation that was to be looked at again.
entry | sed 's/^Date: .*/&\nReview: 2999-12-31/' > "$work/other.txt"
becomes wrong KNOWN 0 --strict --known "$work/other.txt"
entry | sed 's/^Date: .*/&\nReview: 2020-02-29/' > "$work/other.txt"
becomes wrong KNOWN 0 --known "$work/other.txt"
contains "$work/out" "fake-1 was to be reviewed by 2020-02-29" "a review that is due is reported"
becomes wrong KNOWN 1 --strict --known "$work/other.txt"

# What does not show in every run is not gone when it does not.
entry fake/Answer/plain 'answer: 41' 17 'Sometimes: 2 of 60 runs' > "$work/other.txt"
becomes wrong KNOWN 0 --strict --known "$work/other.txt"
becomes right PASS 0 --strict --known "$work/other.txt"
becomes otherwise FAIL 1 --known "$work/other.txt"

# refused TEXT: the list is refused as a whole, and nothing runs.
refused() {
    run --jdk "$work/right" --known "$work/bad.txt"
    is "$status" 2 "$1: exit status 2"
    contains "$work/err" "$1" "$1: it is reported"
    is "$(grep -c '^assay: ' "$work/err")" 1 "$1: one message"
    is "$(cat "$work/out")" '' "$1: nothing is run"
}
entry fake/Answer/nonesuch > "$work/bad.txt"
refused "bad.txt:12: there is no test 'fake/Answer/nonesuch'"
entry fake/Answer/plain:nonesuch > "$work/bad.txt"
refused "bad.txt:12: there is no test 'fake/Answer/plain:nonesuch'"
entry | sed 's/^Date: .*/&\nReview: soon/' > "$work/bad.txt"
refused "bad.txt:9: 'soon' is not a date"
entry | sed 's/^Status: .*/Status: recommendation only/' > "$work/bad.txt"
refused "bad.txt:1: the cause 'fake-1' is one of recommendations only"
entry | sed 's/^Pin: .*/Pin: fake-2/' > "$work/bad.txt"
refused "bad.txt:10: there is no cause 'fake-2'"
rm "$work/bad.txt"
refused 'bad.txt: No such file or directory'

# known STATUS ARG...
known() {
    known_status=$1
    shift
    "$assay" known "$@" > "$work/out" 2> "$work/err" < /dev/null
    is "$?" "$known_status" "known $*: exit status $known_status"
    lacks "$work/err" 'Sanitizer' "known $*: nothing odd"
}
rm "$work/suites/known/fake.txt"
run --jdk "$work/wrong" --known none
cp "$work"/json/*.json "$work/wrong.json"
run --jdk "$work/wrong" --known none --vm-arg=-Dx
cp "$work"/json/*.json "$work/wrong-x.json"
run --jdk "$work/otherwise" --known none
cp "$work"/json/*.json "$work/otherwise.json"

# All that deviates, recorded at once.
known 0 record --out "$work/baseline.txt" "$work/wrong.json" "$work/wrong-x.json"
contains "$work/baseline.txt" 'Cause: unreviewed-fake-Answer-plain' 'a baseline has a cause for the test'
is "$(grep -c '^Pin:' "$work/baseline.txt")" 1 'and one pin for equal answers'
becomes wrong KNOWN 0 --known "$work/baseline.txt"
becomes wrong KNOWN 0 --known "$work/baseline.txt" --vm-arg=-Dx
becomes otherwise FAIL 1 --known "$work/baseline.txt"
known 2 record
known 2 record "$work/nonesuch.json"
sed '0,/"version": "[^"]*"/s//"version": "HEAD-1234"/' "$work/wrong.json" > "$work/unnumbered.json"
known 0 record --out "$work/unnumbered.txt" "$work/unnumbered.json"
becomes wrong KNOWN 0 --known "$work/unnumbered.txt"
run --jdk "$work/right" --known none
known 0 record --out "$work/nothing.txt" "$work"/json/*.json
contains "$work/err" 'there is nothing to record' 'where nothing deviates that is said'

# A JVM that answers otherwise in each run: wrong, right, wrong, another way, and so on.
fake_jdk varying <<END
n=\$(cat "$work/turn" 2> /dev/null || echo 0)
echo \$(((n + 1) % 4)) > "$work/turn"
case \$n in
1) answer ;;
3) printf '# agent\nanswer: 43\n# probe\n' >&3 ;;
*) printf '# agent\nanswer: 41\n# probe\n' >&3 ;;
esac
END
run --jdk "$work/varying" --known none --repeat 4 -j 1
cp "$work"/json/*.json "$work/varying.json"
known 0 record --out "$work/baseline.txt" "$work/varying.json"
is "$(grep -A1 '^Sometimes:' "$work/baseline.txt" | grep -v '^--' | tr '\n' ' ')" \
    'Sometimes: 1 of 4 runs Test: fake/Answer/plain Sometimes: 2 of 4 runs Test: fake/Answer/plain ' \
    'of repeats each answer is recorded, and how often it came'
run --jdk "$work/varying" --known "$work/baseline.txt" --strict --repeat 4 -j 1
is "$status" 0 'none of them is new'
is "$(verdict | tr '\n' ' ')" 'KNOWN PASS KNOWN KNOWN' 'and what passes is not gone'

# Pins are added to a cause, and joined with those that it has.
mkdir "$work/suites/known/causes"
cause > "$work/suites/known/causes/fake.txt"
known 2 add nonesuch "$work/wrong.json"
contains "$work/err" "there is no cause 'nonesuch'" 'no pin without a cause'
known 0 add fake-1 "$work/wrong.json"
pins=$work/suites/known/pins/fake-1.txt
contains "$pins" 'Versions: 17' 'a pin of the version that was run'
becomes wrong KNOWN 0
known 0 add fake-1 --versions 21.. "$work/otherwise.json"
is "$(grep -c '^Pin:' "$pins")" 2 'two answers are two pins'
known 0 add fake-1 --versions 21.. --test '*plain' "$work/wrong.json"
is "$(grep -c '^Versions: 17.*, 21[.][.]$' "$pins")" 1 'equal answers of several versions are joined'
known 0 add fake-1 --versions 25 --test 'other/*' "$work/wrong.json"
lacks "$pins" '25' 'of other tests nothing is added'
cp "$pins" "$work/pins"
sed 's/^\( *\)"arch": "[^"]*",/\1"arch": "s390",\n\1"foreign": "s390x",/' "$work/wrong.json" > "$work/port.json"
known 0 add fake-1 --versions 17 "$work/port.json"
contains "$pins" 'Architecture: s390' "a pin of a port is for its architecture"
cp "$work/pins" "$pins"
known 2 add fake-1 --versions never "$work/wrong.json"
known 0 list
contains "$work/out" 'fake-1: It is a fake (Open: obligations; open; 2 answers)' 'list: what there is'
known 0 show fake-1
contains "$work/out" '### It is a fake' 'show: the title'
contains "$work/out" 'rule: `GetThreadState.park-timed` (must, `jvmti.html#GetThreadState`)' \
    'show: the rule, its level and section'
known 0 page --out "$work/page.md"
contains "$work/page.md" '## Open: obligations' 'page: the part'
contains "$work/page.md" 'actual: `answer: 41`' 'page: the answers'
known 2 show nonesuch
known 2 nonesuch

# All that would be right.
printf '[GetThreadState.park-timed]\n@either\nanswer: {42|44}\n@or\nanswer: none\n@end\n' \
    > "$work/expected/fake/Answer/plain.txt"
sed -i 's/^Expected: .*/Expected: answer: {42|44}/' "$pins"
known 0 show fake-1
contains "$work/out" 'expected: `answer: 42` or `answer: 44`; or the alternative `answer: none`' \
    'show: all alternatives'

# Results name causes by the ids that they had.
sed 's/"known": null/"known": "old-1, old-2"/; s/"FAIL"/"KNOWN"/' "$work/wrong.json" > "$work/before.json"
sed 's/"known": null/"known": "fake-1"/; s/"FAIL"/"KNOWN"/' "$work/wrong.json" > "$work/after.json"
"$assay" compare "$work/before.json" "$work/after.json" > "$work/out" 2>&1
contains "$work/out" 'fake/Answer/plain' 'another cause is a difference'
printf 'old-1 fake-1\nold-2 fake-1\n' > "$work/suites/renamed-causes.txt"
"$assay" compare "$work/before.json" "$work/after.json" > "$work/out" 2>&1
lacks "$work/out" 'fake/Answer/plain' 'a renamed one is none'
finish
