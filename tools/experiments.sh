#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/experiments.sh
#
# Asks every build that tools/jdks.sh has installed, the Zero VM of each included, all
# experiments, and records the answers in suites/experiments/answers.json, of which `make docs` makes
# the page. With ASSAY_BUILDS, a list of names, it asks these alone (NAME or NAME:zero).
set -eu
cd "$(dirname "$0")/.."

builds=${ASSAY_BUILDS:-$(sh tools/jdks.sh vms)}
if [ -z "$builds" ]; then
    echo 'No build is installed; see: sh tools/jdks.sh list' >&2
    exit 2
fi
set --
for build in $builds; do
    set -- "$@" --jdk "$build"
done
build/assay ask "$@" --json suites/experiments/answers.json
