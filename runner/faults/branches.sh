#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh runner/faults/branches.sh LIBJVM [PATTERN]
#
# Prints the places in a JVM's machine code where `assay audit --branches` puts faults: a
# line for each, by address, with
#
#     address   of the instruction in the library, in hexadecimal
#     offset    of the byte that is changed in the instruction
#     old, new  the byte, in hexadecimal
#     kind      jump       a conditional jump, inverted
#               condition  another conditional instruction, inverted
#               compare    a comparison with a constant, which becomes one off
#               constant   a small constant moved into a register, which becomes one more
#     place     the function and the offset in it
#     code      the instruction
#
# PATTERN is an extended regular expression for the functions, matched against their demangled
# names with parameters; without it, what HotSpot's JVM TI is made of. It works on builds for
# x86-64 whose symbol table was not stripped, and needs nm and objdump of GNU binutils.
set -u
LC_ALL=C
export LC_ALL

jvmti='^(jvmti_[A-Z]|jvmtiDeferred|(No)?Jvmti([A-SU-Z]|T[^r])|GrowableArray[A-Za-z]*<Jvmti|VM_(Base|Virtual)'
jvmti=$jvmti'|VM_(HeapWalk|RedefineClasses|GetOrSetLocal|Change[BS]|GetReceiver|GetThreadList)'
jvmti=$jvmti'|Iterate(Over|Through)Heap|CallbackInvoker|CallbackWrapper|ClassFieldMap|ObjectMarker'
jvmti=$jvmti'|TagObjectCollector|ResourceTracker|ThreadHeapSampler|MultipleStack|VirtualThreadGet'
jvmti=$jvmti'|Get(StackTrace|OwnedMonitor|Frame|CurrentContended)[A-Za-z]*Closure'
jvmti=$jvmti'|SetForceEarly|SetFramePop|UpdateForPop|PopFrame|invoke_[a-z_]*callback|nmethod::post_compiled)'

fail() {
    echo "branches.sh: $1" >&2
    exit 2
}

# Ranges of addresses that have the functions in them: objdump takes longer to begin than to
# go through what is between neighbours.
ranges() {
    to=0
    while read -r start size _; do
        start=$((0x$start))
        end=$((start + 0x$size))
        if [ "$start" -gt $((to + 16384)) ]; then
            [ "$to" -eq 0 ] || echo "$from $to"
            from=$start
            to=$start
        fi
        [ "$end" -le "$to" ] || to=$end
    done
    echo "$from $to"
}

disassemble() {
    while read -r from to; do
        objdump -d --insn-width=16 "--start-address=$from" "--stop-address=$to" "$1" ||
            echo failed >> "$work/failed"
    done
}

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo 'usage: sh runner/faults/branches.sh LIBJVM [PATTERN]' >&2
    exit 2
fi
here=$(dirname "$0")
library=$1
for tool in nm objdump sha256sum; do
    command -v $tool > /dev/null || fail "there is no $tool here (binutils and coreutils have them)"
done
[ -f "$library" ] || fail "$library: there is no such file"
[ -r "$library" ] || fail "$library: cannot be read"
objdump -f "$library" 2> /dev/null | grep -q '^architecture: i386:x86-64' ||
    fail "$library: this is no library for x86-64"
work=$(mktemp -d "${TMPDIR:-/tmp}/assay-branches-XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

sh "$here/functions.sh" "$library" "${2:-$jvmti}" > "$work/functions" || exit 2
ranges < "$work/functions" > "$work/ranges"
disassemble "$library" < "$work/ranges" |
    awk -F '\t' -f "$here/branches.awk" "$work/functions" - > "$work/sites"
[ ! -e "$work/failed" ] || fail "$library: objdump failed"
[ -s "$work/sites" ] || fail "$library: there is nothing to change in these functions"
echo "# libjvm-sha256: $(sha256sum < "$library" | cut -d ' ' -f 1)"
echo '# address offset old new kind place code'
cat "$work/sites"
