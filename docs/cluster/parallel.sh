#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh parallel.sh HOSTS OUT SHARDS JDK...
#
# With GNU parallel over ssh. HOSTS is a file for `parallel --sshloginfile`: a line for each machine,
# as in "2/board1". Each of them has Assay and the JDKs at the same places, and this directory. A task
# whose machine was lost is tried on another one; results come back to OUT here. Afterwards: merge.sh OUT.
set -eu
[ $# -ge 4 ] || {
    sed -n 's/^# usage: /usage: /p' "$0" >&2
    exit 2
}
hosts=$1
out=$2
shards=$3
shift 3
here=$(cd "$(dirname "$0")" && pwd)
hosts=$(realpath "$hosts")
mkdir -p "$out"
cd "$out"
for jdk; do
    name=$(printf %s "$jdk" | tr -c 'A-Za-z0-9._-' _)
    for index in $(seq 0 $((shards - 1))); do
        printf '%s\t%s\t%s\n' "$index" "$name" "$jdk"
    done
done |
    parallel --sshloginfile "$hosts" --retries 3 --workdir ... --env ASSAY --env ASSAY_OPTIONS --env ASSAY_TIMES --joblog joblog --colsep '\t' \
        --return "{2}/{1}-$shards.json" --cleanup "sh '$here/shard.sh' . $shards {1} {3} -j 2"
