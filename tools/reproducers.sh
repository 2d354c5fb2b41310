#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/reproducers.sh [-j N] [DEVIATION-GLOB]...
#
# For each known deviation (suites/known): exports the reproducer of one of its tests, builds
# it with cc and javac, runs it on an installed build (tools/jdks.sh) that the stanza is
# about, and looks whether what is recorded shows. docs/reproduced.md is the table of all.
# The reproducers stay in reports/out/reproducers, and those that are there already and
# showed it are not made again unless the stanza has changed: remove the directory to begin
# anew. ASSAY_BUILDS is a list of builds to use instead of all (NAME or NAME:zero).
set -eu
export LC_ALL=C
root=$(cd "$(dirname "$0")/.." && pwd)
assay=${ASSAY_RUNNER:-$root/build/assay}
known=$root/suites/known
out=${ASSAY_REPRODUCERS:-$root/reports/out/reproducers}

# The server VMs before the others, the newest release first.
builds() {
    if [ -n "${ASSAY_BUILDS:-}" ]; then
        # shellcheck disable=SC2086
        printf '%s\n' $ASSAY_BUILDS
    else
        sh "$root/tools/jdks.sh" installed | sort -k 1,1nr | awk '
            { names[NR] = $1; modes[NR] = $0 }
            END {
                for (i = 1; i <= NR; i++)
                    if (modes[i] ~ / server/)
                        print names[i]
                for (i = 1; i <= NR; i++)
                    if (modes[i] ~ / zero/)
                        print names[i] ":zero"
            }'
    fi
}

# stanzas: "ID TEST..." of each deviation, those of server VMs first.
stanzas() {
    cat "$known"/*.txt | awk '
        function put() { if (id != "" && vm ~ /Zero/) later = later id tests "\n"
                         else if (id != "") print id tests
                         id = tests = "" }
        /^Deviation: / { put(); id = $2 }
        /^VM: / { vm = $0 }
        /^Test: / { tests = tests " " $2 }
        END { put(); printf "%s", later }'
}

# stanza ID: what is recorded of it.
stanza() {
    cat "$known"/*.txt | awk -v wanted="$1" '
        /^Deviation: / { id = $2 }
        /^[A-Za-z]*: / && id == wanted'
}

# covers ID BUILD: whether the versions and the VM of the stanza are those of the build.
covers() {
    stanza "$1" | awk -v build="$2" '
        # -1, 0 or 1, as far as the bound goes.
        function compare(bound,    a, b, n, m, i) {
            n = split(bound, b, /[.+]/)
            m = split(version, a, /[.+]/)
            for (i = 1; i <= n; i++)
                if (a[i] + 0 != b[i] + 0)
                    return a[i] + 0 < b[i] + 0 ? -1 : 1
            return 0
        }
        BEGIN {
            zero = build ~ /:zero$/
            version = build
            sub(/:.*/, "", version)
            sub(/ea.*/, "", version)
            sub(/u/, ".0.", version)
        }
        /^VM: / { covered = (!/Server/ || !zero) && (!/Zero/ || zero) }
        /^Versions: / {
            from = to = $2
            if ($2 ~ /[.][.]/) {
                sub(/[.][.].*/, "", from)
                sub(/.*[.][.]/, "", to)
            }
            if ((from != "" && compare(from) < 0) || (to != "" && compare(to) > 0))
                covered = 0
        }
        END { exit !covered }'
}

# candidates ID TEST: the builds on which that deviation of the test is on record.
candidates() {
    while read -r build; do
        # What shows with an argument only is not on record for the build by itself.
        if { grep -q "^$2 " "$out/.on-record/$build" || stanza "$1" | grep -q '^Arguments: [^!]'; } &&
            covers "$1" "$build"; then
            echo "$build"
        fi
    done <"$out/.builds"
}

# on_record: which tests are on record for which build.
on_record() {
    builds >"$out/.builds"
    rm -rf "$out/.on-record"
    mkdir "$out/.on-record"
    while read -r build; do
        "$assay" problems --export "$out/.on-record/$build" --jdk "$build"
    done <"$out/.builds"
}

# attempt ID TEST BUILD [ARGUMENTS]: whether the reproducer of the test, made anew, shows the
# deviation on the build with the arguments, which have bars between.
attempt() {
    attempt_id=$1
    attempt_test=$2
    attempt_build=$3
    arguments=${4:-}
    rm -rf "${out:?}/$attempt_id"
    set --
    while [ -n "$arguments" ]; do
        set -- "$@" "--vm-arg=${arguments%%|*}"
        case $arguments in
        *'|'*) arguments=${arguments#*|} ;;
        *) arguments='' ;;
        esac
    done
    if ! "$assay" export "$attempt_test" --jdk "$attempt_build" "$@" --check "$jdk" \
        --out "$out/$attempt_id" >"$out/$attempt_id.log" 2>&1; then
        return 1
    fi
    awk -v id="$attempt_id" '
        match($0, /: KNOWN \([^)]*\), and so the reproducer$/) {
            ids = substr($0, RSTART + length(": KNOWN ("))
            sub(/\).*/, "", ids)
            count = split(ids, each, ", ")
            for (i = 1; i <= count; i++)
                if (each[i] == id)
                    shown++
        }
        / on .*: / { runs++ }
        END { exit !(runs > 0 && shown == runs) }' "$out/$attempt_id.log"
}

# together ID: the arguments that the stanza names, with bars between, where there are several.
together() {
    stanza "$1" | awk '$1 == "Arguments:" {
        for (i = 2; i <= NF; i++)
            if ($i !~ /^!/) {
                words = words bar $i
                bar = "|"
                count++
            }
        if (count > 1)
            print words
    }'
}

# reproduce ID TEST...: leaves "TEST BUILD ANSWER ARGUMENT" in the file ID.shown.
reproduce() {
    id=$1
    shift
    stamp=$(stanza "$id" | cksum)
    if [ -e "$out/$id.shown" ] && [ "$(cat "$out/$id.stamp")" = "$stamp" ] &&
        grep -q ' yes' "$out/$id.shown"; then
        return
    fi
    answer="$1 - no-build"
    # Some show with an argument only, which the stanza or its evidence names.
    while read -r argument <&3; do
        tried=0
        for test in "$@"; do
            for build in $(candidates "$id" "$test"); do
                [ "$tried" -lt 20 ] || break 2
                tried=$((tried + 1))
                answer="$test $build no"
                if attempt "$id" "$test" "$build" "$argument"; then
                    answer="$test $build yes $argument"
                    break 3
                fi
            done
        done
    done 3<<EOF

$(together "$id")
$(stanza "$id" | sed -n 's/^Evidence: //p; s/^Arguments: //p' |
        grep -o -e '-X[A-Za-z:+=-][A-Za-z0-9:+=-]*')
EOF
    echo "$stamp" >"$out/$id.stamp"
    echo "$answer" >"$out/$id.shown"
    echo "$id: $answer"
}

page() {
    cat <<'EOF'
# Reproducers that were run

Made by `make reproducers` ([reproducers.md](reproducers.md)): of each known deviation
([deviations.md](deviations.md)) one test as a directory of its own, built with cc and javac
and run on a JVM that the record is about. *Shown* says whether what it printed was what is recorded.

| deviation | test | run on | shown |
|---|---|---|---|
EOF
    stanzas | while read -r id tests; do
        if [ ! -e "$out/$id.shown" ]; then
            # Not among the chosen ones: its row stays as it is.
            grep -F "| \`$id\` |" "$out/.before" || true
            continue
        fi
        read -r test build answer argument <"$out/$id.shown"
        argument=$(printf "%s" "$argument" | tr "|" " ")
        case $answer in
        no-build) echo "| \`$id\` | \`$test\` | no such build is installed | |" ;;
        *) echo "| \`$id\` | \`$test\` | $build${argument:+ with \`$argument\`} | $answer |" ;;
        esac
    done
}

jobs=2
while getopts j: option; do
    case $option in
    j) jobs=$OPTARG ;;
    *)
        echo 'usage: sh tools/reproducers.sh [-j N] [DEVIATION-GLOB]...' >&2
        exit 2
        ;;
    esac
done
shift $((OPTIND - 1))

if [ -n "${ASSAY_REPRODUCE_ONE:-}" ]; then
    jdk=$ASSAY_REPRODUCE_ONE
    reproduce "$@"
    exit
fi

jdk=$(sh "$root/tools/build-jdk.sh")
mkdir -p "$out"
on_record
if [ ! -s "$out/.builds" ]; then
    echo 'No build is installed; see: sh tools/jdks.sh list' >&2
    exit 2
fi
stanzas | while read -r id tests; do
    for glob in "${@:-*}"; do
        # shellcheck disable=SC2254
        case $id in
        $glob)
            echo "$id $tests"
            break
            ;;
        esac
    done
done | ASSAY_REPRODUCE_ONE=$jdk xargs -r -P "$jobs" -L 1 nice -n 5 sh "$0" -j 1
cp "$root/docs/reproduced.md" "$out/.before"
page >"$root/docs/reproduced.md.tmp"
mv "$root/docs/reproduced.md.tmp" "$root/docs/reproduced.md"
awk -F '|' '/^\| `/ { all++; yes += $5 == " yes "; no += $5 == " no "; none += $5 == " " }
    END {
        printf "%d deviations: %d shown, %d not shown, %d without a build\n", all, yes, no, none
        exit no > 0
    }' "$root/docs/reproduced.md"
