#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The Makefile and the shell entry points with names that hold blanks or are relative.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
cd "$work" || exit 1
real=${JDK:-$(sh "$root/tools/build-jdk.sh")}
ln -s "$real" 'a jdk'

# commands TARGET: what make would do for it with that JDK, into $work/made.
commands() {
    make -C "$root" -s -n -B "JDK=$work/a jdk" "$1" 2>err >made
}
commands build/probe.so
sed -n '/ -shared /s| build/probe\.so| probe.so|p' made >compile
sed -i "s| agents/| $root/agents/|g; s|-Iagents|-I$root/agents|g" compile
sh -e compile >out 2>&1
is "$?" 0 'a JDK whose name holds a blank: agents are compiled'
ok "$([ -s probe.so ]; echo $?)" 'and linked'
commands audit
contains made "--jdk '$work/a jdk'" 'and the audit has it'
commands build/java/.compiled
contains made "'$work/a jdk/bin/java'" 'and so has the compiler of Java'

# A library whose source does not compile any more is not left behind: it would be run.
made=build/agents/broken-$$
source=agents/broken-$$
mkdir "$root/$source"
(
    trap 'rm -rf "$root/$source" "$root/$made"' EXIT
    mkdir -p "$root/$made"
    echo stale > "$root/$made/typo.so"
    echo 'int typo(void) { return none; }' > "$root/$source/typo.c"
    touch -d '2000-01-01' "$root/$made/typo.so"
    make -s -C "$root" "JDK=$real" "$made/typo.so" > out 2>&1 && echo built
    [ ! -e "$root/$made/typo.so" ] || echo there
) > left 2>&1
is "$(cat left)" '' 'a library that cannot be built anew is removed'
contains out 'typo.c' 'with the message of the compiler'

is "$(make -s -C "$root" help | grep -c '^make ')" \
    "$(sed -n '1,/^$/s/^# make //p' "$root/Makefile" | wc -l | tr -d ' ')" 'make help has each target'

# A checkout with what the scripts need of one.
tree='a tree'
mkdir -p "$tree/build/faults" "$tree/build/companions" "$tree/build/java" "$tree/build/agents" \
    "$tree/build/experiments" "$tree/build/variants" "$tree/build/generated" "$tree/build/docs" "$tree/docs" \
    "$tree/runner/faults" "$tree/expected" "$tree/spec" "$tree/suites" "$tree/agents" \
    "$tree/javasrc" "$tree/reports/jtreg" "$tree/tools" "$tree/explore" "$tree/runner/explore" "$tree/runner/base"
cp "$root/tools/install.sh" "$root/tools/completion.sh" "$root/tools/bench.sh" "$tree/tools/"
# The libraries are empty files here.
export STRIP=:
for file in build/assay-remote build/probe.so build/explore.so build/faults/faults.so build/companions/launcher build/companions/one.so \
    build/agents/one.so build/generated/names.inc build/generated/header_checks.inc build/suite.sha256 \
    runner/explore/scenario.c runner/explore/scenario.h runner/base/clock.h \
    reports/report.js README.md LICENSE build/docs/assay.1; do
    : >"$tree/$file"
done
cat >"$tree/build/assay" <<'END'
#!/bin/sh
[ "$1" = run ] && printf '"by_hand": "x"\n' >"$5"
END
chmod +x "$tree/build/assay"
sh "$tree/tools/install.sh" 'some where' >out 2>&1
is "$?" 0 'a relative prefix: exit status 0'
ok "$([ -x 'some where/bin/assay' ] && [ -f 'some where/lib/assay/agents/one.so' ] &&
    [ -f 'some where/share/man/man1/assay.1' ]; echo $?)" \
    'it is that of the directory from which it was called'
sh "$tree/tools/install.sh" "$work/absolute" >out 2>&1
ok "$([ -x absolute/bin/assay ]; echo $?)" 'an absolute one is what it is'
sh "$tree/tools/install.sh" --remove "$work/absolute" >out 2>&1
is "$(find absolute -type f)" '' 'and what was installed can be removed'

mkdir -p 'my jdk/bin'
cat >'my jdk/bin/java' <<'END'
#!/bin/sh
echo x >>"$(dirname "$0")/starts"
sleep 0.01
END
chmod +x 'my jdk/bin/java'
sh "$tree/tools/bench.sh" 'my jdk' >out 2>&1
is "$?" 0 'bench: a relative JDK: exit status 0'
contains out "$work/my jdk" 'bench: it is that of the directory from which it was called'
ok "$([ "$(wc -l <'my jdk/bin/starts')" -gt 100 ]; echo $?)" 'bench: and is started'

# javasrc is compiled beside the class files of the last build.
mkdir -p sources/javasrc/one sources/javasrc/two sources/javasrc/variants/other/two
cp -R "$root/tools" sources/
echo 'package one; public class A { public static int a() { return 1; } }' >sources/javasrc/one/A.java
echo 'package two; import one.A; class B { int b() { return A.a(); } }' >sources/javasrc/two/B.java
echo 'package two; class B { int b() { return 2; } }' >sources/javasrc/variants/other/two/B.java
compile_java() {
    (cd sources && "$real/bin/java" tools/BuildJava.java) >out 2>&1
}
compile_java
is "$?" 0 'javasrc compiles'
ok "$([ -f sources/build/java/two/B.class ] && [ -f sources/build/variants/other/two/B.class ]; echo $?)" \
    'classes and their variants are there'
compile_java
is "$(cat out)" '' 'nothing is compiled again when nothing changed'
echo 'package two; class B { int b() { return A.a(); } }' >sources/javasrc/two/B.java
compile_java
is "$?" 1 'a mistake in a source: exit status 1'
ok "$([ -f sources/build/java/two/B.class ] && [ -f sources/build/java/one/A.class ]; echo $?)" \
    'and the class files of the last build are still there'
echo 'package two; class C { }' >sources/javasrc/two/B.java
compile_java
ok "$([ ! -e sources/build/java/two/B.class ] && [ -f sources/build/java/two/C.class ]; echo $?)" \
    'a class that is gone from the sources is gone from the class files'
is "$(cat out)" '  JAVAC javasrc/two' 'an edit compiles one package'
echo 'package one; public class A { }' >sources/javasrc/one/A.java
echo 'package two; import one.A; class B { int b() { return A.a(); } }' >sources/javasrc/two/B.java
compile_java
is "$?" 1 'what other packages import is compiled with them'
finish
