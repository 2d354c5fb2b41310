# SPDX-License-Identifier: Apache-2.0
#
# Makes deviations.md of the entries in suites/known/*.txt.

function code(text) {
    if (text == "nothing" || text ~ /^(CRASH|TIMEOUT|INCOMPLETE)$/)
        return text
    return text ~ /`/ ? "`` " text " ``" : "`" text "`"
}

BEGIN {
    print "# Known deviations of JVMs from the specification"
    print ""
    print "Made from `suites/known` by `make docs`; [known-deviations.md](known-deviations.md) says"
    print "how a deviation is recorded. Write there, not here."
    any = 0
}

/^#/ || !/:/ { next }

{
    key = substr($0, 1, index($0, ":") - 1)
    value = substr($0, index($0, ":") + 1)
    sub(/^ /, "", value)
    sub(/[ \r]+$/, "", value)
}

key == "Deviation" { any = 1; print "\n## " value "\n"; next }
key == "Expected" { expected = value; next }
key == "Actual" {
    print "    - expected: " code(expected) "  "
    print "      actual: " code(value)
    next
}
key == "Test" || key == "Rule" { print "- " key ": `" value "`"; next }
{ print "- " key ": " value }

END {
    if (!any)
        print "\nNone is recorded."
}
