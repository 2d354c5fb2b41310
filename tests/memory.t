#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# The runner stays below 64 MiB, whatever JVMs print and however many tests there are.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
if [ -n "${ASSAY_RUNNER:-}${ASSAY_VALGRIND:-}" ]; then
    echo '1..0 # SKIP sanitizers and valgrind take memory of their own'
    exit 0
fi
make_home

# peak COMMAND...: its exit status, and in $work/peak the most memory, in KiB, that it or one of its
# processes had.
cat > "$work/peak.c" <<'END'
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    struct rusage usage;
    int status;
    pid_t pid = fork();
    if (argc < 3 || pid == 0) {
        execv(argv[2], argv + 2);
        return 127;
    }
    wait4(pid, &status, 0, &usage);
    FILE *file = fopen(argv[1], "w");
    fprintf(file, "%ld\n", usage.ru_maxrss);
    fclose(file);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 99;
}
END
"${CC:-cc}" -o "$work/peak-of" "$work/peak.c"
peak() {
    "$work/peak-of" "$work/peak" "$@" > "$work/out" 2> "$work/err" < /dev/null
}

# below KIB DESCRIPTION
below() {
    [ "$(cat "$work/peak")" -lt "$1" ]
    ok $? "$2: $(cat "$work/peak") KiB, may be $1"
}

# quick_jdk NAME BYTES: a JVM that prints so many on each stream. It is a program, since thousands are
# started.
quick_jdk() {
    fake_jdk "$1" < /dev/null
    {
        echo "enum { BYTES = $2 };"
        echo '#include <stdio.h>'
        echo '#include <string.h>'
        echo '#include <unistd.h>'
        echo 'static const char answers[] ='
        sed -n '/^jvmti-version/,/^end/s/.*/"&\\n"/p' "$root/tests/fake-jvm/java"
        cat << 'END'
    ;
static void flood(int descriptor)
{
    char line[1000];
    memset(line, 'x', sizeof line);
    line[sizeof line - 1] = '\n';
    for (int done = 0; done < BYTES; done += (int)sizeof line) {
        memcpy(line, &done, sizeof done);
        if (write(descriptor, line, sizeof line) < 0)
            return;
    }
}
int main(int argc, char **argv)
{
    for (int i = 0; i < argc; i++)
        if (strstr(argv[i], "/probe.so") != NULL)
            return write(3, answers, sizeof answers - 1) < 0;
    flood(1);
    flood(2);
    flood(3);
    return write(3, "# agent\nanswer: 41\n# probe\n", 27) < 0;
}
END
    } > "$work/$1/java.c"
    "${CC:-cc}" -O1 -o "$work/$1/bin/java" "$work/$1/java.c"
}

# ---- Many tests

# Four thousand of them, which all are the one.
# shellcheck disable=SC2016 # the words are for perl
(cd "$work" && perl -e 'for my $from ("build/agents/fake/Answer/plain.so", "expected/fake/Answer/plain.txt") {
    for (1 .. 4000) { (my $to = $from) =~ s/plain/plain-$_/; link $from, $to or die }
}')
rm "$work/build/agents/fake/Answer/plain.so" "$work/expected/fake/Answer/plain.txt"
quick_jdk many 5000
peak "$assay" run -j 4 --jdk "$work/many" --json "$work/all.json" --junit "$work/all.xml" \
    --tap "$work/all.tap"
is $? 1 '4000 tests fail'
is "$(grep -c '"verdict": "FAIL"' "$work/all.json")" 4000 'and all are in the report'
below 65536 '4000 tests that print 15 KB each'
rm -rf "$work"/tmp/assay-* "$work"/all.*

# ---- Much output

quick_jdk much 10000000
peak "$assay" run -j 12 --jdk "$work/much" --json "$work/all.json" --junit "$work/all.xml" \
    'fake/Answer/plain-?'
is $? 1 'a JVM that prints 30 MB fails'
below 65536 'nine JVMs that print 30 MB each'
rm -rf "$work"/tmp/assay-* "$work"/all.*

fake_jdk endless <<'END'
yes 'answer: 42' >&3 &
yes 'answer: 42' >&2 &
head -c 50000000 /dev/zero | tr '\0' 'x' >&3 &
exec yes 'answer: 42'
END
peak "$assay" run -j 12 --jdk "$work/endless" --timeout-scale 0.1 --json "$work/all.json" \
    'fake/Answer/plain-?'
is $? 1 'a JVM that prints without end is ended'
below 65536 'nine JVMs that print without end'
nothing_left endless
finish
