#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/manifest.sh
#
# Prints the manifest of the suite: its revision, which of its files differ from that revision,
# and the digests of all (runner/certify/manifest.h). What was unpacked from an archive of
# `make dist` has the manifest with which the archive was made.
set -eu
cd "$(dirname "$0")/.."
if git rev-parse --git-dir >/dev/null 2>&1; then
    printf '# revision %s\n' "$(git describe --always)"
    git status --porcelain --untracked-files=all -- \
        agents expected javasrc spec suites/vm suites/known suites/challenges.txt |
        sed 's/^...//; s/.* -> //; s/^/# modified /'
elif [ -e suite.sha256 ]; then
    cat suite.sha256
    exit
else
    echo '# revision unknown'
fi
build/assay certify --manifest
