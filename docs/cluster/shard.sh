#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh shard.sh OUT SHARDS INDEX JDK [ARGUMENT]...
#
# One task of a run on many machines: the part INDEX (from 0) of SHARDS of the tests, on one JDK.
# The result becomes OUT/NAME/INDEX-SHARDS.json, with NAME from the JDK's name, when it is complete and not
# before; a task whose result is there already has nothing to do, so that all tasks can be submitted
# again after some were lost. Deviations are no failure of the task. ASSAY names the program, and
# ASSAY_OPTIONS has further options and tests for all tasks. ASSAY_TIMES is a directory with the results of an
# earlier run (what merge.sh makes of it, NAME.json): parts of a JDK that is there take about as long.
set -eu
[ $# -ge 4 ] || {
    sed -n 's/^# usage: /usage: /p' "$0" >&2
    exit 2
}
out=$1
shards=$2
index=$3
jdk=$4
shift 4
name=$(printf %s "$jdk" | tr -c 'A-Za-z0-9._-' _)
result=$out/$name/$index-$shards.json
[ ! -e "$result" ] || exit 0
mkdir -p "$out/$name"
# Two machines may be at the same task; each writes a file of its own.
partial=$result.$(uname -n).$$
trap 'rm -f "$partial"' EXIT
trap 'exit 143' TERM INT
times=${ASSAY_TIMES:-}/$name.json
[ -z "${ASSAY_TIMES:-}" ] || [ ! -e "$times" ] || set -- --times "$times" "$@"
status=0
# shellcheck disable=SC2086 # ASSAY_OPTIONS are several words.
"${ASSAY:-assay}" run --jdk "$jdk" --shard "$((index + 1))/$shards" --json "$partial" "$@" ${ASSAY_OPTIONS-} || status=$?
[ "$status" -le 1 ] || exit "$status"
mv "$partial" "$result"
