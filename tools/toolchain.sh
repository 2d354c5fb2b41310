#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# What the build is made with, as C macros: sh tools/toolchain.sh JDK "FLAGS" COMPILER...
jdk=$1
flags=$2
shift 2

# quoted TEXT: as a string of C.
quoted() {
    printf '%s\n' "$1" | tr '\n' ' ' | sed 's/[\\"]/\\&/g; s/ *$//; s/.*/"&"/'
}

# of KEY: its value in the JDK's release file.
of() {
    sed -n "s/^$1=\"*\([^\"]*\)\"*$/\1/p" "$jdk/release" 2>/dev/null | head -n 1
}

printf '#define ASSAY_COMPILER %s\n' "$(quoted "$("$@" --version 2>/dev/null | head -n 1)")"
printf '#define ASSAY_FLAGS %s\n' "$(quoted "$flags")"
printf '#define ASSAY_JDK %s\n' "$(quoted "$(of IMPLEMENTOR) $(of JAVA_RUNTIME_VERSION)")"
