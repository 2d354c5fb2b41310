/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/standalone.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "export/one_source.h"

enum { PATIENCE = 10 };

/* In this order, in which types come before those that use them. */
static const char *const sources[] = {"agents/support/agent/descriptor.h",
                                      "agents/support/agent/channel.h",

                                      "runner/base/clock.h",
                                      "runner/explore/scenario.h",
                                      "explore/agent.h",
                                      "explore/calls.h",
                                      "runner/explore/scenario.c",
                                      "explore/alone/judge.c",
                                      "explore/call_threads.c",
                                      "explore/call_frames.c",
                                      "explore/call_monitors.c",
                                      "explore/call_heap.c",
                                      "explore/calls.c",
                                      "explore/events.c",
                                      "explore/operations.c",
                                      "explore/agent.c",
                                      NULL};

/* ---- What the scenario does not use ----------------------------------------- */

static bool has_operation(const struct scenario *scenario, int code)
{
    for (size_t i = 0; i < scenario->count; i++)
        if ((int)scenario->operations[i].code == code)
            return true;
    return false;
}

static bool has_event(const struct scenario *scenario, int event)
{
    for (size_t i = 0; i < scenario->count; i++)
        if (scenario->operations[i].code == OP_EVENT_MODE
            && scenario->operations[i].arguments[1] == event)
            return true;
    return false;
}

static struct strings unused_names(const struct scenario *scenario)
{
    static const char *const operations[OPERATION_CODES] = {
#define NAME(CODE, WORD, ARGUMENTS) [OP_##CODE] = "OP_" #CODE,
        JAVA_OPERATIONS(NAME) TI_OPERATIONS(NAME)
#undef NAME
    };
    static const char *const events[EVENTS] = {
#define EVENT(NAME) [NAME] = #NAME
        EVENT(EVENT_METHOD_ENTRY),  EVENT(EVENT_METHOD_EXIT),
        EVENT(EVENT_BREAKPOINT),    EVENT(EVENT_FIELD_ACCESS),
        EVENT(EVENT_FRAME_POP),     EVENT(EVENT_FIELD_MODIFICATION),
        EVENT(EVENT_MONITOR_WAIT),  EVENT(EVENT_MONITOR_WAITED),
        EVENT(EVENT_CLASS_PREPARE), EVENT(EVENT_CONTENDED_ENTER),
        EVENT(EVENT_THREAD_START),  EVENT(EVENT_CONTENDED_ENTERED),
        EVENT(EVENT_THREAD_END),    EVENT(EVENT_VIRTUAL_START),
        EVENT(EVENT_VIRTUAL_END)
#undef EVENT
    };
    struct strings unused = {0};
    for (int i = 0; i < OPERATION_CODES; i++)
        if (!has_operation(scenario, i))
            strings_add(&unused, xstrdup(operations[i]));
    for (int i = 0; i < EVENTS; i++)
        if (!has_event(scenario, i))
            strings_add(&unused, xstrdup(events[i]));
    return unused;
}

/* ---- scenario.c -------------------------------------------------------------- */

static void put_rule(FILE *stream, const struct rules *rules, const char *id)
{
    const struct rule *rule = rules_find(rules, id);
    if (rule != NULL)
        fprintf(stream, " * %s (%s): %s\n", rule->id, level_name(rule->level), rule->wording);
}

static void put_finding(FILE *stream, const struct pool *pool,
                        const struct explore_attempt *attempt, const struct rules *rules)
{
    const struct explore_finding *finding = &attempt->finding;
    char *label = vm_label(pool->vm);
    fprintf(stream, "/* A scenario of `assay explore`, of the JVM TI conformance suite Assay.\n");
    if (finding->kind == FINDING_NONE) {
        fprintf(stream, " * %s does what the specification allows.\n", label);
    } else {
        char line[LINE_OF_OPERATION] = "(the end)";
        if (finding->operation < attempt->scenario.count)
            operation_write(&attempt->scenario.operations[finding->operation], line);
        fprintf(stream,
                " * %s deviates from the specification:\n *\n"
                " *     operation %zu: %s\n *     expected: %s\n *     actual: %s\n *\n",
                label, finding->operation + 1, line, finding->expected, finding->actual);
        put_rule(stream, rules, finding->rule);
    }
    fprintf(
        stream,
        " *\n"
        " * sh run.sh JDK builds it and runs it. It prints each operation, what it was answered,\n"
        " * and the events, and at the end whether that is allowed.\n *\n"
        " * An actor (A to D) is a thread of Interpreter.java, which waits in the native method\n"
        " * `next` for what to do. A line with a number is a call of a JVM TI function in that\n"
        " * environment. Each operation is complete before the next begins. */\n");
    free(label);
}

/* The program as a string, a line each. */
static void put_program(FILE *stream, const char *text)
{
    fputs("const char scenario[] =", stream);
    while (*text != '\0') {
        int length = (int)strcspn(text, "\n");
        const char *indent = strncmp(text, "do ", 3) == 0 ? "" : "    ";
        fprintf(stream, "\n    %s\"%.*s\\n\"", indent, length, text);
        text += length + (text[length] == '\n');
    }
    fputs(";\n", stream);
}

static char *first_part(const struct pool *pool, const struct explore_attempt *attempt,
                        const struct rules *rules)
{
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    char *program = program_text(&attempt->scenario, &pool->model_vm, PATIENCE, true);
    put_finding(stream, pool, attempt, rules);
    put_program(stream, program);
    free(program);
    fclose(stream);
    return text;
}

static char *generated_directory(const struct home *home)
{
    char *installed = xprintf("%s/generated", home->sources);
    if (access(installed, F_OK) == 0)
        return installed;
    free(installed);
    return xprintf("%s/build/generated", home->sources);
}

static int write_c(const struct pool *pool, const struct explore_attempt *attempt,
                   const struct rules *rules, const char *directory)
{
    struct strings paths = {0}, roots = {0};
    struct strings unused = unused_names(&attempt->scenario);
    for (size_t i = 0; sources[i] != NULL; i++)
        strings_add(&paths, xprintf("%s/%s", pool->home->sources, sources[i]));
    strings_add(&roots, xstrdup("Agent_OnLoad"));
    char *generated = generated_directory(pool->home);
    char *first = first_part(pool, attempt, rules);
    char *body = one_c_source(
        &(struct one_source){
            .paths = &paths, .generated = generated, .unused = &unused, .roots = &roots},
        first);
    char *text = body != NULL ? xprintf("/* SPDX-License-Identifier: Apache-2.0 */\n%s", body)
                              : NULL;
    int result = text != NULL ? file_write(directory, "scenario.c", text) : -1;
    free(text);
    free(body);
    free(first);
    free(generated);
    strings_free(&unused);
    strings_free(&roots);
    strings_free(&paths);
    return result;
}

/* ---- The others --------------------------------------------------------------- */

static int write_java(const struct pool *pool, const char *directory)
{
    struct strings paths = {0};
    glob_t found = {0};
    char *pattern = xprintf("%s/javasrc/explore/*.java", pool->home->sources);
    if (glob(pattern, 0, NULL, &found) == 0)
        for (size_t i = 0; i < found.gl_pathc; i++)
            strings_add(&paths, xstrdup(found.gl_pathv[i]));
    globfree(&found);
    free(pattern);
    char *text = one_java_source(&paths);
    int result = text != NULL ? file_write(directory, "Interpreter.java", text) : -1;
    free(text);
    strings_free(&paths);
    return result;
}

/* The statuses of the program are those of explore/alone/judge.c; others are of the JVM. */
static int write_script(const struct pool *pool, const char *directory)
{
    struct strings arguments = pool_arguments(pool->vm);
    if (pool->vm->mode != NULL)
        strings_add(&arguments, xprintf("-%s", pool->vm->mode));
    char *words = arguments.count > 0 ? shell_line(arguments.items) : xstrdup("");
    char *text = xprintf(
        "#!/bin/sh\n"
        "# usage: sh run.sh JDK [JVM-ARGUMENT]...\n"
        "# Runs the scenario on that JVM. BUILD_JDK is a JDK from 17 on to build it with, if that "
        "one is\n"
        "# older. Exit status: 0 all is as the specification allows; 1 it deviates, crashes or "
        "hangs; 2\n"
        "# it could not be carried out.\n"
        "set -eu\n"
        "jdk=$(cd \"${1:?name a JDK: sh run.sh DIRECTORY}\" && pwd)\n"
        "shift\n"
        "build=${BUILD_JDK:-$jdk}\n"
        "cd \"$(dirname \"$0\")\"\n"
        "unset JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS CLASSPATH\n"
        "{\n"
        "    ${CC:-cc} -std=c11 -D_GNU_SOURCE -g -fPIC -fvisibility=hidden -pthread -shared \\\n"
        "        -I\"$build/include\" -I\"$build/include/linux\" -o scenario.so scenario.c &&\n"
        "        \"$build/bin/javac\" --release 8 -Xlint:-options -g -d classes Interpreter.java\n"
        "} || exit 2\n"
        "status=0\n"
        "\"$jdk/bin/java\" %s%s\"$@\" \\\n"
        "    -agentpath:\"$PWD/scenario.so\" -cp classes explore.Interpreter || status=$?\n"
        "case $status in\n"
        "0) exit 0 ;;\n"
        "91) exit 1 ;;\n"
        "12[89] | 1[3-9]?) echo \"deviates: the JVM ends with status $status\" && exit 1 ;;\n"
        "*) exit 2 ;;\n"
        "esac\n",
        words, *words != '\0' ? " " : "");
    int result = file_write(directory, "run.sh", text);
    free(text);
    free(words);
    strings_free(&arguments);
    return result;
}

int standalone_write(const struct pool *pool, const struct explore_attempt *attempt,
                     const struct rules *rules, const char *directory)
{
    return write_c(pool, attempt, rules, directory) != 0 || write_java(pool, directory) != 0
                   || write_script(pool, directory) != 0
               ? -1
               : 0;
}
