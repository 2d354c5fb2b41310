#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The site of the documentation (tools/site.sh): that it is made without a warning, that its links lead
# somewhere, and that the rules and the known deviations are in it.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root" || exit 1
command -v mkdocs >/dev/null || {
    echo '1..0 # SKIP there is no mkdocs'
    exit 0
}
work=$(mktemp -d "${TMPDIR:-/tmp}/assay-site-test-XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
count=0
check() {
    count=$((count + 1))
    if [ -s "$work/found" ]; then
        echo "not ok $count - $1"
        sed 's/^/# /' "$work/found" | head -40
    else
        echo "ok $count - $1"
    fi
}

: >"$work/found"
make -s docs >"$work/log" 2>&1 || cp "$work/log" "$work/found"
sh tools/site.sh "$work/site" >"$work/log" 2>&1 || cp "$work/log" "$work/found"
check 'the site is made, without a warning of mkdocs'

[ -d "$work/site" ] || { echo "1..$count"; exit 1; }
cd "$work/site" || exit 1
find . -name '*.html' ! -name 404.html | sed 's,^\./,,' | xargs awk -f "$root/tools/site/links.awk" >"$work/found"
check 'all links lead somewhere'

sed -n 's/^Cause: //p' "$root"/suites/known/causes/*.txt | sort -u | while read -r cause; do
    [ -e "causes/$cause.html" ] || echo "$cause"
done >"$work/found"
check 'each cause of known deviations has a page'

awk -F '\t' 'NR > 1 { print $1 }' "$root/spec/rules.tsv" | sort >"$work/rules"
cat rules/*.html | grep -o '<dt><code>[^<]*' | sed 's/.*>//' | sort >"$work/shown"
comm -23 "$work/rules" "$work/shown" >"$work/found"
check 'each rule is on a page'

echo "1..$count"
