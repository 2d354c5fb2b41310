#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Known deviations: what is recorded, what is gone, and what is new.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
mkdir "$work/suites/known"

# entry [TEST [OBSERVED [VERSIONS]]]
entry() {
    cat <<END
Deviation: fake-1
VM: Fake VM
Versions: ${3:-17}
Test: ${1:-fake/Answer/plain}
Expected: answer: 42
Actual: ${2:-answer: 41}
Rule: GetThreadState.park-timed
Reason: It is a fake.
Evidence: This test.
Date: 2026-01-31
END
}
fake_jdk wrong <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
END
fake_jdk otherwise <<'END'
printf '# agent\nanswer: 43\n# probe\n' >&3
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
becomes failing FAIL 1
becomes right FIXED 0
contains "$work/out" 'fake-1' 'the deviation that is gone is named'
becomes right FIXED 1 --strict
becomes right PASS 0 --known none

entry fake/Answer/plain 'answer: 41' 21.. > "$work/other.txt"
becomes wrong FAIL 1 --known "$work/other.txt"

# Only where the JVM is started with some arguments, or without some.
{ entry; echo "Arguments: -Xcomp !-Da=*|-Db"; } > "$work/other.txt"
for given in '-Xcomp KNOWN 0' '-Dc FAIL 1' '-Xcomp -Da=1 FAIL 1' '-Xcomp -Da=1 -Db KNOWN 0'; do
    set -- $given
    options=
    while [ $# -gt 2 ]; do
        options="$options --vm-arg=$1"
        shift
    done
    becomes wrong "$1" "$2" --known "$work/other.txt" $options
done

# A deviation that was to be looked at again.
{ entry; echo "Review: 2999-12-31"; } > "$work/other.txt"
becomes wrong KNOWN 0 --strict --known "$work/other.txt"
{ entry; echo "Review: 2020-02-29"; } > "$work/other.txt"
becomes wrong KNOWN 0 --known "$work/other.txt"
contains "$work/out" "fake-1 was to be reviewed by 2020-02-29" "a review that is due is reported"
becomes wrong KNOWN 1 --strict --known "$work/other.txt"

# refused TEXT: the list is refused as a whole, and nothing runs.
refused() {
    run --jdk "$work/right" --known "$work/bad.txt"
    is "$status" 2 "$1: exit status 2"
    contains "$work/err" "$1" "$1: it is reported"
    is "$(grep -c '^assay: ' "$work/err")" 1 "$1: one message"
    is "$(cat "$work/out")" '' "$1: nothing is run"
}
entry fake/Answer/nonesuch > "$work/bad.txt"
refused "bad.txt:4: there is no test 'fake/Answer/nonesuch'"
entry fake/Answer/plain:nonesuch > "$work/bad.txt"
refused "bad.txt:4: there is no test 'fake/Answer/plain:nonesuch'"
{ entry; echo "Review: soon"; } > "$work/bad.txt"
refused "bad.txt:11: 'soon' is not a date"
rm "$work/bad.txt"
refused 'bad.txt: No such file or directory'
finish
