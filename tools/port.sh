#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/port.sh NAME@ARCH PARTS [NUMBER]
#
# Runs one of PARTS equal parts of the suite on a build of another architecture, and before that
# installs the build and what it needs, and builds the agents of that part. NUMBER says which part,
# and may be greater than PARTS. The exit status is that of `assay run`, or 77 where something
# cannot be had here.
set -eu
cd "$(dirname "$0")/.."
[ $# -ge 2 ] || {
    sed -n 's/^# usage: /usage: /p' "$0" >&2
    exit 2
}
name=$1
arch=${name#*@}
part=$((${3:-0} % $2 + 1))

if ! { sh tools/setup.sh -y --arch "$arch" && sh tools/jdks.sh install "$name" &&
    sh tools/jdks.sh where "$name" >/dev/null; }; then
    echo "$name: left out, since it cannot be had here" >&2
    exit 77
fi
# The tests of recommendations take no part, as with the other builds of .ci/run.
tests=$(build/assay list '!*/conditions' '!*/bad-argument' |
    awk -v parts="$2" -v part="$part" 'NR % parts == part % parts' | tr '\n' ' ')
make -s -j "$(getconf _NPROCESSORS_ONLN)" agents ARCH="$arch" TESTS="$tests"
mkdir -p reports/out/ports
report=reports/out/ports/$name.json
status=0
# shellcheck disable=SC2086
build/assay run --jdk "$name" --timeout-scale 2 --json "$report" $tests || status=$?
# A deviation counts if it comes again.
if [ "$status" -eq 1 ]; then
    status=0
    sh tools/confirm.sh "$report" || status=$?
fi
exit "$status"
