#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The files of docs/ci: that they are well formed, and that the commands of the playlist do
# what they should in a makefile like that of the test framework.
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
finish
