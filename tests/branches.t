#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# assay audit --branches: the table of places in the JVM's machine code, and an audit of a few
# on a real JVM, that of the JDK that built the suite.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
jdk=${JDK:-$(sh "$root/tools/build-jdk.sh")}
libjvm=$jdk/lib/server/libjvm.so
script=$root/runner/faults/branches.sh
table=$work/table

# branches ARGUMENT...: leaves the status in $status and the outputs in $work/out and $work/err.
branches() {
    sh "$script" "$@" > "$work/out" 2> "$work/err" < /dev/null
    status=$?
}

# audit OPTION...: the same, on that JVM.
audit() {
    "$assay" audit "$@" > "$work/out" 2> "$work/err" < /dev/null
    status=$?
    if grep -Eq "Sanitizer|runtime error:|^==[0-9]+==" "$work/err"; then
        sed "s/^/# /" "$work/err"
        status=99
    fi
}

# count_of WORDS: the number before them in the closing line.
count_of() {
    sed -n "s/^[0-9]* faults:.* \([0-9]*\) $1.*/\1/p" "$work/out"
}

# refused FAULTY-TABLE MESSAGE
refused() {
    audit --list --branches "$1"
    is "$status" 2 "$2: exit status 2"
    contains "$work/err" "$2" "$2: it is said"
}

branches "$libjvm" '^(JvmtiEnv::|jvmti_)(GetTag|SetTag|GetPhase)'
if [ "$status" -ne 0 ]; then
    echo "1..0 # SKIP $(cat "$work/err")"
    exit 0
fi
mv "$work/out" "$table"
make_home
ln -s "$built/faults" "$work/build/faults"
mkdir -p "$work/runner/faults"
: > "$work/runner/faults/accepted.txt"

add_test tagging <<'END'
TITLE("A tag that was set is the tag.");
static void observe(JNIEnv *jni, jobject subject)
{
    jlong tag = 0;
    jclass klass = (*jni)->FindClass(jni, "java/lang/Object");
    must(SetTag, klass, 42);
    must(GetTag, klass, &tag);
    say("answer: %d", (int)tag);
}
TEST(.probe = observe, .needs = {.can_tag_objects = 1});
END

is "$(grep '^# libjvm-sha256: ' "$table")" \
    "# libjvm-sha256: $(sha256sum < "$libjvm" | cut -d ' ' -f 1)" 'the table names its library'
grep -v '^#' "$table" > "$work/sites"
[ "$(wc -l < "$work/sites")" -ge 20 ]
ok $? 'the table has places'
form='^[0-9a-f]+ [0-9]+ [0-9a-f]{2} [0-9a-f]{2} (jump|condition|compare|constant)'
form="$form [^ /]+\\+0x[0-9a-f]+ [^ ].*\$"
is "$(grep -vE "$form" "$work/sites")" '' 'all lines have the form'
is "$(awk '{ print $5, $6 }' "$work/sites" | sort | uniq -d)" '' 'each place is there once'
is "$(awk '{ print length($1), $1 }' "$work/sites" | sort -k 1,1n -k 2,2 -c 2>&1)" '' \
    'the addresses ascend'
for kind in jump compare constant; do
    contains "$table" " $kind " "there is a $kind"
done
is "$(grep ' jump ' "$work/sites" | sed 's/^[^ ]* [^ ]* .\(.\) .\(.\) .*/\1\2/' |
    grep -vE '^(01|10|23|32|45|54|67|76|89|98|ab|ba|cd|dc|ef|fe)$')" '' 'jumps are inverted'

branches
is "$status" 2 'no library: exit status 2'
contains "$work/err" 'usage:' 'no library: the usage'
branches "$work/nothing.so"
is "$status" 2 'no such library: exit status 2'
contains "$work/err" 'there is no such file' 'no such library: it is said'
branches "$script"
is "$status" 2 'not a library: exit status 2'
contains "$work/err" 'no library for x86-64' 'not a library: it is said'
branches "$libjvm" '^nonesuch::'
is "$status" 2 'no function: exit status 2'
contains "$work/err" 'no function' 'no function: it is said'
strip -o "$work/stripped.so" "$libjvm"
branches "$work/stripped.so"
is "$status" 2 'a stripped library: exit status 2'
contains "$work/err" 'its symbol table was stripped' 'a stripped library: it is said'
is "$(cat "$work/out")" '' 'a stripped library: nothing is printed'
rm "$work/stripped.so"
PATH=$work "$(command -v sh)" "$script" "$libjvm" > "$work/out" 2> "$work/err"
is $? 2 'no binutils: exit status 2'
contains "$work/err" 'there is no nm here' 'no binutils: it is said'

audit --list --branches "$table"
is "$status" 0 '--list: exit status 0'
is "$(grep -vc '^ ' "$work/out")" "$(wc -l < "$work/sites")" '--list: a fault for each place'
audit --list --branches "$table" --fault 'jvmti_GetTag+*'
is "$(grep -v '^ ' "$work/out" | grep -vc '^jvmti_GetTag+')" 0 '--list --fault: of one function'
audit --list --branches "$table" --fault 'JvmtiEnv::*'
is "$(grep -v '^ ' "$work/out" | grep -vc '^JvmtiEnv::')" 0 '--list --fault: of one class'
audit --list --branches "$table" --fault constant
is "$(grep -v '^ ' "$work/out" | grep -vc '/constant$')" 0 '--list --fault: of one kind'
audit --list --branches "$table" --sample 3 --seed 1
is "$(grep -vc '^ ' "$work/out")" 3 '--list --sample: so many'

tags='*_GetTag+*'
audit --jdk "$jdk" --branches "$table" --fault "$tags" --json "$work/a.json" --least 0
is "$status" 0 'an audit: exit status 0'
contains "$work/err" '2/2 tests run without a fault' 'an audit: tests are run without fault first'
[ "$(count_of detected)" -ge 1 ]
ok $? 'an audit: some fault is detected'
[ "$(count_of 'not reached')" -ge 1 ]
ok $? 'an audit: some is not reached'
contains "$work/a.json" '"by": "fake/Answer/tagging"' 'an audit: by whom'
lacks "$work/a.json" '"by": "fake/Answer/plain"' 'an audit: not by one that does not reach it'
contains "$work/out" '  jvmtiEnter ' 'an audit: the entry points are a category'
contains "$work/a.json" '"reached": "' 'an audit: what a test reaches is recorded'
undetected=$(count_of undetected,)

audit --jdk "$jdk" -q --branches "$table" --fault "$tags" --resume "$work/a.json" --least 0
is "$(count_of undetected,)" "$undetected" '--resume: the same results'
if ! grep -q '"revision": ".*dirty' "$work/a.json"; then
    contains "$work/out" '(0 JVMs' '--resume: and nothing is done again'
fi
audit --jdk "$jdk" -q --fault GetTag/internal --resume "$work/a.json"
is "$status" 2 '--resume: not for faults of the catalogue'
contains "$work/err" 'this is the record of an audit of branches' \
    '--resume: not for faults of the catalogue: it is said'
sed 's/"libjvm_sha256": "[^"]*"/"libjvm_sha256": "0"/' "$work/a.json" > "$work/b.json"
audit --jdk "$jdk" -q --branches "$table" --resume "$work/b.json"
is "$status" 2 '--resume: not of another build'
contains "$work/err" 'another build' '--resume: not of another build: it is said'

run --jdk "$jdk" --vm-arg "-agentpath:$built/faults/faults.so=branches:$table@$work/trace"
is "$status" 0 'without a fault all is well'
is "$(sed 's/^reached://' "$work/trace" | tr -d '\n' | wc -c)" "$(wc -l < "$work/sites")" \
    'without a fault there is a digit for each place'

sed 's/^\(# libjvm-sha256: \).*/\100/' "$table" > "$work/other"
audit --jdk "$jdk" --branches "$work/other"
is "$status" 2 'a table of another library: exit status 2'
contains "$work/err" 'these are branches of another JVM' 'a table of another library: it is said'

audit --list --branches "$work/nothing"
is "$status" 2 'no table: exit status 2'
grep '^#' "$table" > "$work/empty"
refused "$work/empty" 'there is no branch in it'
cat "$work/sites" > "$work/unnamed"
refused "$work/unnamed" "there is no line '# libjvm-sha256: ...'"

# malformed LINE MESSAGE: the line is the third.
malformed() {
    { head -2 "$table"; echo "$1"; } > "$work/malformed"
    refused "$work/malformed" "malformed:3: $2"
}
malformed 'xyz 0 74 75 jump F+0x1 je 1' 'the address'
malformed '1b 15 74 75 jump F+0x1 je 1' 'the offset'
malformed '1b 0 74 175 jump F+0x1 je 1' 'the old and new byte'
malformed '1b 0 74 74 jump F+0x1 je 1' 'the byte stays the same'
malformed '1b 0 74 75 leap F+0x1 je 1' 'the kind is none'
malformed '1b 0 74 75 jump F je 1' 'the place'
malformed '1b' 'the offset'
{ head -3 "$table"; sed -n 3p "$table"; } > "$work/twice"
refused "$work/twice" 'twice:4: the address is not higher'
{ cat "$table"; echo '7fffffff' "$(sed -n 's/^[^ ]* //p' "$work/sites" | head -1)"; } > "$work/same"
refused "$work/same" 'is there twice'
ln -s "$table" "$work/a@b"
mkdir "$work/a@c"
cp "$table" "$work/a@c/table"
refused "$work/a@c/table" "there must be no '@'"
audit --list --branches "$work/a@b"
is "$status" 0 'a link to a table'
nothing_left 'all in all'
is "$(ls "$work/tmp")" '' 'all in all: no file is left'
finish
