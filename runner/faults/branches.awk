# SPDX-License-Identifier: Apache-2.0
#
# Of the disassembly of a library, behind a list of functions: the places for branches.sh.

function number_of(digits,    i, value) {
    value = 0
    for (i = 1; i <= length(digits); i++)
        value = 16 * value + index("0123456789abcdef", substr(digits, i, 1)) - 1
    return value
}

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

# Read first: the functions in ascending order, as address, size and name.
NR == FNR {
    split($0, field, " ")
    start[++count] = number_of(field[1])
    end[count] = start[count] + number_of(field[2])
    name[count] = field[3]
    at = 1
    next
}

$3 !~ /^(j[^m]|set|cmov|cmp|mov )/ { next }

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
}
