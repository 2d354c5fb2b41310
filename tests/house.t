#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Rules of the house that no compiler checks.
set -u
cd "$(dirname "$0")/.." || exit 1
LC_ALL=C
export LC_ALL
count=0
failed=0

# none DESCRIPTION: passes when the file $work/found is empty.
none() {
    count=$((count + 1))
    found=$(cat "$work/found")
    if [ -z "$found" ]; then
        echo "ok $count - $1"
    else
        echo "not ok $count - $1"
        failed=1
        printf '%s\n' "$found" | sed 's/^/# /' | head -40
    fi
}

names() {
    find "$1" -mindepth 3 -maxdepth 3 -name "*.$2" ! -path 'agents/support/*' | sed "s|^$1/||; s|\.$2\$||" | sort
}

work=$(mktemp -d "${TMPDIR:-/tmp}/assay-house-XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

names agents c > "$work/agents"
names expected txt > "$work/expected"
comm -23 "$work/agents" "$work/expected" > "$work/found"
none 'every agent has an expected file'
comm -13 "$work/agents" "$work/expected" > "$work/found"
none 'every expected file has an agent'

find agents suites/experiments runner explore remote tools tests javasrc reports Makefile -type f \( -name '*.c' -o -name '*.h' -o -name '*.java' \
    -o -name '*.sh' -o -name '*.awk' -o -name '*.t' -o -name Makefile \) \
    -exec grep -L 'SPDX-License-Identifier: Apache-2.0' {} + | sort > "$work/found"
none 'every source file names its licence'

git ls-files -s | awk -F "\t" '/^100755/ { print $2 }' | while read -r file; do
    case $(head -c 2 "$file") in
    '#!') ;;
    *) echo "$file" ;;
    esac
done > "$work/found"
none 'what is executable is a script'

# A thread that sleeps because a test is about sleeping says so: "// Sleeps: why".
find agents suites/experiments explore javasrc reports -type f \( -name '*.c' -o -name '*.h' -o -name '*.java' \) -exec awk '
    FNR == 1 { before = "" }
    /(^|[^A-Za-z_])((u|nano|clock_nano)?sleep|Thread\.sleep|[A-Z]+\.sleep) *\(/ &&
        !/[Ss]leeps:/ && before !~ /[Ss]leeps:/ && !/^ *(\*|\/\/|\/\*)/ {
        print FILENAME ":" FNR ": " $0
    }
    { before = $0 }' {} + | sort > "$work/found"
none 'no test sleeps to let something happen'

find javasrc reports -name '*.java' -exec awk '
    FNR == 1 { head = "" }
    head != "" && /;$/ && !/^ *(\|\||&&)/ { print FILENAME ":" FNR - 1 ": " head }
    { head = "" }
    /^ *(} )?(else )?(if|for|while) *\(.*\)$/ || /^ *(} )?else$/ { head = $0 }' {} + > "$work/found"
none 'statements in Java have braces'

find expected -name '*.txt' -exec awk -F '\t' '
    FILENAME == "spec/rules.tsv" { known[$1]; next }
    FILENAME == "spec/errors.tsv" { known[$1 ":" $2]; next }
    /^\[/ {
        rest = $0
        while (match(rest, /\[[^]]*\]/)) {
            id = substr(rest, RSTART + 1, RLENGTH - 2)
            if (!(id in known))
                print FILENAME ":" FNR ": [" id "]"
            rest = substr(rest, RSTART + RLENGTH)
        }
    }' spec/rules.tsv spec/errors.tsv {} + > "$work/found"
none 'every rule cited exists'

find expected -name '*.txt' -exec awk -f tools/due-together.awk spec/due_together.tsv \
    spec/errors.tsv {} + > "$work/found"
none 'where two errors are due at once (spec/due_together.tsv), lines accept both'

awk -F '\t' '{ key = $1 FS $4 } key in seen { print FILENAME ":" FNR ": " $1 } { seen[key] }' \
    spec/rules.tsv > "$work/found"
none 'ids of rules are unique'

find agents expected -mindepth 3 -maxdepth 3 -type f ! -name '*.h' ! -path 'agents/support/*' |
    grep -Ev \
        '^[a-z]+/[a-z][a-z0-9_]*/[A-Za-z][A-Za-z0-9]*/[a-z0-9]+(-[a-z0-9]+)*\.(c|txt)$' \
        > "$work/found"
none 'names of tests are category/Subject/name-in-words'

# Read as one: known deviations.
cat suites/known/causes/*.txt suites/known/*.txt 2> /dev/null > "$work/causes"
sed -n 's/^Cause: *//p' "$work/causes" | sort > "$work/ids"
cat suites/known/pins/*.txt | sed -n 's/^Pin: *//p' | sort -u | diff "$work/ids" - > "$work/found"
none 'each cause has pins, and they are in the file of its name'

# A pin whose expected line is no longer that of the test explains nothing.
awk '
    function read_lines(test, file, line) {
        file = "expected/" test ".txt"
        while (!(test in read) && (getline line < file) > 0)
            lines[test, line]
        close(file)
        read[test]
    }
    /^Test: / { test = $2; sub(/:.*/, "", test); read_lines(test); next }
    /^Expected: / {
        line = substr($0, 11)
        if (line != "nothing" && !((test, line) in lines))
            print FILENAME ":" FNR ": " test ": " line
    }' suites/known/pins/*.txt > "$work/found"
none 'the expected lines of pins are those of the tests'

# Where a glob of `known add` takes too much, an answer is explained by two causes.
awk '
    /^Cause: / { cause = $2; next }
    FILENAME ~ /causes$/ { if (/^VM: /) vm_of[cause] = $0; next }
    /^Pin: / { cause = $2; vm = vm_of[cause]; versions = arguments = ""; next }
    /^VM: / { vm = $0 }
    /^Versions: / { versions = $0 }
    /^Arguments: / { arguments = arguments $0 }
    /^Test: / { test = $2 }
    /^Expected: / { expected = $0 }
    /^Actual: / {
        answer = vm versions arguments test expected $0
        if (answer in owner && owner[answer] != cause)
            print owner[answer] ", " cause ": " test ": " $0
        owner[answer] = cause
    }' "$work/causes" suites/known/pins/*.txt > "$work/found"
none 'no answer is pinned to two causes'
grep -En '^[A-Za-z-]+: .*(As (in )?hotspot-|hotspot-[a-z])' "$work/causes" > "$work/found"
none 'no text of a cause refers to another record'
sed 's/#.*//' suites/renamed-causes.txt | awk 'NF { print $2 }' | sort -u | comm -23 - "$work/ids" \
    > "$work/found"
none 'causes were renamed to causes that there are'
grep -E -- '-(more|further|late|only|kept)$' "$work/ids" > "$work/found"
none 'ids of causes tell them apart by what they say'

sh tools/check-issues.sh > "$work/found" 2>&1
none 'rows of spec/issues.tsv name elements, rules, tests, experiments and causes that there are'

for rule in 'order:a folder of the runner includes earlier ones only (runner/folders.txt)' \
    'guards:guards of headers are named by folder and file' \
    'purposes:files and folders of the runner say what they are for'; do
    sh tools/check-folders.sh "${rule%%:*}" > "$work/found" 2>&1
    none "${rule#*:}"
done

sh tools/check-folders.sh lengths > "$work/found"
none 'no file of the runner, of the agent of assay explore and of assay-remote has more than 450 lines'

# A tag that a header defines and another file defines, too, clashes as soon as one includes the other.
find runner -name '*.[ch]' -exec awk '
    /^(struct|enum|union) [a-z_]+ \{/ {
        where[$2] = where[$2] " " FILENAME ":" FNR
        if (FILENAME ~ /\.h$/)
            in_header[$2]
        count[$2]++
    }
    END {
        for (tag in in_header)
            if (count[tag] > 1)
                print tag ":" where[tag]
    }' {} + > "$work/found"
none 'a tag of a header of the runner has one definition'

sh tools/flow.sh > "$work/flow"
awk '/^<!-- End: made by tools.flow/ { inside = 0 } inside
    /^<!-- Begin: made by tools.flow/ { inside = 1 }' docs/design.md |
    diff -u - "$work/flow" > "$work/found"
none 'docs/design.md shows the folders as they are (sh tools/flow.sh -w)'
: > "$work/found"
if command -v clang-format > "$work/found" && command -v git > "$work/found"; then
    sh tools/lint.sh format > "$work/found" 2>&1 && : > "$work/found"
    none 'the layout is that of .clang-format and .editorconfig'
else
    count=$((count + 1))
    echo "ok $count # SKIP no clang-format: sh tools/setup.sh --lint installs it"
fi

git grep -nE '^(<<<<<<<|>>>>>>>) ' > "$work/found"
none 'no conflict of a merge is left'

sh tools/check-modules.sh table > "$work/table"
awk '/^## / { inside = /The vocabulary/ } inside && /^\| `/' docs/writing-tests.md |
    diff -u - "$work/table" > "$work/found"
none 'docs/writing-tests.md has the modules that agents share (sh tools/check-modules.sh table)'

echo "1..$count"
exit $failed
