#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Prints the revision of the sources, with "-dirty" where files differ from it. What was unpacked
# from an archive of `make dist` has that of its manifest.
cd "$(dirname "$0")/.." || exit
git describe --always --dirty 2>/dev/null || sed -n 's/^# revision //p' suite.sha256 2>/dev/null |
    grep . || echo unknown
