/* SPDX-License-Identifier: Apache-2.0 */

/* Exported scenarios as texts: that they compile without warnings, whatever of the agent is left out, and
 * what they say. */
#include "unit.h"

#include "explore/standalone.h"

static char name[] = "OpenJDK */ VM", version[] = "17", sources[] = ".";
static const struct home home = {.sources = sources};
static const struct vm vm = {.name = name, .version = version, .spec = 17};
static const struct pool pool = {.home = &home,
                                 .vm = &vm,
                                 .model_vm = {.spec = 17},
                                 .timeout = 80,
                                 .fault = "GetTag/tag_ptr/plus-one"};

static void make(struct standalone *program, const enum operation_code *codes, size_t count)
{
    struct explore_attempt attempt = {.scenario = {.environments = 1, .count = count}};
    for (size_t i = 0; i < count; i++)
        attempt.scenario.operations[i] = (struct scenario_operation){.code = codes[i],
                                                                     .by = MAIN_THREAD};
    assert_int_equal(standalone_make(program, &pool, &attempt, NULL), 0);
}

static bool is_there(const char *compiler)
{
    char command[100];
    snprintf(command, sizeof command, "command -v %s > /dev/null", compiler);
    return system(command) == 0;
}

static void compile(const char *compiler, const char *text)
{
    char command[400];
    snprintf(
        command, sizeof command,
        "jdk=${JDK:-$(sh tools/build-jdk.sh)} && %s -std=c11 -Wall -Wextra -Werror -fsyntax-only "
        "-I\"$jdk/include\" -I\"$jdk/include/linux\" -x c - >&2",
        compiler);
    FILE *stream = popen(command, "w");
    assert_non_null(stream);
    fputs(text, stream);
    assert_int_equal(pclose(stream), 0);
}

static void compiles(const enum operation_code *codes, size_t count)
{
    struct standalone program;
    make(&program, codes, count);
    compile("${CC:-cc}", program.c);
    if (is_there("clang"))
        compile("clang", program.c);
    standalone_free(&program);
}

/* The first operation of each group, without the others: then least is used of what they share. */
static void test_one_operation_of_each_group(void **state)
{
    (void)state;
    static const enum operation_code codes[] = {OP_START,         OP_SUSPEND_LIST, OP_COLLECT,
                                                OP_MONITOR_USAGE, OP_RAW_NOTIFY,   OP_RELINQUISH,
                                                OP_GET_LOCAL,     OP_RETRANSFORM};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        compiles(&codes[i], 1);
}

static void contains(const char *text, const char *part)
{
    if (strstr(text, part) == NULL)
        fail_msg("no '%s'", part);
}

static void test_what_the_texts_say(void **state)
{
    (void)state;
    static const enum operation_code codes[] = {OP_COLLECT};
    struct standalone program;
    make(&program, codes, 1);
    contains(program.c,
             " * OpenJDK ./ VM 17, with the fault GetTag/tag_ptr/plus-one of `assay audit`,\n"
             " * does what the specification allows.\n");
    contains(program.c, "const int time_limit = 81;\n");
    contains(program.c, "\"patience 21\\n\"");
    contains(program.c, "\"do 1 ForceGarbageCollection\\n\"");
    contains(program.java, "\nfinal class Interpreter {\n");
    contains(program.script, "\"$jdk/bin/java\" ");
    standalone_free(&program);
}

/* Whatever the scenario enables. */
static void test_all_events_have_callbacks(void **state)
{
    (void)state;
    static const enum operation_code codes[] = {OP_COLLECT};
    struct standalone program;
    make(&program, codes, 1);
    contains(program.c, "[EVENT_FIELD_ACCESS] = (void *)accessed,\n");
    contains(program.c, "[EVENT_VIRTUAL_END] = (void *)virtual_ended,\n");
    assert_null(strstr(program.c, "OP_GET_TAG:"));
    standalone_free(&program);
}

static void test_a_finding_comes_first(void **state)
{
    (void)state;
    struct standalone program;
    struct explore_attempt attempt = {
        .scenario = {.environments = 1,
                     .operations = {{.code = OP_COLLECT, .by = MAIN_THREAD}},
                     .count = 1},
        .finding = {
            .kind = FINDING_CRASH, .expected = "the JVM goes on", .actual = "operator*/ and more"}};
    assert_int_equal(standalone_make(&program, &pool, &attempt, NULL), 0);
    contains(program.c, " * deviates from the specification:\n *\n"
                        " *     operation 1: 1 ForceGarbageCollection\n"
                        " *     expected: the JVM goes on\n"
                        " *     actual: operator./ and more\n *\n"
                        " * sh run.sh JDK");
    standalone_free(&program);
}

static void test_what_run_sh_cannot_start(void **state)
{
    (void)state;
    static char agent[] = "-agentpath:" VM_AGENT;
    static char *late[] = {agent, NULL};
    struct vm other = vm;
    assert_true(standalone_is_possible(&other));
    other.vm_args = late;
    assert_false(standalone_is_possible(&other));
    other = vm;
    other.port.built = agent;
    other.port.architecture = "s390x";
    assert_false(standalone_is_possible(&other));
}

/* Without its sources nothing is made. */
static void test_missing_sources_are_an_error(void **state)
{
    (void)state;
    static char nowhere[] = "/nonexistent";
    static const struct home missing = {.sources = nowhere};
    struct pool without = pool;
    struct standalone program;
    struct explore_attempt attempt = {.scenario = {.environments = 1}};
    without.home = &missing;
    assert_int_equal(standalone_make(&program, &without, &attempt, NULL), -1);
    assert_null(program.c);
    assert_null(program.java);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_operation_of_each_group),
        cmocka_unit_test(test_what_the_texts_say),
        cmocka_unit_test(test_all_events_have_callbacks),
        cmocka_unit_test(test_a_finding_comes_first),
        cmocka_unit_test(test_what_run_sh_cannot_start),
        cmocka_unit_test(test_missing_sources_are_an_error),
    };
    return RUN_TESTS(tests);
}
