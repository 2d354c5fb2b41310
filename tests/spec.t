#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The source of the specification taken apart and compared (tools/spec-update.sh), the table of its
# open questions (spec/issues.tsv), and the pages made of the tables.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
use_whole_suite

# source_of VERSION: a specification of one function, which the second version changes.
source_of() {
    cat <<END
<?xml version="1.0"?>
<!DOCTYPE specification [
   <!ELEMENT jvmti EMPTY>
]>
<specification label="JVM(TM) Tool Interface">
  <intro id="whatIs" label="What is it?">
    The <jvmti/> is <i>an</i> interface. <p/> It has
    <functionlink id="GetAnswer"/>.
  </intro>
  <!-- <function id="GetComment"> is no function. -->
  <functionsection label="Functions">
   <category id="answers" label="Answers">
    <function id="GetAnswer" num="17"$([ "$1" = 2 ] && echo ' phase="start"')>
      <synopsis>Get Answer</synopsis>
      <description>
        Get the $([ "$1" = 2 ] && echo 'one and only ')answer.
        <issue>Which one?</issue>
      </description>
      <parameters>
        <param id="thread">
          <jthread null="current" impl="noconvert"/>
          <description>The thread to ask.</description>
        </param>
      </parameters>
      <errors>
        <error id="JVMTI_ERROR_OPAQUE_FRAME">There is &lt;none&gt; &amp; never was.</error>
$([ "$1" = 2 ] && echo '<error id="JVMTI_ERROR_DUPLICATE">Asked twice.</error>')
      </errors>
    </function>
    <elide><function id="GetElided" num="18"><synopsis>Gone</synopsis></function></elide>
$([ "$1" = 1 ] && echo '<function id="GetFormer" num="19"><synopsis>Get Former</synopsis></function>')
   </category>
  </functionsection>
</specification>
END
}
mkdir "$work/1" "$work/2"
source_of 1 > "$work/1/jvmti.xml"
source_of 2 > "$work/2/jvmti.xml"
ASSAY_SPEC_ELEMENTS=$work/elements.tsv
export ASSAY_SPEC_ELEMENTS

update() {
    sh "$root/tools/spec-update.sh" "$@" > "$work/out" 2> "$work/err"
    status=$?
}

LC_ALL=C awk -f "$root/tools/spec-elements.awk" "$work/1/jvmti.xml" > "$work/texts"
contains "$work/texts" 'The JVM TI is an interface.' 'markup within a text is left out'
contains "$work/texts" 'It has GetAnswer.' 'an empty link shows what it leads to'
contains "$work/texts" "$(printf 'GetAnswer.thread\tparam\tattributes')" 'a parameter has its type'
contains "$work/texts" '<jthread null="current">' 'without marks of the implementation'
contains "$work/texts" "$(printf 'GetAnswer:OPAQUE_FRAME\terror')" 'an error is one of its function'
contains "$work/texts" 'There is <none> & never was.' 'entities are read'
lacks "$work/texts" 'GetElided' 'what is elided is no part'
lacks "$work/texts" 'GetComment' 'nor is a comment'
lacks "$work/texts" 'Which one' 'nor a note of the authors'

printf 'element\tkind\tpart\tdigest\tfirst_seen\tuntil\n' > "$work/elements.tsv"
update --add 8 "$work/1/jvmti.xml"
is "$status" 0 'a release is added'
update "$work/1"
is "$(cat "$work/out")" 'Nothing has changed.' 'the same source changes nothing'
update "$work/2"
contains "$work/out" 'error GetAnswer:DUPLICATE' 'a new error is listed'
contains "$work/out" 'function GetFormer' 'what was removed'
contains "$work/out" '+ Get the one and only answer.' 'a new text'
contains "$work/out" '+ attributes: num="17" phase="start"' 'new attributes'
contains "$work/out" '- 2 paragraphs of the release before' 'how many texts are gone'
contains "$work/out" '1 new, 1 removed, 1 changed elements' 'and the sum'
update --against "$work/1" "$work/2"
contains "$work/out" '- Get the answer.' 'with the former source, which texts'
update --add 11 "$work/2/jvmti.xml"
contains "$work/elements.tsv" "$(printf 'GetFormer\tfunction')" 'the table keeps what ended'
is "$(awk -F '\t' '$1 == "GetFormer" && $6 == 8' "$work/elements.tsv" | wc -l | tr -d ' ')" 2 \
    'and its last release'
update --add 9 "$work/2/jvmti.xml"
is "$status" 2 'an older release is not added'
update "$work"
is "$status" 2 'a directory with several sources is refused'
contains "$work/err" 'there are several' 'with the reason'
echo '<html/>' > "$work/other.xml"
update "$work/other.xml"
contains "$work/err" 'no source of the JVM TI specification' 'another file is refused'
update
is "$status" 2 'a source must be named'

# The table of elements and the other tables are about the same specification, up to the newest
# release of which the source was read.
read=$(awk -F '\t' 'NR > 1 && $5 > newest { newest = $5 } END { print newest + 0 }' \
    "$root/spec/elements.tsv")
in_force() { # TABLE PREFIX: the names in force in that release
    awk -F '\t' -v prefix="$2" -v release="$read" '
        NR == 1 {
            for (i = 1; i <= NF; i++) {
                if ($i == "first_seen") first = i
                if ($i == "until") last = i
            }
            next
        }
        $first + 0 <= release && ($last == "" || $last + 0 >= release) { print prefix $1 }' \
        "$root/spec/$1.tsv" | sort -u
}
elements() { # KIND
    awk -F '\t' -v kind="$1" 'NR > 1 && $2 == kind && $6 == "" { print $1 }' \
        "$root/spec/elements.tsv" | sort -u
}
for pair in functions::function events::event capabilities:jvmtiCapabilities.:capabilityfield \
    error_codes::errorid; do
    IFS=: read -r table prefix kind <<END
$pair
END
    in_force "$table" "$prefix" > "$work/table"
    elements "$kind" | diff "$work/table" - > "$work/out"
    is "$(cat "$work/out")" '' "spec/elements.tsv and spec/$table.tsv have the same names"
done

# The expected files of the header are those that the tables make.
(cd "$root/expected" && find header -type d) | (cd "$work" && xargs mkdir -p)
make -s -C "$root" header-expected HEADER_OUT="$work/header" > "$work/out" 2>&1
is "$?" 0 'make header-expected works'
diff -r "$root/expected/header" "$work/header" > "$work/out" 2>&1
is "$(cat "$work/out")" '' 'and changes nothing'

# Open questions.
sh "$root/tools/check-issues.sh" > "$work/out" 2>&1
is "$?" 0 'spec/issues.tsv names what there is'
broken() { # TEXT DESCRIPTION < a program for awk
    awk -F '\t' -v OFS='\t' "NR != 2 { print; next } $(cat)" "$root/spec/issues.tsv" \
        > "$work/issues.tsv"
    sh "$root/tools/check-issues.sh" "$work/issues.tsv" > "$work/out" 2>&1
    is "$?" 1 "refused: $2"
    contains "$work/out" "$1" "$2"
}
broken "no element 'GetNothing'" 'an element that there is not' <<'END'
{ $3 = "GetNothing"; print }
END
broken "no element 'ClearAllFramePops' in releases 8.." 'an element of a later release' <<'END'
{ $3 = "ClearAllFramePops"; $4 = "8.."; print }
END
broken "no rule or subject 'GetNothing.at-all'" 'a rule that there is not' <<'END'
{ $5 = "GetNothing.at-all"; print }
END
broken "no 'test:no/such/test'" 'a test that there is not' <<'END'
{ $9 = "test:no/such/test"; print }
END
broken 'has a row already' 'an id used twice' <<'END'
{ print; print }
END
broken 'an open issue is one of the newest release' 'a state that the range contradicts' <<'END'
{ $4 = "8.."; $11 = "changed in 25"; print }
END
broken 'column 10 is empty' 'an empty cell' <<'END'
{ $10 = ""; print }
END

explain() {
    "$assay" explain "$@" > "$work/out" 2> "$work/err"
    status=$?
}
explain RawMonitorWait
is "$status" 0 'a function is explained'
contains "$work/out" '{negative-wait} silent, RawMonitorWait.millis, open' 'with its open questions'
explain RawMonitorWait.negative
contains "$work/out" '{negative-wait}' 'a rule, too'
lacks "$work/out" '{raw-wait-result}' 'with its own'
explain GetTag
lacks "$work/out" '{' 'one without questions has none'

# A certificate of each release names its edition.
is "$(cut -f 1 "$root/spec/editions.tsv")" "$(cut -f 1 "$root/spec/releases.tsv")" \
    'each release has an edition'
is "$(awk -F '\t' 'NR > 1 && ($2 !~ /^JVM Tool Interface, version [0-9.]+ / || $3 !~ /^https:/)' \
    "$root/spec/editions.tsv")" '' 'with a name and an address'

# Pages.
mkdir "$work/docs"
sh "$root/tools/spec-changes.sh" "$work/docs" > "$work/out" 2>&1
is "$?" 0 'the pages of changes are made'
newest=$(awk 'NR > 1 { newest = $1 } END { print newest }' "$root/spec/releases.tsv")
is "$(find "$work/docs/changes" -name '*.md' | wc -l | tr -d ' ')" $((newest - 7)) \
    'one for each release'
contains "$work/docs/changes.md" '[21](changes/21.md)' 'with a list of them'
contains "$work/docs/changes/21.md" '- new events: `VirtualThreadStart`, `VirtualThreadEnd`' \
    'a page has what is new'
contains "$work/docs/changes/13.md" '`PopFrame.must-be-suspended`' 'and the rules that ended'
contains "$work/docs/changes/13.md" '`stack/PopFrame/current-thread`' 'with their tests'
awk -f "$root/tools/issues-page.awk" "$root/spec/issues.tsv" > "$work/out"
contains "$work/out" '### negative-wait' 'the page of questions has each'
finish
