#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Prints the JDK to build with: the first of JAVA_HOME, the JDK of javac on PATH
# and the platform's usual places that has a compiler and JVM TI headers of 17 or newer.
set -u

usable() {
    [ -x "$1/bin/javac" ] && grep -q 'JVMTI_VERSION_11' "$1/include/jvmti.h" 2>/dev/null
}

javac=$(command -v javac) && javac=$(readlink -f "$javac")
for jdk in "${JAVA_HOME:-}" "${javac%/bin/javac}" /usr/lib/jvm/*; do
    if [ -n "$jdk" ] && usable "$jdk"; then
        printf '%s\n' "$jdk"
        exit 0
    fi
done
echo 'No JDK with a compiler and headers of release 17 or newer was found.' >&2
echo 'Set JAVA_HOME to one, or install one (on Debian: apt-get install openjdk-17-jdk-headless).' >&2
exit 1
