#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Experiments: asked, shown side by side, recorded, and made into a page.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home

# add_experiment NAME < C
add_experiment() {
    mkdir -p "$work/build/experiments/fake" "$work/suites/experiments/fake"
    cat > "$work/suites/experiments/fake/$1.c"
    compile_agent "$work/suites/experiments/fake/$1.c" "$work/build/experiments/fake/$1.so"
}
add_experiment colours <<'END'
#include "experiment.h"
QUESTION("Which colours are there?");
PASSAGES("None | at all.");
WHY("For the fun of it.");
static void load(JavaVM *vm, char *options) { say("red: yes"); }
ASK(.load = load);
END
add_experiment colours-more <<'END'
#include "experiment.h"
QUESTION("Are there more?");
PASSAGES("None.");
WHY("To be sure.");
static void load(JavaVM *vm, char *options) { say("red: yes"); }
ASK(.load = load, .since = 21);
END
fake_jdk one <<'END'
printf '# agent\nred: yes\nblue: <b>no</b>\nall the same: 1\n# load\n' >&3
END
fake_jdk two <<'END'
printf '# agent\nred: no\nall the same: 1\n# load\n' >&3
END
fake_jdk three <<'END'
printf '# agent\nred: yes\nblue: <b>no</b>\nall the same: 1\n# load\n' >&3
END
fake_jdk dying <<'END'
printf '# agent\nred: yes\n' >&3
kill -SEGV $$
END
fake_jdk unwilling <<'END'
exit 1
END

# ask STATUS OPTION...
ask() {
    ask_status=$1
    shift
    "$assay" ask "$@" > "$work/out" 2> "$work/err" < /dev/null
    is "$?" "$ask_status" "$*: exit status $ask_status"
    lacks "$work/err" 'Sanitizer' "$*: nothing odd"
}

ask 0 --list
is "$(cut -d' ' -f1 "$work/out" | tr '\n' ' ')" 'fake/colours fake/colours-more ' 'all are listed'
ask 0 --jdk "$work/one" --jdk "$work/two" --jdk "$work/three" fake/colours
is "$(cat "$work/out")" "fake/colours
  Which colours are there?
  A  17.0-fake, 17.0-fake #3
  B  17.0-fake #2
    red
        A  yes
        B  no
    blue
        A  <b>no</b>
        B  -
    all the same
        AB  1" 'answers side by side, those that are the same together'
ask 0 --jdk "$work/one"
contains "$work/out" '(the specification has this since version 21)' 'what is not applicable is named'
ask 0 --jdk "$work/dying" --jdk "$work/unwilling" fake/colours
contains "$work/out" 'the JVM died, Segmentation fault' 'a death is an answer'
contains "$work/out" '(the JVM does not start like this)' 'a refusal is an answer'

ask 0 --jdk "$work/one" --jdk "$work/two" --json "$work/answers.json" --page "$work/page.md"
is "$(cat "$work/out")" '' 'recorded: nothing is shown'
contains "$work/page.md" '| blue | \<b\>no\</b\> | - |' \
    'the page: a table, and nothing is markup'
contains "$work/page.md" '*About:* None \| at all.' 'the page: the passages'
cp "$work/page.md" "$work/before.md"
ask 0 --recorded "$work/answers.json" --page "$work/page.md"
cmp -s "$work/page.md" "$work/before.md"
ok $? 'the page is the same from the record'
ask 0 --recorded "$work/answers.json" --plain fake/colours
is "$(head -1 "$work/out")" "17.0-fake	red: yes" 'plain lines'

ask 2 --jdk "$work/one" nonesuch
contains "$work/err" "there is no experiment 'nonesuch'" 'an unknown name is reported'
ask 2 --recorded "$work/out"
ask 2 --jobs 0
ask 2 --jobs 4x
ask 2 --jobs 4294967297

# It takes the place of working directories away, so that the next one cannot be made.
fake_jdk taking <<END
printf '# agent\nred: yes\n# load\n' >&3
for place in "$work"/tmp/assay-*; do
    rm -rf "\$place"
    : > "\$place"
done
END
ask 2 --jdk "$work/taking" --jdk "$work/one" -j 1 fake/colours
contains "$work/out" 'red: yes' 'no working directory is made after the last: what was asked is shown'
contains "$work/err" 'no working directory could be made' 'a question that was not asked is reported'

add_experiment failing <<'END'
#include "experiment.h"
QUESTION("Does it fail?");
PASSAGES("None.");
WHY("To be sure.");
static void load(JavaVM *vm, char *options) { say("red: yes"); }
ASK(.load = load, .exit_status = ASSAY_EXIT_NONZERO);
END
fake_jdk four <<'END'
printf '# agent\nred: yes\n# load\n' >&3
exit 1
END
ask 0 --jdk "$work/four" fake/failing
lacks "$work/out" 'in the end' 'an experiment that ends with any status but 0 has ended as it should'
ask 0 --jdk "$work/one" fake/failing
contains "$work/out" 'in the end: the JVM ended with status 0' 'and not with 0'

# Records that no run wrote.
hostile() {
    printf '{"vms": ["A"], "answers": {"fake/colours": %s}}' "$1" > "$work/hostile.json"
}
hostile '[{"vms": ["A"], "lines": [1]}]'
ask 2 --recorded "$work/hostile.json"
contains "$work/err" 'this is no record of answers' 'a line that is no text is reported'
hostile '[{"vms": ["A"]}]'
ask 2 --recorded "$work/hostile.json"
hostile '[{"vms": ["A"], "lines": ["red: \u001b[2J"]}]'
ask 0 --recorded "$work/hostile.json" fake/colours
contains "$work/out" 'red: \x1b[2J' 'an answer is text, whatever it is'
echo 'no library' > "$work/build/experiments/fake/broken.so"
ask 2 --list
contains "$work/err" 'broken.so: cannot be loaded' 'a broken library is reported'
"$assay" list > "$work/out"
lacks "$work/out" 'colours' 'experiments are no tests'

# The pages of make docs.
if [ -f "$root/suites/experiments/answers.json" ]; then
    sh "$root/tools/experiments-page.sh" "$work/docs" > "$work/out" 2>&1
    is "$?" 0 'the pages are made'
    contains "$work/docs/experiments.md" '![' 'with the figure'
    xmllint --noout "$work/docs/figures/heap-string-sizes.svg"
    ok $? 'the figure is XML'
    is "$(awk -F '[ "]' '/viewBox/ { for (i = 1; i <= NF; i++) if ($i == "viewBox=") width = $(i + 3) }
        /x="98"/ { gsub(/<[^>]*>/, ""); if (98 + 6 * length > width) print }' "$work/docs/figures/heap-string-sizes.svg")" \
        '' 'its legend is as long as the figure is wide'
fi
nothing_left ask
finish
