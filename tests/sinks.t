#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Reports of a JVM that prints what could break them are still what their readers want.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
fake_jdk good <<'END'
answer
END
fake_jdk hostile <<'END'
printf '\033[31mred\033[0m <b>&amp;]]> # TODO \377\376 \001\nnot ok 1\n1..9\nBail out!\n'
printf '<![CDATA[ \000 \177\n' >&2
printf '# agent\nanswer: <b> ]]> # SKIP \033[0m \377\nnot ok 3 - x # TODO\n# probe\n' >&3
END

# The directives in the JVM's output must not turn the failure into anything else.
run --jdk "$work/hostile" --tap "$work/hostile.tap" --junit "$work/hostile.xml"
is "$(verdict)" FAIL 'the hostile JVM fails'
prove --exec cat "$work/hostile.tap" > "$work/prove" 2>&1
is $? 1 'prove sees the failure'
contains "$work/prove" 'Failed test:  1' 'prove sees one failing test'
lacks "$work/prove" 'Parse errors' 'prove can read it'
xmllint --noout --schema "$root/tests/schema/junit.xsd" "$work/hostile.xml" > "$work/lint" 2>&1
is $? 0 'the JUnit XML is valid'
sed 's/^/# /' "$work/lint"
is "$(LC_ALL=C tr -d '\n[:print:]' < "$work/hostile.tap" | wc -c)" 0 'TAP: no control characters'
is "$(LC_ALL=C tr -d '\n[:print:]' < "$work/out" | wc -c)" 0 'report: no control characters'

run --jdk "$work/good" --tap "$work/good.tap" --junit "$work/good.xml"
prove --exec cat "$work/good.tap" > "$work/prove" 2>&1
is $? 0 'prove takes the TAP of a good JVM'
xmllint --noout --schema "$root/tests/schema/junit.xsd" "$work/good.xml" > "$work/lint" 2>&1
is $? 0 'the JUnit XML of a good JVM is valid'

# Without a terminal there is neither colour nor cursor movement; NO_COLOR is for terminals.
lacks "$work/err" "$(printf '\033')" 'progress in a log has no escapes'
TERM=xterm script -qc "'$assay' run --jdk '$work/good' --repeat 2 plain" /dev/null </dev/null >"$work/terminal" 2>&1
contains "$work/terminal" ' left, at ' 'progress on a terminal names the test that is awaited'
contains "$work/out" '1 of 1 test passes' 'the closing sentence'

# Lines without end: the reports for people stay short, and readers take them.
fake_jdk endless <<'END'
head -c 3000000 /dev/zero | tr '\000' '\377'
head -c 3000000 /dev/zero | tr '\000' '<' >&2
printf '# agent\nanswer: ' >&3
head -c 3000000 /dev/zero | tr '\000' '\377' >&3
printf '\n# probe\n' >&3
END
run --jdk "$work/endless" --tap "$work/endless.tap" --junit "$work/endless.xml"
is "$(verdict)" FAIL 'endless lines: the verdict is FAIL'
xmllint --noout --schema "$root/tests/schema/junit.xsd" "$work/endless.xml" > "$work/lint" 2>&1
is $? 0 'endless lines: the JUnit XML is valid'
[ "$(cat "$work/out" "$work/endless.tap" | wc -c)" -lt 100000 ]
ok $? 'endless lines: TAP and report stay short'

# A real run: the reports are whole, and they agree.
for part in agents expected; do
    ln -s "$root/$part/memory" "$work/$part/memory"
done
ln -s "$built/agents/memory" "$work/build/agents/memory"
run --jdk "${JDK:-$(sh "$root/tools/build-jdk.sh")}" --tap "$work/real.tap" \
    --junit "$work/real.xml" 'memory/*'
count=$(ids | wc -w)
[ "$count" -ge 10 ]
ok $? 'a real run: there are results'
prove --exec cat "$work/real.tap" > "$work/prove" 2>&1
is $? "$status" 'a real run: prove comes to the same end'
contains "$work/prove" "Tests=$count," 'a real run: TAP has a point for each result'
xmllint --noout --schema "$root/tests/schema/junit.xsd" "$work/real.xml" > "$work/lint" 2>&1
is $? 0 'a real run: the JUnit XML is valid'
is "$(xmllint --xpath 'string(//testsuite/@tests)' "$work/real.xml")" "$count" \
    'a real run: JUnit counts them all'
is "$(xmllint --xpath 'count(//testcase)' "$work/real.xml")" "$count" \
    'a real run: JUnit has a case for each'

# The summary: a column for each word, and what is recorded apart from what is not.
fake_jdk ended <<'END'
printf '# agent\nanswer: 42\n' >&3
END
run --jdk "$work/ended" 'fake/Answer/plain'
contains "$work/out" '       PASS       FAIL INCOMPLETE' 'the heads of columns are words apart'
cat > "$work/known.txt" <<'END'
Cause: fake-1
Title: A fake
Status: open
Rule: GetThreadState.park-timed
VM: Fake VM
Behavior: It is a fake.
Affected: 17
Date: 2026-01-31

Pin: fake-1
Versions: 17
Test: fake/Answer/plain
Expected: answer: 42
Actual: answer: 41
END
fake_jdk recorded <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
END
run --jdk "$work/recorded" --known "$work/known.txt" 'fake/Answer/plain'
contains "$work/out" '--known none shows what differs' 'with the way to see what differs'
contains "$work/out" 'As recorded in the known deviations:' 'what is recorded has a heading of its own'
lacks "$work/out" 'Not as expected' 'and is not called unexpected'
finish
