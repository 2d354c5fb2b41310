#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/install.sh PREFIX
#
# Copies what is built and what it reads below PREFIX: bin/assay, lib/assay, share/assay, and
# the documentation: share/doc/assay, share/man.
set -eu
if [ $# -ne 1 ] || [ -z "$1" ]; then
    echo 'usage: sh tools/install.sh PREFIX' >&2
    exit 2
fi
case $1 in
/*) prefix=$1 ;;
*) prefix=$(pwd)/$1 ;;
esac
cd "$(dirname "$0")/.."
library=$prefix/lib/assay
share=$prefix/share/assay

# Nothing of an earlier installation may be found as if it were a test of this one.
rm -rf "$library" "$share"
mkdir -p "$prefix/bin" "$library" "$share"
install -m 755 build/assay "$prefix/bin/assay"
install -m 644 build/probe.so "$library/probe.so"
mkdir "$library/faults"
install -m 644 build/faults/faults.so "$library/faults/faults.so"
(cd build && find agents companions experiments -name '*.so') | while read -r agent; do
    mkdir -p "$library/$(dirname "$agent")"
    install -m 644 "build/$agent" "$library/$agent"
done
install -m 755 build/companions/launcher "$library/companions/launcher"
cp -R build/java build/variants "$library/"
cp -R expected spec suites agents javasrc "$share/"
install -m 644 build/suite.sha256 "$share/suite.sha256"
mkdir "$share/runner"
cp -R runner/faults "$share/runner/"
mkdir "$share/generated"
cp build/generated/names.inc build/generated/header_checks.inc "$share/generated/"
mkdir "$share/reports"
install -m 644 reports/report.* "$share/reports/"
mkdir -p "$prefix/share/doc/assay"
cp -R README.md LICENSE build/docs "$prefix/share/doc/assay/"
mkdir -p "$prefix/share/man/man1"
install -m 644 docs/assay.1 "$prefix/share/man/man1/assay.1"
