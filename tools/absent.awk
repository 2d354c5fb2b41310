# SPDX-License-Identifier: Apache-2.0
#
# usage: awk -f tools/absent.awk agents/absent-only.txt LIST
#
# Of the expected files that LIST names those whose lines only say that something is absent: 0, none,
# nothing, false. Nothing in such a run shows that there would have been something to see, unless
# agents/absent-only.txt says what does: category/Subject/name, a blank, the reason.

function says_nothing(line)
{
    return line ~ /^[ ]*(#|\[|@|$)/ || line ~ /^[A-Za-z0-9 ]*:? ?JVMTI_ERROR_[A-Z_]+$/ \
        || line ~ /first difference: none/
}

function is_absence(line)
{
    return line ~ /(^|[ :,])(0|none|nothing|false|no|never)( times)?([,.;]|$)/ \
        && line !~ /(true|[1-9][0-9]*)([,. ]|$)/
}

# The first line of the file that says that something is absent, if none says more.
function absence_in(file, line, found, present)
{
    while ((getline line < file) > 0)
        if (is_absence(line) && !says_nothing(line))
            found = found == "" ? line : found
        else if (!says_nothing(line))
            present++
    close(file)
    return present > 0 ? "" : found
}

FILENAME == ARGV[1] {
    if ($1 !~ /^#/ && NF > 1)
        reasons[$1]
    next
}

{
    id = $0
    sub(/^expected\//, "", id)
    sub(/\.txt$/, "", id)
    line = absence_in($0)
    if (line != "" && !(id in reasons))
        print $0 ": \"" line "\" needs, in the same run, something that is there"
    if (line != "")
        used[id]
}

END {
    for (id in reasons)
        if (!(id in used))
            print ARGV[1] ": " id " needs no reason"
}
