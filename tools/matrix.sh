#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/matrix.sh [OPTION of assay run]... [TEST]...
#
# Runs the suite on every build that tools/jdks.sh has installed, the Zero VM of each
# included, and shows the tests in which they differ. With ASSAY_BUILDS, a list of names,
# on these alone (NAME or NAME:zero). The results of each go to reports/out/matrix/.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)

builds=${ASSAY_BUILDS:-$(sh "$here/tools/jdks.sh" vms)}
if [ -z "$builds" ]; then
    echo 'No build is installed; see: sh tools/jdks.sh list' >&2
    exit 2
fi
for build in $builds; do
    set -- "$@" --jdk "$build"
done
exec "$here/build/assay" run --json "$here/reports/out/matrix/{vm}.json" "$@"
