#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/figures.sh
#
# Prints the sizes that decide whether the project is easy to read, with their limits: of agents and
# what a reader must read for one, of the vocabulary they share, of titles, and of the runner. Fails
# if one is exceeded. tests/agents.t and tests/house.t check the rest; make house does all of it.
set -eu
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL
status=0

# figure WHAT VALUE [LIMIT]
figure() {
    mark=
    if [ $# -eq 3 ]; then
        mark="at most $3"
        [ "$2" -le "$3" ] || { mark="$mark: EXCEEDED"; status=1; }
    fi
    printf '%-58s %7d  %s\n' "$1" "$2" "$mark"
}

# Counts the lines of standard input.
count() {
    awk 'END { print NR }'
}

# The line at that share of a sorted list of numbers.
share() { # FILE SHARE
    sort -n "$1" | awk -v share="$2" '{ n[NR] = $1 } END { print n[int((NR - 1) * share) + 1] }'
}

work=$(mktemp -d "${TMPDIR:-/tmp}/assay-figures-XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

find agents -mindepth 3 -maxdepth 3 -name '*.c' ! -path 'agents/support/*' | sort > "$work/agents"
xargs awk 'FNR == 1 && NR > 1 { print lines } { lines = FNR } END { print lines }' \
    < "$work/agents" > "$work/lines"
figure 'agents' "$(count < "$work/agents")"
figure 'lines of an agent, median' "$(share "$work/lines" 0.5)"
figure 'lines of an agent, 90th percentile' "$(share "$work/lines" 0.9)"
figure 'lines of an agent, most' "$(share "$work/lines" 1)"
figure 'agents of more than 45 lines' "$(awk '$1 > 45' "$work/lines" | count)" \
    "$(grep -c '^[a-z]' agents/long-agents.txt)"
sh tools/reading-cost.sh | awk '$1 == "all"' > "$work/cost"
figure 'lines to read for a test, median' "$(awk '{ print $3 }' "$work/cost")" 60
figure 'lines to read for a test, 90th percentile' "$(awk '{ print $4 }' "$work/cost")" 140
figure 'bulk oracles' "$(xargs grep -l 'Bulk oracle' < "$work/agents" | count)"

find agents -mindepth 2 -maxdepth 2 -name '*.h' ! -path 'agents/support/*' > "$work/headers"
figure 'modules that all agents share' "$(find agents/support -mindepth 1 -type d | count)" 9
figure 'headers of these modules' "$(find agents/support -name '*.h' | count)"
figure 'headers of categories' "$(count < "$work/headers")"
find agents -mindepth 3 -name '*.[ch]' -exec grep -H '^#include "\.\./\.\./' {} + > "$work/across" ||
    true
figure 'includes across categories' "$(count < "$work/across")" 0

xargs sed -n 's/^TITLE("\(.*\)");$/\1/p' < "$work/agents" > "$work/titles"
figure 'titles' "$(count < "$work/titles")"
figure 'titles of several tests' "$(sort "$work/titles" | uniq -d | count)" 0
sh tools/check-words.sh > "$work/words" || true
figure 'uses of words that are not used (tools/words.txt)' "$(count < "$work/words")" 0

find runner -name '*.[ch]' -exec awk 'END { print FNR }' {} \; > "$work/runner"
figure 'files of the runner' "$(count < "$work/runner")"
figure 'lines of a file of the runner, most' "$(share "$work/runner" 1)" 450
sh tools/check-folders.sh order > "$work/order" || true
figure 'includes of the runner that go up' "$(count < "$work/order")" 0
exit "$status"
