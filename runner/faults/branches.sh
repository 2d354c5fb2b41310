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

# Functions in ascending order: address, end, name. The names are made unique among all of the
# library, so that they do not depend on the pattern.
functions() {
    nm -CS --defined-only "$1" 2> "$work/nm" | sort | awk '
    NF < 4 || $3 !~ /^[tTwW]$/ || $1 == before { next }
    {
        before = $1
        signature = $0
        sub(/^[^ ]+ [^ ]+ [^ ]+ /, "", signature)
        clone = ""
        while (match(signature, / \[clone [^]]*\]$/)) {
            clone = substr(signature, RSTART + 8, RLENGTH - 9) clone
            signature = substr(signature, 1, RSTART - 1)
        }
        name = signature
        gsub(/\(anonymous namespace\)/, "anonymous", name)
        gsub(/operator\(\)/, "operator", name)
        sub(/\(.*/, "", name)
        gsub(/, /, ",", name)
        gsub(/ >/, ">", name)
        gsub(/[ \/]/, "_", name)
        name = name clone
        number = ++seen[name]
        if (number > 1)
            name = name "~" number
        if (signature ~ ENVIRON["PATTERN"])
            print $1, $2, name
    }'
}

# Ranges of addresses that have the functions in them: objdump takes longer to begin than to
# go through what is between neighbours.
ranges() {
    awk "$hexadecimal"'
    {
        start = number_of($1)
        end = start + number_of($2)
        if (NR == 1 || start > to + 16384) {
            if (NR > 1)
                printf "0x%x 0x%x\n", from, to
            from = start
            to = end
        }
        if (end > to)
            to = end
    }
    END {
        if (NR > 0)
            printf "0x%x 0x%x\n", from, to
    }' "$1"
}

disassemble() {
    while read -r from to; do
        objdump -d --insn-width=16 "--start-address=$from" "--stop-address=$to" "$1" ||
            echo failed >> "$work/failed"
    done
}

hexadecimal='
    function number_of(digits,    i, value) {
        value = 0
        for (i = 1; i <= length(digits); i++)
            value = 16 * value + index("0123456789abcdef", substr(digits, i, 1)) - 1
        return value
    }'

sites() {
    awk -F '\t' "$hexadecimal"'
    function inverted(byte,    digit) {
        digit = index("1032547698badcfe", substr(byte, 2, 1)) - 1
        return substr(byte, 1, 1) substr("0123456789abcdef", digit + 1, 1)
    }
    function put(offset, new, kind,    code) {
        code = $3
        sub(/ *(<|#).*/, "", code)
        gsub(/ +/, " ", code)
        printf "%x %d %s %s %s %s+0x%x %s\n", address, offset, byte[offset + 1], new, kind,
            name[at], address - start[at], code
    }
    # The immediate operand is at the end; nothing but its lowest byte is changed.
    function put_compare(    width, opcode, first, value) {
        first = 1
        while (byte[first] ~ /^(66|f2|f3|2e|3e|64|65|4.)$/)
            first++
        opcode = byte[first]
        if (opcode ~ /^(80|83|3c)$/)
            width = 1
        else if (opcode ~ /^(81|3d)$/)
            width = $2 ~ /^66 / ? 2 : 4
        else
            return
        value = number_of(byte[length_of - width + 1])
        value += value == (width == 1 ? 127 : 255) ? -1 : 1
        put(length_of - width, sprintf("%02x", value % 256), "compare")
    }
    function put_constant(    first, value) {
        first = byte[1] == "41" ? 2 : 1
        if (length_of != first + 4 || byte[first] !~ /^b[89a-f]$/ || $2 !~ / 00 00 00 *$/)
            return
        value = number_of(byte[first + 1])
        if (value > 0 && value <= 120)
            put(first, sprintf("%02x", value + 1), "constant")
    }
    function put_conditional(    first) {
        first = 1
        while (byte[first] ~ /^(66|4.)$/)
            first++
        if (byte[first] == "0f" && byte[first + 1] ~ /^[49]/)
            put(first, inverted(byte[first + 1]), "condition")
    }
    function put_jump() {
        if (length_of == 2 && byte[1] ~ /^7/)
            put(0, inverted(byte[1]), "jump")
        else if (length_of == 6 && byte[1] == "0f" && byte[2] ~ /^8/)
            put(1, inverted(byte[2]), "jump")
    }
    FILENAME != "-" {
        split($0, field, " ")
        start[++count] = number_of(field[1])
        end[count] = start[count] + number_of(field[2])
        name[count] = field[3]
        at = 1
        next
    }
    $3 !~ /^(j[^m]|set|cmov|cmp|mov  )/ { next }
    {
        sub(/^ */, "", $1)
        address = number_of(substr($1, 1, length($1) - 1))
        while (at <= count && address >= end[at])
            at++
        if (at > count || address < start[at])
            next
        length_of = split($2, byte, " ")
        if ($3 ~ /^j/)
            put_jump()
        else if ($3 ~ /^cmp/)
            put_compare()
        else if ($3 ~ /^mov /)
            put_constant()
        else
            put_conditional()
    }' "$1" -
}

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo 'usage: sh runner/faults/branches.sh LIBJVM [PATTERN]' >&2
    exit 2
fi
library=$1
PATTERN=${2:-$jvmti}
export PATTERN
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

functions "$library" > "$work/functions"
if [ ! -s "$work/functions" ]; then
    grep -q 'no symbols' "$work/nm" &&
        fail "$library: its symbol table was stripped"
    fail "$library: no function's name matches the pattern"
fi
ranges "$work/functions" > "$work/ranges"
disassemble "$library" < "$work/ranges" | sites "$work/functions" > "$work/sites"
[ ! -e "$work/failed" ] || fail "$library: objdump failed"
[ -s "$work/sites" ] || fail "$library: there is nothing to change in these functions"
echo "# libjvm-sha256: $(sha256sum < "$library" | cut -d ' ' -f 1)"
echo '# address offset old new kind place code'
cat "$work/sites"
