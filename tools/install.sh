#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/install.sh [--remove] PREFIX
#
# Copies what is built and what it reads below PREFIX: bin/assay, lib/assay, share/assay, the
# documentation (share/doc/assay, share/man) and completions of shells. The directory can be moved
# as a whole. Libraries are stripped by $STRIP (strip; STRIP=: leaves them as they are).
# With --remove: removes that.
set -eu
usage() {
    sed -n 's/^# usage: /usage: /p' "$0" >&2
    exit 2
}
remove=
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
if [ $# -ne 1 ] || [ -z "$1" ]; then
    usage
fi
case $1 in
-*) usage ;;
/*) prefix=$1 ;;
*) prefix=$(pwd)/$1 ;;
esac
cd "$(dirname "$0")/.."
library=$prefix/lib/assay
share=$prefix/share/assay
bash=$prefix/share/bash-completion/completions
zsh=$prefix/share/zsh/vendor-completions
fish=$prefix/share/fish/vendor_completions.d

# Nothing of an earlier installation may be found as if it were a test of this one.
rm -rf "$library" "$share" "$prefix/share/doc/assay"
rm -f "$prefix/bin/assay" "$prefix/share/man/man1/assay.1" "$bash/assay" "$zsh/_assay" "$fish/assay.fish"
[ -z "$remove" ] || exit 0

mkdir -p "$prefix/bin" "$library" "$share"
install -m 755 build/assay "$prefix/bin/assay"
install -m 644 build/probe.so "$library/probe.so"
(cd build && find agents companions experiments faults explore.so -name '*.so' | tar -cf - -T -) | tar --no-same-owner -xf - -C "$library"
install -m 755 build/companions/launcher "$library/companions/launcher"
install -m 755 build/assay-remote "$library/assay-remote"
if [ "${STRIP:-strip}" != : ]; then
    "${STRIP:-strip}" "$prefix/bin/assay" "$library/companions/launcher"
    find "$library" -name '*.so' -exec "${STRIP:-strip}" --strip-unneeded {} +
fi
cp -R build/java build/variants "$library/"
cp -R expected spec suites agents javasrc explore "$share/"
install -m 644 build/suite.sha256 "$share/suite.sha256"
mkdir "$share/runner"
cp -R runner/faults "$share/runner/"
mkdir "$share/runner/explore" "$share/runner/base"
cp runner/explore/scenario.c runner/explore/scenario.h "$share/runner/explore/"
cp runner/base/clock.h "$share/runner/base/"
mkdir "$share/generated"
cp build/generated/names.inc build/generated/header_checks.inc "$share/generated/"
mkdir "$share/reports"
install -m 644 reports/report.* "$share/reports/"
cp -R reports/jtreg "$share/reports/"
mkdir -p "$prefix/share/doc/assay"
cp -R README.md LICENSE build/docs "$prefix/share/doc/assay/"
mkdir -p "$prefix/share/man/man1"
install -m 644 build/docs/assay.1 "$prefix/share/man/man1/assay.1"
completions=$(mktemp -d)
trap 'rm -rf "$completions"' EXIT
sh tools/completion.sh build/assay "$completions"
mkdir -p "$bash" "$zsh" "$fish"
install -m 644 "$completions/assay.bash" "$bash/assay"
install -m 644 "$completions/_assay" "$zsh/_assay"
install -m 644 "$completions/assay.fish" "$fish/assay.fish"
