#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Defaults of options from the configuration file, and what `assay doctor` says.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
fake_jdk good <<'END'
answer
END
fake_jdk wrong <<'END'
printf '# agent\nanswer: 41\n# probe\n' >&3
END
cd "$work" || exit 1
ASSAY_CONFIG=$work/assay.ini

# run STATUS DESCRIPTION ARGUMENT...: `assay run` with the configuration of standard input.
run() {
    cat >assay.ini
    wanted=$1
    described=$2
    shift 2
    "$assay" run "$@" >out 2>err
    is "$?" "$wanted" "$described"
}

run 0 'the JVM of the file is tested' --json run.json <<'END'
; a comment
[run]
jdk = good
[list]
long = yes
END
contains run.json 'assay run --jdk=good --json run.json"' 'the recorded command has the option'
run 1 'one of the command line takes its place' --jdk wrong <<'END'
[run]
jdk = good
END
"$assay" run --jdk wrong --json wrong.json >/dev/null 2>&1
run 1 'results that are run again name their JVM' --again wrong.json --json again.json <<'END'
[run]
jdk = good
shard = 2/2
END
contains again.json 'assay run --again wrong.json --json again.json"' 'and the file adds nothing to the command'
run 0 '[all] is for each command, and may have options of others' <<'END'
[all]
jdk = good
html = report.html
least = 90
END
ok "$([ -s report.html ]; echo $?)" 'its report was written'
run 0 'a flag may be set' --jdk good <<'END'
[run]
quiet = yes
END
is "$(cat out)" '' 'the flag has its effect'
run 0 'and not set' --jdk good <<'END'
[run]
quiet = no
END
contains out '1 test' 'it has no effect then'

run 2 'a flag that is neither is refused' --jdk good <<'END'
[run]
quiet = perhaps
END
contains err 'quiet = perhaps: neither yes nor no' 'with what is wrong'
contains err "$work/assay.ini: this stands in section [run]" 'and where'
run 2 'an option of another command is refused' --jdk good <<'END'
[run]
jobz = 2
END
contains err "there is no option '--jobz' of 'run'" 'it is named'
run 2 'a value that the option does not take is refused' --jdk good <<'END'
[run]
jobs = many
END
contains err '--jobs many: not a whole number' 'it is named, too'
run 2 'a section that is no command is refused' --jdk good <<'END'
[rum]
jobs = 2
END
contains err "assay.ini:2: there is no command 'rum'" 'with its line'
run 2 'a line outside a section is refused' --jdk good <<'END'
jobs = 2
END
contains err "assay.ini:1: 'jobs' stands before the first section" 'with its line, too'
run 2 'a line that is nothing is refused' --jdk good <<'END'
[run]
jobs
END
contains err 'assay.ini:2: neither [section] nor option = value' 'likewise'
printf '[run]\njdk = %0300d\n' 1 >long
run 2 'a line that is too long is refused' --jdk good <long
contains err 'assay.ini:2: the line is longer than' 'and not cut'
rm assay.ini
"$assay" run --jdk good >out 2>err
is "$?" 2 'a named file that is not there is refused'
contains err "ASSAY_CONFIG=''" 'with a way out'
ASSAY_CONFIG=
unset ASSAY_CONFIG
mkdir -p configuration/assay
printf '[run]\njdk = good\n' >configuration/assay/assay.ini
XDG_CONFIG_HOME=$work/configuration "$assay" run >out 2>err
is "$?" 0 "the user's own file is found"
ASSAY_CONFIG='' HOME=$work "$assay" run --jdk good >out 2>err
is "$?" 0 'an empty name is no file'
export ASSAY_CONFIG=

"$assay" doctor --jdk good >out 2>err
is "$?" 0 'doctor finds that tests can be run'
contains out 'ok       tests          1 tests in' 'it counts the tests'
contains out "ok       JVM            $work/good" 'it names the JVM'
contains out 'missing  faults' 'it says what was not built'
contains out 'cc ' 'and which programs there are'
fake_jdk broken </dev/null
printf '#!/bin/sh\nexit 1\n' >broken/bin/java
"$assay" doctor --jdk good --jdk broken >out 2>err
is "$?" 1 'doctor fails if a JVM that is named cannot be tested'
contains out "missing  JVM            $work/broken" 'and names it'
finish
