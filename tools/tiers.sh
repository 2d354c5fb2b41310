#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/tiers.sh JDK [WORK [SECONDS]]
#
# Recomputes suites/tier1.txt and suites/tier2.txt: the tests that, in 10 and in 30 seconds on this
# machine, detect as many faults of `assay audit` and cover as many rules as possible. Of the tests
# that are left, the next is always the one with the most new faults and rules for its time; the
# cases of a batch count as one test. An audit names one test for each fault, so audits with the
# tests of the tiers alone show what else these detect, and the tiers are computed again with it.
# What is measured stays in WORK (reports/out/tiers): run.json, a run of the whole suite,
# audit.json, an audit, and tierN.R.json, the audit of tier N in round R. A file that is there is
# not measured again. Nothing else should run on the machine. SECONDS is what the whole suite takes on the
# machine that the tiers are for, where this one is slower than usual.
set -eu
# Defaults of the user would change what is measured.
ASSAY_CONFIG=
export ASSAY_CONFIG
cd "$(dirname "$0")/.."
[ $# -ge 1 ] || {
    echo 'usage: sh tools/tiers.sh JDK [WORK [SECONDS]]' >&2
    exit 2
}
jdk=$1
work=${2:-reports/out/tiers}
whole=${3:-0}
rounds=3
mkdir -p "$work"
command -v jq >/dev/null || {
    echo 'tools/tiers.sh needs jq: apt-get install jq' >&2
    exit 2
}
least=0 # an audit ends with 1 below that percentage: here any will do
[ -e "$work/run.json" ] || build/assay run --jdk "$jdk" --json "$work/run.json" || [ $? -eq 1 ]
[ -e "$work/audit.json" ] ||
    build/assay audit -q --jdk "$jdk" --least $least --json "$work/audit.json"

faults() {
    jq -r '.faults[] | select(.by) | "F \(.id | gsub(" "; "_")) \(.by)"' "$1"
}

detected() {
    jq -r '[.faults[] | select(.status == "detected") | .id] | length' "$1"
}

# A test that deviates, or that has no part in the release, is in no tier. Each case of a batch has
# an equal part of its time.
{
    jq -r '"S \([.results[].seconds] | add) \(.seconds)",
        ([.results[] | select(.verdict == "PASS")] | group_by([(.id | sub(":.*"; "")), .seconds])[]
            | .[0].id as $unit | "T \($unit) \(map(.seconds) | add)",
              (.[] | "M \(.id) \($unit)",
                  (.id as $test | .rules[] | select(.level == "must") | "R \(.id) \($test)")))' \
        "$work/run.json"
    faults "$work/audit.json"
} >"$work/facts"

choose() {
    sort -u "$work/facts" | awk -v work="$work" -v whole="$whole" '
        $1 == "S" { parallel = $2 / (whole > 0 ? whole : $3) }
        $1 == "T" { seconds[$2] = $3; chosen[$2] = 0 }
        $1 == "M" { unit[$2] = $3; members[$3] = members[$3] "\n" $2 }
        ($1 == "R" || $1 == "F") { fact[++facts] = $1 " " $2; shown_by[facts] = $3 }
        function take(test, items, n, i, others, m, j) {
            n = split(substr(of[test], 2), items, "\n")
            for (i = 1; i <= n; i++) {
                if (items[i] in covered)
                    continue
                covered[items[i]] = 1
                m = split(substr(tests[items[i]], 2), others, "\n")
                for (j = 1; j <= m; j++)
                    gain[others[j]] -= weight[items[i]]
            }
        }
        END {
            for (i = 1; i <= facts; i++) {
                item = fact[i]
                test = unit[shown_by[i]]
                if (test == "" || (item, test) in known)
                    continue
                known[item, test] = 1
                weight[item] = item ~ /^F/ ? 1 : 0.1
                of[test] = of[test] "\n" item
                tests[item] = tests[item] "\n" test
                gain[test] += weight[item]
            }
            limit[1] = 10 * parallel * 0.95
            limit[2] = 30 * parallel * 0.95
            for (tier = 1; tier <= 2; tier++) {
                while (1) {
                    best = ""
                    for (test in seconds)
                        if (!chosen[test] && gain[test] > 0.001 &&
                            used + seconds[test] <= limit[tier] &&
                            (best == "" || gain[test] / seconds[test] > rate ||
                                (gain[test] / seconds[test] == rate && test < best))) {
                            best = test
                            rate = gain[test] / seconds[test]
                        }
                    if (best == "")
                        break
                    chosen[best] = tier
                    used += seconds[best]
                    take(best)
                }
                for (test in seconds)
                    if (chosen[test])
                        print substr(members[test], 2) >(work "/tests" tier)
            }
        }'
}

round=1
while [ "$round" -le "$rounds" ]; do
    choose
    for tier in 1 2; do
        result=$work/tier$tier.$round.json
        [ -e "$result" ] ||
            xargs build/assay audit -q --jdk "$jdk" --least $least --json "$result" \
                <"$work/tests$tier" >/dev/null
        faults "$result" >>"$work/facts"
        echo "round $round, tier $tier: $(wc -l <"$work/tests$tier") tests," \
            "$(detected "$result") of the $(detected "$work/audit.json") faults that the suite detects"
    done
    round=$((round + 1))
done

for tier in 1 2; do
    {
        echo "# Tier $tier: what detects the most faults in $((tier * 20 - 10)) seconds on two processors."
        echo '# Computed by tools/tiers.sh (docs/performance.md).'
        LC_ALL=C sort "$work/tests$tier"
    } >"suites/tier$tier.txt"
done
