#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/site.sh [DIRECTORY]
#
# Makes the documentation as a site with search in the directory (build/site), of build/docs, which
# `make docs` makes: also a page for each known deviation, and the rules with their tests. Needs
# mkdocs and its theme: apt-get install mkdocs mkdocs-material. The site needs no server but one for
# files; search works from a server only.
set -eu
case ${1:-build/site} in
/*) out=${1:-build/site} ;;
*) out=$PWD/${1:-build/site} ;;
esac
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL
command -v mkdocs >/dev/null || {
    echo 'tools/site.sh needs mkdocs and its theme: apt-get install mkdocs mkdocs-material' >&2
    exit 2
}
[ -e build/docs/deviations.md ] || {
    echo 'build/docs is not there: run "make docs" first, or "make site", which does both' >&2
    exit 2
}
work=$(mktemp -d "${TMPDIR:-/tmp}/assay-site-XXXXXX")
trap 'rm -rf "$work"' EXIT
pages=$work/pages
cp -R build/docs "$pages"
mkdir -p "$pages/rules" "$pages/causes"

# What is outside docs/, with the links between the two.
for page in CONTRIBUTING.md CHANGELOG.md; do
    sed "s|](docs/|](|g; s|\[docs/|[|g" "$page" >"$pages/$page"
done
cp suites/experiments/README.md "$pages/experiments-how.md"
sed 's,](\.\./docs/,](,g' spec/README.md >"$pages/spec.md"
cp runner/folders.txt "$pages/"
cp -R tools/site/theme "$pages/theme"
{
    echo '# The man page'
    echo
    echo '```text'
    MANWIDTH=90 man -l build/docs/assay.1 | col -bx
    echo '```'
} >"$pages/assay.md"
for page in "$pages"/*.md "$pages"/cluster/*.md; do
    sed 's,](\.\./CONTRIBUTING,](CONTRIBUTING,g
        s,](\.\./suites/experiments/README,](experiments-how,g
        s,](\.\./spec/README,](spec,g
        s,](\.\./runner/folders\.txt,](folders.txt,g
        s,](ci),](ci.md),g
        s,](\.\./ci),](../ci.md),g' "$page" >"$work/page"
    cp "$work/page" "$page"
done
rm "$pages/assay.1"

# A page of several hundred kilobytes is no use: one for each cause.
awk -v dir="$pages/causes" -f tools/site/pages.awk "$pages/deviations.md" >"$work/page"
cp "$work/page" "$pages/deviations.md"

find expected -mindepth 3 -name '*.txt' | sort | xargs awk -f tools/spec-citations.awk >"$work/citations"
{
    sed "/^#/d" tools/site/mkdocs.yml
    awk -v dir="$pages/rules" -f tools/site/rules.awk spec/editions.tsv spec/functions.tsv \
        spec/events.tsv "$work/citations" spec/rules.tsv
    echo "docs_dir: pages"
    echo "site_dir: site"
} >"$work/mkdocs.yml"
mkdocs build -q -f "$work/mkdocs.yml"
rm -rf "$out"
mkdir -p "$(dirname "$out")"
cp -R "$work/site" "$out"
echo "The site is in $out."
