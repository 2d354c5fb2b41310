#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The suite of headers against a JDK whose jvmti.h was spoiled, place by place.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"

real=$(sh "$root/tools/build-jdk.sh")
mkdir "$work/jdk"
for part in "$real"/*; do
    case ${part##*/} in
    src.zip | jmods | demo | man | legal) ;;
    *) cp -RL "$part" "$work/jdk/" 2> /dev/null ;; # a link may lead nowhere
    esac
done
header=$work/jdk/include/jvmti.h
cp "$header" "$work/jvmti.h"

# The answer of the tests of headers on the copy, in $work/out.
try() {
    "$built/assay" run --jdk "$work/jdk" 'header/*' > "$work/out" 2>&1
    status=$?
}

try
is "$status" 0 'the header as it is: exit status 0'

# spoil DESCRIPTION SED-COMMAND TEST LINE
spoil() {
    sed "$2" "$work/jvmti.h" > "$header"
    try
    is "$status" 1 "$1: exit status 1"
    is "$(grep -c '^FAIL ' "$work/out")" 1 "$1: one test fails"
    contains "$work/out" "FAIL $3" "$1: $3"
    contains "$work/out" "$4" "$1: '$4'"
}
spoil 'a constant of another value' 's/JVMTI_ERROR_INVALID_SLOT = 35/JVMTI_ERROR_INVALID_SLOT = 36/' \
    header/constants/values '+ JVMTI_ERROR_INVALID_SLOT = 36'
spoil 'a constant that is missing' '/JVMTI_ERROR_INVALID_SLOT = 35/d' \
    header/constants/values '+ JVMTI_ERROR_INVALID_SLOT: does not compile'
spoil 'a member of another type' 's/jint priority;/jlong priority;/' \
    header/structs/members '+ jvmtiThreadInfo.priority: another type'
spoil 'capabilities that changed places' \
    's/can_suspend /can_x /;s/can_pop_frame /can_suspend /;s/can_x /can_pop_frame /' \
    header/capabilities/bits '+ can_suspend: bit'
spoil 'a parameter of another type' '/JNICALL \*GetFrameCount)/,/;/s/jint\* count_ptr/jlong* count_ptr/' \
    header/functions/slots '+ GetFrameCount: slot 16, other parameters'
finish
