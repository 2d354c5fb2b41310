#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/experiments-page.sh [DIRECTORY]
#
# Makes experiments.md and figures/heap-string-sizes.svg of suites/experiments/answers.json, in docs/
# or in another directory.
set -eu
cd "$(dirname "$0")/.."
out=${1:-docs}

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
