# SPDX-License-Identifier: Apache-2.0
#
# usage: awk -f tools/due-together.awk spec/due_together.tsv spec/errors.tsv EXPECTED...
#
# Two errors of a function can be due at once: a thread that is not alive has no frames either. Which
# these are follows from the conditions of spec/errors.tsv and the implications of spec/due_together.tsv.
# Names each expected line that accepts the one error alone. Without expected files, lists the pairs.
BEGIN { FS = "\t"; newest = 99 }

FNR == 1 { file++; if (file > 2) { begin_file() } else next }

file == 1 {
    implications++
    error[implications] = $1; condition[implications] = $2
    other[implications] = $3; other_condition[implications] = $4; reason[implications] = $5
    next
}

file == 2 {
    rows++
    of[rows] = $1; code[rows] = $2; text[rows] = $6
    first[rows] = $8; last[rows] = $9 == "" ? newest : $9
    next
}

function begin_file() {
    if (!paired) pair_errors()
    depth = 0; from[0] = 8; to[0] = newest; cited = ""; citing = 0
}

# Each function's rows whose conditions an implication names, in the releases that have both.
function pair_errors(   i, a, b) {
    paired = 1
    for (i = 1; i <= implications; i++)
        for (a = 1; a <= rows; a++)
            if (code[a] == error[i] && text[a] ~ condition[i])
                for (b = 1; b <= rows; b++)
                    if (of[b] == of[a] && code[b] == other[i] && text[b] ~ other_condition[i])
                        add_pair(i, of[a], max(first[a], first[b]), min(last[a], last[b]))
}

function add_pair(i, name, since, until) {
    if (since > until) return
    pairs++
    pair_of[pairs] = name; pair_by[pairs] = i; pair_since[pairs] = since; pair_until[pairs] = until
}

function max(a, b) { return a + 0 > b + 0 ? a + 0 : b + 0 }
function min(a, b) { return a + 0 < b + 0 ? a + 0 : b + 0 }

file > 2 && /^#/ { next }
file > 2 && /^\[/ { cited = citing ? cited " " $0 : $0; citing = 1; next }
file > 2 { citing = 0 }
file > 2 && /^@(either|unordered|some|when|case)/ { depth++; from[depth] = from[depth - 1]; to[depth] = to[depth - 1]; next }
file > 2 && /^@since / { depth++; from[depth] = max(from[depth - 1], substr($0, 8)); to[depth] = to[depth - 1]; next }
file > 2 && /^@until / { depth++; from[depth] = from[depth - 1]; to[depth] = min(to[depth - 1], substr($0, 8)); next }
file > 2 && /^@end/ { depth--; next }

file > 2 && /JVMTI_ERROR_/ {
    for (p = 1; p <= pairs; p++) {
        i = pair_by[p]
        if (from[depth] <= pair_until[p] && to[depth] >= pair_since[p] \
            && index(cited, "[" pair_of[p] ":" error[i] "]") && about(pair_of[p]) \
            && alone($0, error[i], other[i])) {
            printf "%s:%d: %s: %s is due, too, from %d to %d: %s\n", FILENAME, FNR, pair_of[p], \
                other[i], pair_since[p], pair_until[p], reason[i]
            wrong = 1
        }
    }
}

# Not where the line names another function that is cited.
function about(name,   names, count, i) {
    if (index($0, name)) return 1
    count = split(cited, names, /[\[\]:.]/)
    for (i = 1; i <= count; i++)
        if (names[i] ~ /^[A-Z][a-z]/ && index($0, names[i])) return 0
    return 1
}

# Whether the line is about the error, which is the first that it accepts, and does not accept the other one.
function alone(line, name, second) {
    return line ~ ("JVMTI_ERROR_[{]?" name "($|[^A-Z_])") && line !~ ("(JVMTI_ERROR_|[{|])" second "($|[^A-Z_])")
}

END {
    if (file == 2) {
        pair_errors()
        for (p = 1; p <= pairs; p++)
            printf "%s\t%s\t%s\t%d\t%d\n", pair_of[p], error[pair_by[p]], other[pair_by[p]], \
                pair_since[p], pair_until[p]
    }
    exit wrong
}
