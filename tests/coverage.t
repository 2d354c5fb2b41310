#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay coverage, explain and list --rule, on the suite itself and on a small one.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
use_whole_suite

cd "$work" || exit 1
"$assay" coverage >out 2>&1
is $? 0 'the coverage of the suite'
contains out 'threadCategory' 'by category'
contains out 'events ' 'with what is touched'
"$assay" coverage --json >out.json 2>&1
is $? 0 'as JSON'
contains out.json '"missing": [' 'with what is missing'
"$assay" coverage NoSuchSubject >out 2>&1
is $? 2 'a subject that is none is an error'

"$assay" explain GetThreadState:THREAD_NOT_ALIVE GetThreadState.parked >out 2>&1
[ $? -le 2 ]
ok $? 'explain takes several names'
"$assay" explain THREAD_NOT_SUSPENDED >out 2>&1
is $? 0 'an error is explained'
contains out '[PopFrame:THREAD_NOT_SUSPENDED] must' 'for each function that documents it'
contains out 'covered by stack/PopFrame/' 'with the tests that cover it'
"$assay" explain NoSuchRule >out 2>&1
is $? 2 'a rule that is none is an error'
"$assay" explain GetTreadState >out 2>&1
contains out "did you mean 'GetThreadState'?" 'the nearest name is shown'
"$assay" list --rule PopFrame:THREAD_NOT_SUSPENDED >out 2>&1
is $? 0 'tests of a rule are listed'
contains out 'stack/PopFrame/' 'by name'
"$assay" list --rule No.such >out 2>&1
is $? 2 'of a rule that is none they are not'

# In the small suite one rule is held, and all others are missing.
make_home
"$assay" coverage --missing general >out 2>&1
is $? 1 'what is missing is a deviation'
contains out 'GetPhase.' 'and named'
finish
