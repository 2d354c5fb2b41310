/* SPDX-License-Identifier: Apache-2.0 */
#include "export/reproducer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "base/utf8.h"
#include "export/sources.h"
#include "export/support_copy.h"
#include "match/expected.h"
#include "vm/vm.h"

/* What writing a directory needs. */
struct writing {
    const struct reproducer *reproducer;
    const struct home *home;
    const char *directory;
    struct test_sources sources;
    char *name;      /* of the C file, without ".c" */
    bool companions; /* it starts agents of agents/companions */
};

/* A text that grows. */
struct page {
    FILE *stream;
    char *text;
    size_t length;
};

static void page_begin(struct page *page)
{
    *page = (struct page){0};
    page->stream = open_memstream(&page->text, &page->length);
}

static int page_end(struct page *page, const char *directory, const char *name)
{
    fclose(page->stream);
    int result = file_write(directory, name, page->text);
    free(page->text);
    return result;
}

static int copy_sources(const struct writing *writing, const struct strings *paths)
{
    int result = 0;
    for (size_t i = 0; i < paths->count && result == 0; i++) {
        char *from = xprintf("%s/javasrc/%s", writing->home->sources, paths->items[i]);
        char *to = xprintf("java/%s", paths->items[i]);
        result = file_copy(from, writing->directory, to);
        free(from);
        free(to);
    }
    return result;
}

static int copy_java(const struct writing *writing)
{
    int result = copy_sources(writing, &writing->sources.java);
    return result != 0 ? result : copy_sources(writing, &writing->sources.variants);
}

/* ---- build.sh and run.sh ------------------------------------------------ */

static bool is_newer(const char *path)
{
    return strncmp(path, "17/", 3) == 0;
}

static void put_javac(const struct writing *writing, FILE *stream, int release, bool newer)
{
    bool any = false;
    for (size_t i = 0; i < writing->sources.java.count; i++) {
        const char *path = writing->sources.java.items[i];
        if (is_newer(path) != newer)
            continue;
        if (!any)
            fprintf(stream,
                    "\"$jdk/bin/javac\" --release %d -Xlint:-options -g -cp classes "
                    "-d classes",
                    release);
        any = true;
        fprintf(stream, " \\\n    java/%s", path);
    }
    if (any)
        fputc('\n', stream);
}

/* Each variant of a class has a directory of its own. */
static void put_variants(const struct writing *writing, FILE *stream)
{
    const struct strings *paths = &writing->sources.variants;
    for (size_t i = 0; i < paths->count; i++) {
        const char *path = paths->items[i];
        const char *name = strchr(path, '/') + 1;
        int length = (int)strcspn(name, "/");
        size_t whole = (size_t)(name - path) + (size_t)length;
        if (i > 0 && strncmp(path, paths->items[i - 1], whole + 1) == 0)
            continue;
        fprintf(stream,
                "mkdir -p variants/%.*s\n"
                "\"$jdk/bin/javac\" --release %d -Xlint:-options -g -cp classes "
                "-d variants/%.*s \\\n"
                "    java/%.*s/*/*.java\n",
                length, name, strncmp(path, "variants-17", strlen("variants-17")) == 0 ? 17 : 8,
                length, name, (int)whole, path);
    }
}

static int put_build(const struct writing *writing)
{
    struct page page;
    page_begin(&page);
    fprintf(page.stream,
            "#!/bin/sh\n"
            "# Builds the agent and the Java classes.   usage: sh build.sh [JDK]\n"
            "# The JDK (default: $JAVA_HOME) is any from 17 on; what it builds runs on 8, too.\n"
            "set -eu\n"
            "cd \"$(dirname \"$0\")\"\n"
            "jdk=${1:-${JAVA_HOME:?name a JDK: sh build.sh DIRECTORY}}\n"
            "flags=\"-std=c11 -D_GNU_SOURCE -g -fPIC -fvisibility=hidden -pthread -shared\"\n"
            "${CC:-cc} $flags -Isupport -I\"$jdk/include\" -I\"$jdk/include/linux\" \\\n"
            "    -o %s.so %s.c support/*.c\n",
            writing->name, writing->name);
    if (writing->companions)
        fputs("for name in linked natives plain starting telling; do\n"
              "    ${CC:-cc} $flags -Isupport -I\"$jdk/include\" -I\"$jdk/include/linux\" \\\n"
              "        -o companions/lib$name.so companions/$name.c support/channel.c \\\n"
              "        support/names.c support/texts.c\n"
              "done\n"
              "${CC:-cc} ${flags% -shared} -Isupport -I\"$jdk/include\" \\\n"
              "    -I\"$jdk/include/linux\" -rdynamic -o companions/launcher \\\n"
              "    companions/launcher.c support/channel.c support/names.c \\\n"
              "    support/texts.c -ldl\n",
              page.stream);
    fputs("mkdir -p classes\n", page.stream);
    put_javac(writing, page.stream, 8, false);
    put_javac(writing, page.stream, 17, true);
    put_variants(writing, page.stream);
    return page_end(&page, writing->directory, "build.sh");
}

/* Puts a word for the shell, in which the places of the source tree are those of the
 * directory, which the variable `here` has. */
static void put_word(const struct writing *writing, FILE *stream, const char *word)
{
    const struct test *test = writing->reproducer->test;
    const struct {
        const char *from;
        char *to;
    } places[] = {
        {test->library, xprintf("$here/%s.so", writing->name)},
        {writing->home->companions, xstrdup("$here/companions")},
        {writing->home->java, xstrdup("$here/classes")},
    };
    fputc('"', stream);
    while (*word != '\0') {
        size_t length = 0;
        for (size_t i = 0; i < sizeof places / sizeof places[0] && length == 0; i++)
            if (strncmp(word, places[i].from, strlen(places[i].from)) == 0) {
                length = strlen(places[i].from);
                fputs(places[i].to, stream);
            }
        if (length == 0 && strchr("\"\\$`", *word) != NULL)
            fputc('\\', stream);
        if (length == 0)
            fputc(*word, stream);
        word += length > 0 ? length : 1;
    }
    fputc('"', stream);
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        free(places[i].to);
}

static void put_words(const struct writing *writing, FILE *stream, const char *const *words)
{
    for (; words != NULL && *words != NULL; words++) {
        fputc(' ', stream);
        put_word(writing, stream, *words);
    }
}

/* Without a case it runs itself in each. */
static void put_loop(FILE *stream, const char *const *cases)
{
    fputs("if [ -z \"${ASSAY_CASE:-}\" ]; then\n"
          "    for name in",
          stream);
    for (size_t i = 0; cases[i] != NULL; i++)
        fprintf(stream, " %s", cases[i]);
    fputs("; do\n"
          "        echo \"== $name\"\n"
          "        ASSAY_CASE=$name sh \"$0\" \"$jdk\" \"$@\" || echo \"exit status $?\"\n"
          "    done\n"
          "    exit\n"
          "fi\n",
          stream);
}

static int put_run(const struct writing *writing)
{
    const struct assay_test *descriptor = writing->reproducer->test->descriptor;
    const char *const one[] = {writing->reproducer->case_name, NULL};
    const char *const *cases = one[0] != NULL ? one : descriptor->cases;
    struct page page;
    page_begin(&page);
    fputs("#!/bin/sh\n"
          "# Runs it on a JVM.   usage: sh run.sh [JDK [JVM-ARGUMENT]...]\n",
          page.stream);
    if (cases != NULL && cases != one)
        fputs("# ASSAY_CASE=NAME in the environment runs that case alone.\n", page.stream);
    fputs("set -eu\n"
          "here=$(cd \"$(dirname \"$0\")\" && pwd)\n"
          "jdk=${1:-${JAVA_HOME:?name a JDK: sh run.sh DIRECTORY}}\n"
          "[ $# -eq 0 ] || shift\n"
          "unset JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS CLASSPATH\n"
          "export LC_ALL=C\n",
          page.stream);
    if (cases == one)
        fprintf(page.stream, "export ASSAY_CASE=%s\n", one[0]);
    else if (cases != NULL)
        put_loop(page.stream, cases);
    for (const char *const *word = descriptor->vm_args; word != NULL && *word != NULL; word++)
        if (!vm_takes(&(struct vm){.name = ""}, *word))
            fprintf(page.stream, "# %s is an argument of HotSpot: take it out for another VM.\n",
                    *word);
    fputs("# What the JVM leaves behind, it leaves here.\n"
          "jdk=$(cd \"$jdk\" && pwd)\n"
          "cd \"$here\"\n"
          "exec env",
          page.stream);
    put_words(writing, page.stream, descriptor->env);
    fputs(" \"$jdk/bin/java\" \"$@\"", page.stream);
    put_words(writing, page.stream, descriptor->vm_args);
    bool late = vm_is_late(&(struct vm){0}, descriptor->vm_args);
    if (!late)
        fprintf(page.stream, " \\\n    -agentpath:\"$here/%s.so\"", writing->name);
    if (!late && descriptor->options != NULL) {
        fputc('=', page.stream);
        put_word(writing, page.stream, descriptor->options);
    }
    fprintf(page.stream, " -cp \"$here/classes\" %s", test_target(descriptor));
    put_words(writing, page.stream, descriptor->args);
    fputc('\n', page.stream);
    return page_end(&page, writing->directory, "run.sh");
}

/* ---- README.md ---------------------------------------------------------- */

static void put_rules(FILE *stream, const struct expected *expected)
{
    const struct rule *const *rules;
    size_t count = expected_rules(expected, &rules);
    for (size_t i = 0; i < count; i++)
        fprintf(stream, "- `%s` (%s): %s\n", rules[i]->id, level_name(rules[i]->level),
                rules[i]->wording);
}

static void put_expected(FILE *stream, const char *text)
{
    fputs(
        "\n## What is expected\n\n"
        "Below each rule in brackets stand the lines of the transcript that it requires. `{A|B}`\n"
        "are alternatives, `<int>` is a number, `<same A>` is the same word everywhere; blocks\n"
        "begin with `@` and hold for some releases, cases or capabilities.\n\n",
        stream);
    for (const char *line = text; *line != '\0';) {
        size_t length = strcspn(line, "\n");
        fprintf(stream, "%s%.*s\n", length > 0 ? "    " : "", (int)length, line);
        line += length + (line[length] == '\n');
    }
}

static int put_readme(const struct writing *writing, const struct rules *rules)
{
    const struct reproducer *reproducer = writing->reproducer;
    const struct test *test = reproducer->test;
    char *problem = NULL;
    char *text = file_read_loudly(test->expected, NULL);
    struct expected *expected = text != NULL ? expected_read(test->expected, rules,
                                                             test->descriptor->cases, &problem)
                                             : NULL;
    if (expected == NULL) {
        if (problem != NULL)
            complain("%s", problem);
        free(problem);
        free(text);
        return -1;
    }
    struct page page;
    page_begin(&page);
    fprintf(page.stream,
            "# %s%s%s\n\n%s\n\n"
            "    sh build.sh JDK      # cc and javac; any JDK from 17 on\n"
            "    sh run.sh JDK        # the JVM to look at; more arguments go to the JVM\n\n"
            "`%s.c` is the agent: what it does is all in it, and `support/` is its vocabulary.\n"
            "It prints what it observes; lines that begin with `#` are records of the support\n"
            "library.\n\n## The rules of the JVM TI specification\n\n",
            test->id, reproducer->case_name != NULL ? ":" : "",
            reproducer->case_name != NULL ? reproducer->case_name : "", test->descriptor->title,
            writing->name);
    put_rules(page.stream, expected);
    put_expected(page.stream, text);
    fprintf(page.stream, "\n## What came\n\n%s\n",
            reproducer->record != NULL ? reproducer->record : "It was run on no JVM so far.");
    fprintf(page.stream,
            "From Assay, the conformance suite for the JVM Tool Interface, "
            "revision %s: "
            "test `%s`.\n",
            reproducer->revision, test->id);
    expected_free(expected);
    free(text);
    return page_end(&page, writing->directory, "README.md");
}

static bool uses(const char *const *words, const char *place)
{
    for (; words != NULL && *words != NULL; words++)
        if (strstr(*words, place) != NULL)
            return true;
    return false;
}

int reproducer_write(const struct reproducer *reproducer, const struct home *home,
                     const struct rules *rules, const char *directory)
{
    const struct assay_test *descriptor = reproducer->test->descriptor;
    struct writing writing = {.reproducer = reproducer, .home = home, .directory = directory};
    if (sources_find(&writing.sources, reproducer->test, home) != 0)
        return -1;
    writing.name = xstrdup(strrchr(reproducer->test->id, '/') + 1);
    writing.companions = uses(descriptor->args, home->companions)
                         || uses(descriptor->vm_args, home->companions)
                         || uses(descriptor->env, home->companions);
    char *source = xprintf("%s.c", writing.name);
    int result = file_write(directory, source, writing.sources.source);
    result |= support_copy(&(struct support_copy){.home = home,
                                                  .directory = directory,
                                                  .source = writing.sources.source,
                                                  .companions = writing.companions});
    result |= copy_java(&writing);
    result |= put_build(&writing);
    result |= put_run(&writing);
    result |= put_readme(&writing, rules);
    free(source);
    free(writing.name);
    sources_free(&writing.sources);
    return result != 0 ? -1 : 0;
}
