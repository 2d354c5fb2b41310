#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh merge.sh OUT
#
# Joins what the tasks of shard.sh have written: OUT/NAME.json for each JDK. A JDK of which a part is
# missing gets none: the missing ones are named, and the exit status is 1.
set -eu
[ $# -eq 1 ] || {
    sed -n 's/^# usage: /usage: /p' "$0" >&2
    exit 2
}
[ -d "$1" ] || {
    echo "$1: no directory" >&2
    exit 2
}
status=0
for directory in "$1"/*/; do
    [ -d "$directory" ] || {
        echo "$1: no results of any JDK" >&2
        exit 2
    }
    name=$(basename "$directory")
    # shellcheck disable=SC2012 # The names are of shard.sh.
    shards=$(ls "$directory" | sed -n 's/^[0-9]*-\([0-9]*\)\.json$/\1/p' | sort -u)
    case $shards in
    '' | *[!0-9]*)
        echo "$name: no results, or of runs in different numbers of parts" >&2
        status=1
        continue
        ;;
    esac
    missing=
    index=0
    while [ "$index" -lt "$shards" ]; do
        [ -e "$directory$index-$shards.json" ] || missing="$missing $index"
        index=$((index + 1))
    done
    if [ -n "$missing" ]; then
        echo "$name: missing of $shards parts:$missing" >&2
        status=1
    else
        "${ASSAY:-assay}" merge -o "$1/$name.json" "$directory"*-"$shards".json || status=1
    fi
done
exit "$status"
