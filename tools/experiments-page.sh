#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/experiments-page.sh DIRECTORY
#
# Makes experiments.md and figures/heap-string-sizes.svg of suites/experiments/answers.json, in the
# directory.
set -eu
[ $# -eq 1 ] || {
    echo 'usage: sh tools/experiments-page.sh DIRECTORY' >&2
    exit 2
}
case $1 in
/*) out=$1 ;;
*) out=$PWD/$1 ;;
esac
cd "$(dirname "$0")/.."

recorded() {
    build/assay ask --recorded suites/experiments/answers.json "$@"
}
mkdir -p "$out/figures"
{
    recorded --plain 'heap/string-sizes'
    echo uncompressed
    recorded --plain 'heap/string-sizes-uncompressed'
} | awk -f suites/experiments/heap/string-sizes.awk > "$out/figures/heap-string-sizes.svg"
recorded --page "$out/experiments.md"
