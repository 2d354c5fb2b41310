#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Begins a test: sh tools/new-test.sh category/Subject/name-in-words
# Writes the agent and its expected file, which fails until both are written.
set -eu

fail() {
    printf 'new-test: %s\n' "$1" >&2
    exit 2
}

cd "$(dirname "$0")/.."
if [ $# -ne 1 ] || [ -z "$1" ]; then
    fail 'name the test, as in make new TEST=thread/GetThreadState/parked'
fi
test=$1
LC_ALL=C
printf '%s\n' "$test" |
    grep -Eqx '[a-z][a-z0-9_]*/[A-Za-z][A-Za-z0-9]*/[a-z][a-z0-9]*(-[a-z0-9]+)*' ||
    fail "'$test' is not category/Subject/name-in-words in lower case, with hyphens between words"
subject=${test#*/}
subject=${subject%/*}
category=${test%%/*}
case $category in
support | probe) fail "the category '$category' is not for tests" ;;
esac
awk -F '\t' -v subject="$subject" '
    FNR == 1 { for (i = 1; i <= NF; i++) if ($i == "subject") column = i; next }
    $column == subject { found = 1 }
    END { exit !found }' spec/rules.tsv ||
    fail "no rule of spec/rules.tsv has the subject '$subject'; write it as the specification does"
rule=$(awk -F '\t' -v subject="$subject" '
    FNR == 1 { for (i = 1; i <= NF; i++) if ($i == "subject") column = i
               else if ($i == "id") id = i; next }
    $column == subject { print $id; exit }' spec/rules.tsv)

agent=agents/$test.c
expected=expected/$test.txt
for file in "$agent" "$expected"; do
    [ ! -e "$file" ] || fail "$file is there already"
done
! grep -q "^$test " suites/renamed.txt 2>/dev/null ||
    fail "'$test' was the id of a test that was renamed (suites/renamed.txt); choose another one"
if [ ! -d "${agent%/*}" ]; then
    there=
    for directory in agents/*/"$subject"; do
        case $directory in agents/support/*) continue ;; esac
        [ ! -d "$directory" ] || there="$there, $(basename "${directory%/*}")"
    done
    [ -z "$there" ] ||
        printf 'new-test: note: the tests about %s so far are in: %s\n' "$subject" "${there#, }" >&2
fi
mkdir -p "${agent%/*}" "${expected%/*}"
cat > "$agent" <<END
/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("What must hold, in one sentence.");

static void observe(JNIEnv *jni, jobject subject)
{
    broken("this test is not written yet");
}

TEST(.probe = observe);
END
cat > "$expected" <<END
# Cite the rules behind each line, from spec/rules.tsv:
#   build/assay explain $subject
[$rule]
$subject: what the specification requires is not written yet
END
printf '%s\n' "$agent" "$expected"
