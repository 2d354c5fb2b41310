/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/standalone.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "explore/one_source.h"

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
                                      "explore/attached.c",
                                      "explore/events.c",
                                      "explore/operations.c",
                                      "explore/agent.c",
                                      NULL};

static const char *const classes[] = {"Actor", "Deeper", "Frames",    "Interpreter", "Loaded",
                                      "Node",  "Target", "OwnLoader", "Unwind",      NULL};

/* ---- What the scenario does not use ----------------------------------------- */

static bool has_operation(const struct scenario *scenario, int code)
{
    for (size_t i = 0; i < scenario->count; i++)
        if ((int)scenario->operations[i].code == code)
            return true;
    return false;
}

/* Operations. All events have their callbacks: also one that is not enabled may be posted. */
static struct strings unused_names(const struct scenario *scenario)
{
    static const char *const operations[OPERATION_CODES] = {
#define NAME(CODE, WORD, ARGUMENTS) [OP_##CODE] = "OP_" #CODE,
        JAVA_OPERATIONS(NAME) TI_OPERATIONS(NAME)
#undef NAME
    };
    struct strings unused = {0};
    for (int i = 0; i < OPERATION_CODES; i++)
        if (!has_operation(scenario, i))
            strings_add(&unused, xstrdup(operations[i]));
    return unused;
}

/* ---- scenario.c -------------------------------------------------------------- */

static void put_rule(FILE *stream, const struct rules *rules, const char *id)
{
    const struct rule *rule = id[0] != '\0' ? rules_find(rules, id) : NULL;
    if (rule != NULL)
        fprintf(stream, " *\n * %s (%s): %s\n", rule->id, level_name(rule->level), rule->wording);
}

static void put_finding(FILE *stream, const struct explore_attempt *attempt,
                        const struct rules *rules)
{
    const struct explore_finding *finding = &attempt->finding;
    char line[LINE_OF_OPERATION] = "(the end)";
    if (finding->kind == FINDING_NONE) {
        fprintf(stream, "\n * does what the specification allows.\n");
        return;
    }
    if (finding->operation < attempt->scenario.count)
        operation_write(&attempt->scenario.operations[finding->operation], line);
    fprintf(stream,
            "\n * deviates from the specification:\n *\n"
            " *     operation %zu: %s\n *     expected: %s\n *     actual: %s\n",
            finding->operation + 1, line, finding->expected, finding->actual);
    put_rule(stream, rules, finding->rule);
}

/* Texts of a JVM do not end a comment. */
static void break_ends(char *text)
{
    while ((text = strstr(text, "*/")) != NULL)
        *text++ = '.';
}

static void put_heading(FILE *stream, const struct pool *pool,
                        const struct explore_attempt *attempt, const struct rules *rules)
{
    char *text = NULL, *label = vm_label(pool->vm);
    size_t size = 0;
    FILE *comment = open_memstream(&text, &size);
    fprintf(comment,
            " * A scenario of `assay explore`, of the JVM TI conformance suite Assay.\n * %s",
            label);
    if (pool->fault != NULL)
        fprintf(comment, ", with the fault %s of `assay audit`,", pool->fault);
    put_finding(comment, attempt, rules);
    fclose(comment);
    break_ends(text);
    fprintf(
        stream,
        "/*\n%s *\n"
        " * sh run.sh JDK builds it and runs it. It prints each operation, its answer and the\n"
        " * events, and at the end whether they are allowed.\n *\n"
        " * An actor (A to D) is a thread of Interpreter.java, which waits in the native method\n"
        " * `next` for what to do. A line with a number is a call of a JVM TI function in that\n"
        " * environment. Each operation is complete before the next begins. */\n",
        text);
    free(text);
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
    char *program = program_text(&attempt->scenario, &pool->model_vm, pool_patience(pool), true);
    put_heading(stream, pool, attempt, rules);
    fputs("\n/* Callbacks have the parameters that JVM TI gives them. */\n"
          "#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n\n",
          stream);
    fprintf(stream, "const int time_limit = %d;\n\n", (int)pool->timeout + 1);
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

static char *c_text(const struct pool *pool, const struct explore_attempt *attempt,
                    const struct rules *rules)
{
    struct strings paths = {0}, roots = {0};
    struct strings unused = unused_names(&attempt->scenario);
    for (size_t i = 0; sources[i] != NULL; i++)
        strings_add(&paths, xprintf("%s/%s", pool->home->sources, sources[i]));
    strings_add(&roots, xstrdup("Agent_OnLoad"));
    char *generated = generated_directory(pool->home);
    char *first = first_part(pool, attempt, rules);
    char *body = one_source_c(
        &(struct one_source){
            .paths = &paths, .generated = generated, .unused = &unused, .roots = &roots},
        first);
    char *text = body != NULL ? xprintf("/* SPDX-License-Identifier: Apache-2.0 */\n"
                                        "#define _GNU_SOURCE\n\n%s",
                                        body)
                              : NULL;
    free(body);
    free(first);
    free(generated);
    strings_free(&unused);
    strings_free(&roots);
    strings_free(&paths);
    return text;
}

/* ---- The others --------------------------------------------------------------- */

static char *java_text(const struct home *home)
{
    struct strings paths = {0};
    for (size_t i = 0; classes[i] != NULL; i++)
        strings_add(&paths, xprintf("%s/javasrc/explore/%s.java", home->sources, classes[i]));
    char *text = one_source_java(&paths);
    strings_free(&paths);
    return text;
}

static const char script_start[] =
    "#!/bin/sh\n"
    "# usage: sh run.sh JDK [JVM-ARGUMENT]...\n"
    "#\n"
    "# Builds the scenario in a temporary directory and runs it on the JVM of that JDK.\n"
    "#\n"
    "# BUILD_JDK=JDK       the JDK to build with (17 or later); needed if the other is older, or "
    "has\n"
    "#                     no headers or no javac\n"
    "# CC=COMPILER         the C compiler; default: cc\n"
    "# TIMEOUT_SCALE=X     multiplies the time limits, for a slow JVM or machine\n"
    "#\n"
    "# Exit status: 0 all is as the specification allows; 1 it deviates, or the JVM crashes, hangs "
    "or\n"
    "# ends too early; 2 it could not be carried out.\n"
    "fail() {\n"
    "    echo \"run.sh: $1\" >&2\n"
    "    exit 2\n"
    "}\n"
    "deviates() {\n"
    "    echo \"deviates: the JVM ends with status $1\"\n"
    "    exit 1\n"
    "}\n"
    "[ $# -gt 0 ] || fail 'usage: sh run.sh JDK [JVM-ARGUMENT]...'\n"
    "jdk=$1\n"
    "shift\n"
    "build=${BUILD_JDK:-$jdk}\n"
    "[ -x \"$jdk/bin/java\" ] || fail \"$jdk is no JDK: it has no bin/java\"\n"
    "[ -e \"$build/include/jvmti.h\" ] && [ -x \"$build/bin/javac\" ] ||\n"
    "    fail \"$build has no include/jvmti.h or no bin/javac; set BUILD_JDK to a JDK that has "
    "them\"\n"
    "here=$(dirname \"$0\")\n"
    "case $here in /*) ;; *) here=./$here ;; esac\n"
    "made=$(mktemp -d) || exit 2\n"
    "trap 'rm -rf \"$made\"' EXIT\n"
    "trap 'exit 2' HUP INT TERM\n"
    "case $made in *=*) fail \"$made: JVMs do not load an agent from a path with '='; set TMPDIR\" "
    ";; "
    "esac\n"
    "unset JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS CLASSPATH\n"
    "${CC:-cc} -std=c11 -g -fPIC -fvisibility=hidden -pthread -shared -I\"$build/include\" \\\n"
    "    -I\"$build/include/linux\" -o \"$made/scenario.so\" \"$here/scenario.c\" || exit 2\n"
    "\"$build/bin/javac\" --release 8 -Xlint:-options -g -d \"$made/classes\" \\\n"
    "    \"$here/Interpreter.java\" || exit 2\n"
    "status=0\n";

/* The statuses from 90 on are those of explore/alone/judge.c, which makes the file `begun`; the others are
 * of the JVM, and of signals. */
static const char script_end[] =
    "case $status in\n"
    "90) exit 0 ;;\n"
    "91) exit 1 ;;\n"
    "92) exit 2 ;;\n"
    "0) fail 'the JVM ends with status 0 before the scenario does' ;;\n"
    "129 | 130 | 137 | 141 | 143) fail \"the JVM was ended by a signal (status $status)\" ;;\n"
    "13[1-6] | 139) deviates \"$status\" ;;\n"
    "*) [ ! -e \"$made/begun\" ] || deviates \"$status\" ;;\n"
    "esac\n"
    "fail \"the JVM ends with status $status and did not load the agent\"\n";

static char *script_text(const struct vm *vm)
{
    struct strings arguments = pool_arguments(vm);
    if (vm->mode != NULL)
        strings_add(&arguments, xprintf("-%s", vm->mode));
    char *words = arguments.count > 0 ? shell_line(arguments.items) : xstrdup("");
    char *text = xprintf(
        "%s"
        "\"$jdk/bin/java\" %s%s\"$@\" -agentpath:\"$made/scenario.so=$made/begun\" \\\n"
        "    -cp \"$made/classes\" explore.Interpreter || status=$?\n"
        "%s",
        script_start, words, *words != '\0' ? " " : "", script_end);
    free(words);
    strings_free(&arguments);
    return text;
}

/* ---- All of them ------------------------------------------------------------- */

bool standalone_is_possible(const struct vm *vm)
{
    if (!vm_is_foreign(vm) && vm->machine == NULL && !vm_is_late(vm, NULL))
        return true;
    char *label = vm_label(vm);
    complain(
        "%s: a scenario can be exported only for a JVM of this machine and its architecture that "
        "takes -agentpath",
        label);
    free(label);
    return false;
}

int standalone_make(struct standalone *program, const struct pool *pool,
                    const struct explore_attempt *attempt, const struct rules *rules)
{
    *program = (struct standalone){.c = c_text(pool, attempt, rules),
                                   .java = java_text(pool->home),
                                   .script = script_text(pool->vm)};
    if (program->c != NULL && program->java != NULL)
        return 0;
    standalone_free(program);
    return -1;
}

int standalone_write(const struct standalone *program, const char *directory)
{
    return file_write(directory, "scenario.c", program->c) != 0
                   || file_write(directory, "Interpreter.java", program->java) != 0
                   || file_write(directory, "run.sh", program->script) != 0
               ? -1
               : 0;
}

void standalone_free(struct standalone *program)
{
    free(program->c);
    free(program->java);
    free(program->script);
    *program = (struct standalone){0};
}
