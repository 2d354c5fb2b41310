/* SPDX-License-Identifier: Apache-2.0 */

/* What an exported scenario says at its end of what the agent said before, and with which status. */
#include "../../explore/alone/judge.c"

#include "unit.h"

#include <sys/wait.h>

const int time_limit = 1;
const char scenario[] = "environments 1\n"
                        "actor A platform\n"
                        "patience 3\n"
                        "do start A\n"
                        "allow done\n"
                        "do 1 SetLocal A 1 int 3\n"
                        "first NONE\n"
                        "allow NONE\n"
                        "allow OPAQUE_FRAME\n"
                        "rule SetLocal.sets\n"
                        "do 1 GetTag O1\n"
                        "allow NONE 3\n"
                        "rule GetTag.value\n"
                        "due 1 FramePop A plain\n"
                        "or 1 FramePop A chosen\n"
                        "by FramePop.return\n"
                        "may 1 MethodExit A plain\n"
                        "do return A\n"
                        "allow done\n";

/* Says the lines, each so often, in a process of its own, which ends by leave(); returns its status. What
 * it printed from the verdict on is in `verdict`. */
static int end_of(const char *transcript, int times, int status, char *verdict, size_t size)
{
    int pipes[2], result;
    assert_int_equal(pipe(pipes), 0);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        char copy[1000], *rest;
        dup2(pipes[1], STDOUT_FILENO);
        close(pipes[0]);
        snprintf(copy, sizeof copy, "%s", transcript);
        for (char *line = strtok_r(copy, "\n", &rest); line != NULL;
             line = strtok_r(NULL, "\n", &rest))
            for (int i = 0; i < times; i++)
                say("%s", line);
        puts("verdict:");
        leave(status);
    }
    close(pipes[1]);
    FILE *stream = fdopen(pipes[0], "r");
    char line[200];
    bool begun = false;
    *verdict = '\0';
    while (fgets(line, sizeof line, stream) != NULL) {
        if (begun && strlen(verdict) + strlen(line) < size)
            strcat(verdict, line);
        begun = begun || strcmp(line, "verdict:\n") == 0;
    }
    fclose(stream);
    assert_int_equal(waitpid(child, &result, 0), child);
    return WIFEXITED(result) ? WEXITSTATUS(result) : -1;
}

static void ends(const char *transcript, int expected_status, const char *expected)
{
    char verdict[1000];
    assert_int_equal(end_of(transcript, 1, 0, verdict, sizeof verdict), expected_status);
    assert_string_equal(verdict, expected);
}

static const char conforms[] = "all is as the specification allows\n";

#define BEFORE "1 = done\n2 = NONE\n"

/* Of "due" and the "or" behind it one line is enough, and not more. */
static void test_choices(void **state)
{
    (void)state;
    ends(BEFORE "3 1 FramePop A chosen\n3 = NONE 3\n4 = done\nend\n", CONFORMS, conforms);
    ends(BEFORE "3 1 FramePop A chosen\n3 1 FramePop A plain\n3 = NONE 3\n4 = done\nend\n",
         DEVIATES,
         "deviates in operation 3, 1 GetTag O1\n  not allowed: 1 FramePop A chosen\n"
         "  rule: GetTag.value\n");
}

static void test_what_is_allowed_conforms(void **state)
{
    (void)state;
    ends(BEFORE "3 1 FramePop A plain\n3 = NONE 3\n4 = done\nend\n", CONFORMS, conforms);
    ends(BEFORE "3 1 MethodExit A plain\n3 1 FramePop A plain\n3 = NONE 3\n4 = done\nend\n",
         CONFORMS, conforms);
}

static void test_a_scenario_ends_after_another_answer(void **state)
{
    (void)state;
    ends("1 = done\n2 = OPAQUE_FRAME\nend\n", CONFORMS, conforms);
    ends("1 = done\n2 = NONE\nend\n", NOT_CARRIED_OUT, "not carried out\n");
}

static void test_deviations_name_the_rule(void **state)
{
    (void)state;
    ends(BEFORE "3 = NONE 4\nend\n", DEVIATES,
         "deviates in operation 3, 1 GetTag O1\n  answer: NONE 4\n  allowed: NONE 3\n"
         "  rule: GetTag.value\n");
    ends("1 = done\n2 = INTERNAL\nend\n", DEVIATES,
         "deviates in operation 2, 1 SetLocal A 1 int 3\n  answer: INTERNAL\n  allowed: NONE\n"
         "  allowed: OPAQUE_FRAME\n  rule: SetLocal.sets\n");
    ends(BEFORE "3 = NONE 3\n4 = done\nend\n", DEVIATES,
         "deviates in operation 3, 1 GetTag O1\n  missing: 1 FramePop A plain\n  or: 1 FramePop A "
         "chosen\n"
         "  rule: FramePop.return\n");
    ends(BEFORE "3 1 FramePop A plain\n3 1 FieldAccess A static\n3 = NONE 3\n4 = done\nend\n",
         DEVIATES,
         "deviates in operation 3, 1 GetTag O1\n  not allowed: 1 FieldAccess A static\n"
         "  rule: GetTag.value\n");
    ends("1 = done\n1 1 ThreadStart A\nend\n", DEVIATES,
         "deviates in operation 1, start A\n  not allowed: 1 ThreadStart A\n");
}

/* Before the answer, when it is the actor that makes the call; or after it. */
static void test_actors_go_on(void **state)
{
    (void)state;
    ends(BEFORE "3 stuck A, not idle\nend\n", DEVIATES,
         "deviates in operation 3, 1 GetTag O1\n  it does not go on: A, not idle\n"
         "  rule: GetTag.value\n");
    ends("1 = done\n1 stuck A, not idle\nend\n", DEVIATES,
         "deviates in operation 1, start A\n  it does not go on: A, not idle\n");
}

static void test_all_lines_count(void **state)
{
    (void)state;
    char verdict[1000];
    assert_int_equal(
        end_of("1 = done\n2 = NONE\n3 1 MethodExit A plain\n", 5000, 0, verdict, sizeof verdict),
        NOT_CARRIED_OUT);
    assert_int_equal(end_of(BEFORE "3 = NONE 3\n3 1 MethodExit A plain\n3 1 FramePop A plain\n",
                            5000, 0, verdict, sizeof verdict),
                     DEVIATES);
}

static void test_what_cannot_be_carried_out(void **state)
{
    (void)state;
    char verdict[1000];
    ends("# na AddCapabilities: NOT_AVAILABLE\n", NOT_CARRIED_OUT, "not carried out\n");
    ends("1 = done\n# broken link\n", NOT_CARRIED_OUT, "not carried out\n");
    ends("1 = NONE\n# broken link\n", DEVIATES,
         "deviates in operation 1, start A\n  answer: NONE\n  allowed: done\n");
    assert_int_equal(end_of(BEFORE "3 1 FramePop A plain\n3 = NONE 3\n4 = done\n", 1, 95, verdict,
                            sizeof verdict),
                     NOT_CARRIED_OUT);
}

static void test_the_environment_scales_the_limits(void **state)
{
    (void)state;
    char *program = read_program("");
    assert_string_equal(program, scenario);
    assert_int_equal(alarm(0), 2);
    free(program);
    setenv("TIMEOUT_SCALE", "2.5", 1);
    program = read_program(NULL);
    assert_non_null(strstr(program, "\nactor A platform\npatience 8\ndo start A\n"));
    assert_int_equal(alarm(0), 3);
    assert_string_equal(strstr(program, "do start A"), strstr(scenario, "do start A"));
    free(program);
}

static void test_a_jvm_that_does_not_go_on(void **state)
{
    (void)state;
    int result;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        free(read_program(NULL));
        raise(SIGALRM);
        leave(0);
    }
    assert_int_equal(waitpid(child, &result, 0), child);
    assert_true(WIFEXITED(result));
    assert_int_equal(WEXITSTATUS(result), DEVIATES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_allowed_conforms),
        cmocka_unit_test(test_choices),
        cmocka_unit_test(test_a_scenario_ends_after_another_answer),
        cmocka_unit_test(test_deviations_name_the_rule),
        cmocka_unit_test(test_actors_go_on),
        cmocka_unit_test(test_all_lines_count),
        cmocka_unit_test(test_what_cannot_be_carried_out),
        cmocka_unit_test(test_the_environment_scales_the_limits),
        cmocka_unit_test(test_a_jvm_that_does_not_go_on),
    };
    return RUN_TESTS(tests);
}
