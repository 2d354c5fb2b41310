#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The files of docs/ci: that they are well formed, and that the commands of the playlist do
# what they should in a makefile like that of the test framework. Then .ci/run and
# runner/check.sh in a checkout whose other scripts are made up: which results count.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
cd "$work" || exit 1
playlist=$root/docs/ci/aqavit/playlist.xml

for file in "$playlist" "$root/docs/ci/aqavit/build.xml"; do
    ok "$(xmllint --noout "$file" >&2; echo $?)" "${file##*/} is well formed"
done
for file in github-actions.yml gitlab-ci.yml; do
    ok "$(! grep -q "$(printf '\t')" "$root/docs/ci/$file"; echo $?)" "$file has no tabs"
done

fake_jdk jdk <<'END'
echo "$*" >>"$here/arguments"
answer
END
mkdir -p prefix/bin suites
cat >prefix/bin/assay <<END
#!/bin/sh
exec $assay "\$@"
END
chmod +x prefix/bin/assay
echo 'fake/*' >suites/early-return.txt

tests=$(xmllint --xpath 'count(//test)' "$playlist")
for number in $(seq "$tests"); do
    name=$(xmllint --xpath "string(//test[$number]/testCaseName)" "$playlist")
    {
        printf 'Q="\nD=/\nASSAY_HOME=%s/prefix\nTEST_JDK_HOME=%s/jdk\n' "$work" "$work"
        printf 'REPORTDIR_NQ=%s/out/$@\nJVM_OPTIONS=-Xint -Dx=y\n' "$work"
        # shellcheck disable=SC2016
        printf 'TEST_STATUS=if [ $$? -eq 0 ]; then echo PASSED; else echo FAILED; fi\n'
        printf '%s:\n\t' "$name"
        xmllint --xpath "string(//test[$number]/command)" "$playlist"
    } >Makefile
    make -s "$name" >made 2>&1
    contains made PASSED "the target $name passes on a JVM that conforms"
    ok "$([ -s "out/$name/results.tap" ] && [ -s "out/$name/results.xml" ]; echo $?)" \
        'and leaves its results'
    contains jdk/arguments '-Xint -Dx=y' 'the options of the variation reach the JVM'
    rm jdk/arguments
    echo 'exit 1' >jdk/behaviour
    make -s "$name" >made 2>&1
    contains made FAILED "the target $name fails on another"
    printf 'echo "$*" >>"$here/arguments"\nprintf "# agent\\nanswer: 42\\n# probe\\n" >&3\n' \
        >jdk/behaviour
done

mkdir -p checkout/.ci checkout/spec checkout/runner checkout/tools checkout/build/tests checkout/tests stubs \
    checkout/reports/out/earlier
cp "$root/.ci/run" checkout/.ci/
cp "$root/runner/check.sh" checkout/runner/
printf 'release\tci_build\tci_zero\n17\t17.0.12\tyes\n25\t25.0.5\tyes\n' >checkout/spec/releases.tsv
cp "$root/tools/confirm.sh" checkout/tools/
cd checkout || exit 1
for script in setup lint build-jdk jdks matrix port; do
    : >"tools/$script.sh"
done
for test in build/tests/a.t tests/b.t; do
    printf '#!/bin/sh\necho ok 1\necho 1..1\n' >$test
done
# shellcheck disable=SC2016
echo 'printf "17.0.12 dir server\n25.0.5 dir server\n"' >tools/jdks.sh
# shellcheck disable=SC2016
echo 'echo "$ASSAY_BUILDS" >builds' >tools/matrix.sh
: >../stubs/make
printf '#!/bin/sh\necho abc1234\n' >../stubs/git
# The suite: it ends as the file `outcome` says, and later than the clock of the file system ticks.
cat >build/assay <<'END'
#!/bin/sh
case "$*" in
audit*) exit 0 ;;
*--again*) echo "$*" >>again; exit 1 ;;
esac
sleep 1
mkdir -p reports/out/now
printf '{\n "specification": 17,\n}\n' >reports/out/now/results.json
exit "$(cat outcome)"
END
printf '{\n "specification": 25,\n}\n' >reports/out/earlier/results.json
touch -t 202001010000 reports/out/earlier/results.json
chmod +x ../stubs/* build/assay

echo 0 >outcome
PATH=$work/stubs:$PATH bash .ci/run >made 2>&1
is $? 0 'the check of a change: exit status 0'
is "$(cat builds)" 25.0.5 'a build is left out if its release has just run, not if it once did'
ok "$([ ! -f again ]; echo $?)" 'what holds is not confirmed'
echo 1 >outcome
PATH=$work/stubs:$PATH sh runner/check.sh >made 2>&1
is $? 1 'a deviation that comes again fails'
is "$(wc -l <again)" 1 'results of earlier runs are not confirmed'
is "$(ls reports/out)" "$(printf 'earlier\nnow')" 'and nothing else is left'
contains made '2 passed, 0 failed' 'the points of all files are added up'

echo 0 >outcome
printf '#!/bin/sh\necho ok 1\necho not ok 2 - wrong\necho 1..2\n' >tests/b.t
printf '#!/bin/sh\necho ok 1\necho 1..1\nexit 3\n' >tests/c.t
PATH=$work/stubs:$PATH sh runner/check.sh >made 2>&1
is $? 1 'a file of tests that fails, fails the check'
contains made 'tests/b.t: FAILED, 1 points' 'it is named'
contains made 'not ok 2 - wrong' 'with what failed'
contains made '3 passed, 2 failed' 'one that ends badly counts as a failure, too'
cd ..
finish
