/* SPDX-License-Identifier: Apache-2.0 */
#include "export/jtreg.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "export/sources.h"
#include "export/support_copy.h"

char *jtreg_name(const char *id)
{
    char *name = xcalloc(strlen(id) + 1, 1);
    size_t length = 0;
    bool first = true;
    for (; *id != '\0'; id++) {
        bool part = isalnum((unsigned char)*id) != 0;
        if (part)
            name[length++] = first ? (char)toupper((unsigned char)*id) : *id;
        first = !part;
    }
    return name;
}

static int copy_shared(const struct jtreg_suite *suite, const char *name)
{
    char *from = xprintf("%s/jtreg/%s", suite->home->reports, name);
    char *to = xprintf("lib/%s", name);
    int result = file_copy(from, suite->directory, to);
    free(to);
    free(from);
    return result;
}

static const char build[] =
    "#!/bin/sh\n"
    "# Builds the libraries of the tests into native/.   usage: sh build.sh JDK\n"
    "set -eu\n"
    "cd \"$(dirname \"$0\")\"\n"
    "jdk=${1:-${JAVA_HOME:?name a JDK: sh build.sh DIRECTORY}}\n"
    "flags=\"-std=c11 -D_GNU_SOURCE -g -fPIC -fvisibility=hidden -pthread\"\n"
    "flags=\"$flags -Ilib/support -I$jdk/include -I$jdk/include/linux\"\n"
    "mkdir -p native/support\n"
    "for source in lib/support/*.c; do\n"
    "    ${CC:-cc} $flags -c -o \"native/support/$(basename \"$source\" .c).o\" \"$source\"\n"
    "done\n"
    "rm -f native/support.a\n"
    "ar rcs native/support.a native/support/*.o\n"
    "export flags\n"
    "printf '%s\\n' tests/*/lib*.c |\n"
    "    xargs -P \"$(getconf _NPROCESSORS_ONLN)\" -I SOURCE sh -c '\n"
    "        ${CC:-cc} $flags -shared -o \"native/$(basename \"$1\" .c).so\" \"$1\" \\\n"
    "            -Wl,-u,Agent_OnLoad native/support.a' build SOURCE\n";

static const char readme[] =
    "# A jtreg test suite\n\n"
    "    sh build.sh JDK                                       # the native libraries; any JDK "
    "from 17 on\n"
    "    jtreg -agentvm -jdk:JDK -nativepath:native tests      # on the JDK to test\n"
    "    jtreg -agentvm -jdk:JDK -nativepath:native -vmoptions:-Xcomp -timeoutFactor:4 tests\n\n"
    "Each directory below `tests/` has the jtreg test, `NAME.java`; the agent, `libNAME.c`; what "
    "the\n"
    "specification requires it to say, `NAME.expected`; and the Java classes that it observes, "
    "`java/`.\n"
    "`lib/` has what the tests share. The class under test runs in a JVM of its own, which\n"
    "`lib/AssayTest.java` starts with the options that jtreg is given, since the agent observes "
    "that\n"
    "JVM from its start to its end. A test that does not apply to a JVM is skipped. Where there is "
    "a\n"
    "`ProblemList-VM.txt`, it has the tests that are known to deviate on that JVM: "
    "`-exclude:FILE`\n"
    "leaves them out.\n";

int jtreg_begin(const struct jtreg_suite *suite)
{
    int result = file_write(suite->directory, "TEST.ROOT",
                            "keys=\n"
                            "groups=TEST.groups\n"
                            "requires.extraPropDefns = lib/VmProperties.java\n"
                            "requires.properties = vm.jvmti\n"
                            "external.lib.roots = .\n");
    result |= file_write(suite->directory, "build.sh", build);
    result |= file_write(suite->directory, "README.md", readme);
    result |= copy_shared(suite, "AssayTest.java");
    result |= copy_shared(suite, "ExpectedTranscript.java");
    result |= copy_shared(suite, "VmProperties.java");
    result |= copy_shared(suite, "jtreg/SkippedException.java");
    return result;
}

/* ---- A test ------------------------------------------------------------- */

/* Seconds that the JVM has, where jtreg's factor is 1; jtreg gives the test LONGER. */
enum { USUAL = 120, TIMES = 6, LONGER = 60 };

static int seconds_of(const struct assay_test *descriptor)
{
    return descriptor->timeout != 0 ? descriptor->timeout * TIMES : USUAL;
}

static bool mentions(const char *const *words, const char *place)
{
    for (; words != NULL && *words != NULL; words++)
        if (strstr(*words, place) != NULL)
            return true;
    return false;
}

bool jtreg_takes(const struct jtreg_suite *suite, const struct test *test)
{
    const struct assay_test *descriptor = test->descriptor;
    const char *const *const lists[] = {descriptor->args, descriptor->vm_args, descriptor->env};
    const char *const places[] = {suite->home->companions, suite->home->java, test->library};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        for (size_t j = 0; j < sizeof places / sizeof *places; j++)
            if (mentions(lists[i], places[j]))
                return false;
    return true;
}

static void put_string(FILE *stream, const char *text)
{
    fputc('"', stream);
    for (; *text != '\0'; text++)
        if (*text == '"' || *text == '\\')
            fprintf(stream, "\\%c", *text);
        else if ((unsigned char)*text < ' ')
            fprintf(stream, "\\%03o", (unsigned)*text);
        else
            fputc(*text, stream);
    fputc('"', stream);
}

/* The call `.NAME("...", "...")`, unless there is nothing to pass. */
static void put_call(FILE *stream, const char *name, const char *const *words,
                     const struct strings *more)
{
    size_t count = 0;
    for (; words != NULL && *words != NULL; words++) {
        fprintf(stream, count++ == 0 ? "\n            .%s(" : ", ", name);
        put_string(stream, *words);
    }
    for (size_t i = 0; more != NULL && i < more->count; i++) {
        fprintf(stream, count++ == 0 ? "\n            .%s(" : ", ", name);
        put_string(stream, more->items[i]);
    }
    fputs(count > 0 ? ")" : "", stream);
}

/* What jtreg reads, of the whole test or of one of its cases. */
static void put_head(FILE *stream, const struct jtreg_test *test, const char *name,
                     const char *case_name)
{
    const struct assay_test *descriptor = test->test->descriptor;
    const char *digits = test->bug != NULL ? strpbrk(test->bug, "0123456789") : NULL;
    /* jtreg takes no id where it would be the only one of the file. */
    bool several = test->cases != NULL && test->cases[0] != NULL && test->cases[1] != NULL;
    fprintf(stream, "/*\n * @test%s%s\n", several ? " id=" : "", several ? case_name : "");
    if (digits != NULL)
        fprintf(stream, " * @bug %.*s\n", (int)strspn(digits, "0123456789"), digits);
    fprintf(stream, " * @summary %s\n * @requires vm.jvmti & os.family == \"linux\"\n",
            test->summary != NULL ? test->summary : descriptor->title);
    if (descriptor->since > 8)
        fprintf(stream, " * @requires jdk.version.major >= %d\n", descriptor->since);
    if (descriptor->until != 0)
        fprintf(stream, " * @requires jdk.version.major <= %d\n", descriptor->until);
    fprintf(stream,
            " * @library /lib\n"
            " * @modules jdk.compiler\n"
            " * @build AssayTest ExpectedTranscript jtreg.SkippedException\n"
            " * @run driver/timeout=%d %s%s%s\n */\n\n",
            LONGER + seconds_of(descriptor), name, case_name != NULL ? " " : "",
            case_name != NULL ? case_name : "");
}

static void put_heads(FILE *stream, const struct jtreg_test *test, const char *name)
{
    if (test->cases == NULL || *test->cases == NULL)
        put_head(stream, test, name, NULL);
    for (const char *const *each = test->cases; each != NULL && *each != NULL; each++)
        put_head(stream, test, name, *each);
}

static int put_test(const struct jtreg_suite *suite, const struct jtreg_test *test,
                    const char *name, const char *place)
{
    const struct assay_test *descriptor = test->test->descriptor;
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    put_heads(stream, test, name);
    fprintf(stream,
            "public class %s {\n"
            "    public static void main(String[] args) throws Exception {\n"
            "        new AssayTest(\"%s\", \"%s\")",
            name, name, test_target(descriptor));
    put_call(stream, "vmArgs", descriptor->vm_args, test->vm_args);
    put_call(stream, "env", descriptor->env, NULL);
    put_call(stream, "args", descriptor->args, NULL);
    if (descriptor->options != NULL) {
        fputs("\n            .options(", stream);
        put_string(stream, descriptor->options);
        fputc(')', stream);
    }
    if (descriptor->timeout != 0)
        fprintf(stream, "\n            .seconds(%d)", seconds_of(descriptor));
    if (descriptor->exit_status != 0)
        fprintf(stream, "\n            .exitStatus(%d)", descriptor->exit_status);
    fputs("\n            .run(args);\n    }\n}\n", stream);
    fclose(stream);
    char *file = xprintf("%s/%s.java", place, name);
    int result = file_write(suite->directory, file, text);
    free(file);
    free(text);
    return result;
}

static int copy_java(const struct jtreg_suite *suite, const char *place,
                     const struct strings *paths)
{
    int result = 0;
    for (size_t i = 0; i < paths->count && result == 0; i++) {
        char *from = xprintf("%s/javasrc/%s", suite->home->sources, paths->items[i]);
        char *to = xprintf("%s/java/%s", place, paths->items[i]);
        result = file_copy(from, suite->directory, to);
        free(from);
        free(to);
    }
    return result;
}

static int put_sources(const struct jtreg_suite *suite, const struct test *test, const char *name,
                       const char *place)
{
    struct test_sources sources;
    if (sources_find(&sources, test, suite->home) != 0)
        return -1;
    char *library = xprintf("%s/lib%s.c", place, name);
    char *expected = xprintf("%s/%s.expected", place, name);
    char *shared = xprintf("%s/lib", suite->directory);
    int result = file_write(suite->directory, library, sources.source);
    result |= file_copy(test->expected, suite->directory, expected);
    result |= copy_java(suite, place, &sources.java);
    result |= copy_java(suite, place, &sources.variants);
    result |= support_copy(
        &(struct support_copy){.home = suite->home, .directory = shared, .source = sources.source});
    free(shared);
    free(expected);
    free(library);
    sources_free(&sources);
    return result;
}

int jtreg_add(struct jtreg_suite *suite, const struct jtreg_test *test)
{
    char *name = jtreg_name(test->test->id);
    char *place = xprintf("tests/%s", name);
    int result = put_sources(suite, test->test, name, place);
    result |= put_test(suite, test, name, place);
    strings_add(&suite->groups,
                xprintf("%.*s:%s", (int)strcspn(test->test->id, "/"), test->test->id, place));
    free(place);
    free(name);
    return result;
}

/* A group of each category, and `all`. */
int jtreg_end(struct jtreg_suite *suite)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    fputs("all = tests\n", stream);
    strings_sort(&suite->groups);
    const char *last = "";
    for (size_t i = 0; i < suite->groups.count; i++) {
        const char *line = suite->groups.items[i];
        size_t category = strcspn(line, ":");
        bool first = strncmp(last, line, category + 1) != 0;
        if (first)
            fprintf(stream, "\n%.*s = \\\n", (int)category, line);
        bool more = i + 1 < suite->groups.count
                    && strncmp(suite->groups.items[i + 1], line, category + 1) == 0;
        fprintf(stream, "  %s%s\n", line + category + 1, more ? " \\" : "");
        last = line;
    }
    fclose(stream);
    int result = file_write(suite->directory, "TEST.groups", text);
    free(text);
    strings_free(&suite->groups);
    return result;
}
