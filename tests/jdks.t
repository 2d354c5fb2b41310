#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The cache of builds, as far as no archive is needed; builds by name, configurations and
# bisection on a real JVM.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
cd "$work" || exit 1
ASSAY_JDKS="$work/cache of builds"
export ASSAY_JDKS
jdks() {
    sh "$root/tools/jdks.sh" "$@" >out 2>&1
}
jdk=$("$built/assay" probe 2>/dev/null | sed -n 's/^directory *//p' | head -n 1)
[ -n "$jdk" ]
ok $? 'there is a JDK to test with'

jdks
is $? 2 'no command is bad usage'
jdks add
is $? 2 'add needs a name and a directory'
jdks add mine "$work"
is $? 2 'what is no JDK is not added'
contains out 'is no JDK' 'and that is said'
jdks add mine "$jdk"
is $? 0 'a JDK of the machine is added'
jdks add mine "$jdk"
is $? 2 'a name is taken once'
jdks where mine
is "$(cat out)" "$(readlink -f "$jdk")" 'where prints its directory'
jdks where other
is $? 2 'where refuses what is not installed'
jdks installed
contains out 'mine ' 'it is listed'

"$built/assay" run --jdk mine memory/Allocate/zero-size >out 2>&1
is $? 0 'the runner takes the name of a build'
"$built/assay" run --jdk other memory/Allocate/zero-size >out 2>&1
is $? 2 'and refuses one that is not there'
"$built/assay" run --jdk mine --config int --config serial memory/Allocate/zero-size >out 2>&1
is $? 0 'configurations by name'
contains out 'Side by side:' 'are shown side by side'
contains out ' serial' 'with their names'
"$built/assay" run --jdk mine --config nonsense memory/Allocate/zero-size >out 2>&1
is $? 2 'a configuration that is none is an error'
contains out 'no-cds' 'that lists those there are'

"$built/assay" bisect memory/Allocate/zero-size mine mine >out 2>&1
is $? 0 'nothing changes between a build and itself'
contains out '0 changes found between 2 builds' 'and that is said'
"$built/assay" bisect 'memory/Allocate/*' mine mine >out 2>&1
is $? 2 'one test is to be named'
"$built/assay" bisect memory/Allocate/zero-size mine >out 2>&1
is $? 2 'and two builds'
"$built/assay" bisect --all memory/Allocate/zero-size mine mine mine >out 2>&1
contains out 'in 9 runs' '--all runs on each build'

ASSAY_BUILDS='mine' sh "$root/tools/matrix.sh" --json "$work/{vm}.json" memory/Allocate/zero-size \
    >out 2>&1
is $? 0 'the matrix runs on the builds named'
jdks remove mine
is $? 0 'a build is removed'
[ -d "$jdk" ]
ok $? 'and a JDK that was added stays'
jdks remove mine
is $? 2 'what is not there cannot be removed'
finish
