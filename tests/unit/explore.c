/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios read, written and made; and transcripts judged by the model. */
#include "unit.h"

#include "explore/generate.h"
#include "explore/verify.h"

static const struct model_vm vm17 = {.spec = 17, .pops_frames = true, .forces_returns = true};
static const struct model_vm vm25 = {.spec = 25, .pops_frames = true, .forces_returns = true};

static void refused(const char *text, int line, const char *what)
{
    struct scenario scenario;
    const char *problem;
    assert_int_equal(scenario_read(&scenario, text, &problem), line);
    assert_string_equal(problem, what);
}

static void read(struct scenario *scenario, const char *text)
{
    const char *problem;
    if (scenario_read(scenario, text, &problem) != 0)
        fail_msg("%s", problem);
}

static void test_what_is_no_scenario(void **state)
{
    (void)state;
    refused("actor B platform\n", 1, "actors are A, B, C and D, in this order");
    refused("actor A green\n", 1, "an actor is a platform or a virtual thread");
    refused("environments 4\n", 1, "there can be 1 to 3 environments");
    refused("actor A platform\n\nstart B\n", 3, "an argument is missing, or not what it must be");
    refused("actor A platform\njump A\n", 2, "there is no such operation");
    refused("actor A platform\n2 GetTag O1\n", 2, "there is no such environment");
    refused("actor A platform\nstart A now\n", 2, "there is too much on the line");
    refused("actor A platform\n1 GetTag O1 by\n", 2, "\"by\" needs an actor");
}

/* What was written is read again as the same. */
static void test_scenarios_are_texts(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct scenario made, again;
        generate(&made, seed, 60, &vm25, false);
        char *text = scenario_text(&made, "a comment\nof two lines");
        read(&again, text);
        assert_memory_equal(&made, &again, sizeof made);
        free(text);
    }
}

static void test_comments_are_of_any_length(void **state)
{
    (void)state;
    struct scenario scenario;
    char text[2 * LINE_OF_OPERATION + 80];
    snprintf(text, sizeof text, "# %0*d\nactor A platform # %0*d\nstart A\n", LINE_OF_OPERATION, 0,
             LINE_OF_OPERATION, 0);
    read(&scenario, text);
    assert_int_equal(scenario.actors, 1);
    assert_int_equal(scenario.count, 1);
}

static void test_a_seed_is_a_scenario(void **state)
{
    (void)state;
    struct scenario one, same;
    generate(&one, 7, 60, &vm17, false);
    generate(&same, 7, 60, &vm17, false);
    assert_memory_equal(&one, &same, sizeof one);
    assert_int_equal(one.count, 60);
}

static void test_all_that_is_made_makes_sense(void **state)
{
    (void)state;
    bool used[OPERATION_CODES] = {false};
    for (uint64_t seed = 0; seed < 400; seed++) {
        struct scenario made, repaired;
        generate(&made, seed, 60, &vm25, false);
        repaired = made;
        model_repair(&repaired, &vm25, false);
        assert_memory_equal(&made, &repaired, sizeof made);
        for (size_t i = 0; i < made.count; i++)
            used[made.operations[i].code] = true;
    }
    for (int code = 0; code < OPERATION_CODES; code++)
        if (!used[code])
            fail_msg("never made: %s", operation_word((enum operation_code)code));
}

/* The transcript of a JVM that does what the model says first. */
static void obey(struct strings *lines, const struct scenario *scenario, const struct model_vm *vm)
{
    static struct model model;
    static struct step step;
    model_begin(&model, scenario, vm);
    model.meets_known = true;
    for (size_t i = 0; i < scenario->count; i++) {
        assert_true(model_step(&model, &scenario->operations[i], &step));
        for (int j = 0; j < step.event_count; j++)
            if (!step.events[j].is_choice)
                strings_add(lines, xprintf("%zu %s", i + 1, step.events[j].text));
        strings_add(lines, xprintf("%zu = %s", i + 1, step.answers[0]));
    }
    strings_add(lines, xstrdup("end"));
}

static void judge(struct explore_finding *finding, const struct scenario *scenario,
                  const struct strings *lines)
{
    const struct process_end end = {.by_itself = true};
    verify(finding, scenario, &vm17, lines, &end);
}

static void test_what_the_model_allows_passes(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct scenario made;
        struct strings lines = {0};
        struct explore_finding finding;
        generate(&made, seed, 60, &vm17, false);
        obey(&lines, &made, &vm17);
        judge(&finding, &made, &lines);
        if (finding.kind != FINDING_NONE)
            fail_msg("seed %d: %s", (int)seed, finding.signature);
        strings_free(&lines);
    }
}

/* Each line of a transcript but optional events is missed when it is not there. */
static void test_what_is_missing_is_found(void **state)
{
    (void)state;
    struct scenario scenario;
    read(&scenario, "actor A platform\nstart A\n1 SetEventNotificationMode enable MethodEntry A\n"
                    "call A plain 3\nreturn A\n");
    for (size_t left_out = 0; left_out < 6; left_out++) {
        struct strings all = {0}, lines = {0};
        struct explore_finding finding;
        obey(&all, &scenario, &vm17);
        for (size_t i = 0; i < all.count; i++)
            if (i != left_out)
                strings_add(&lines, xstrdup(all.items[i]));
        judge(&finding, &scenario, &lines);
        assert_int_not_equal(finding.kind, FINDING_NONE);
        strings_free(&all);
        strings_free(&lines);
    }
}

static void finds(const char *scenario_lines, const char *transcript, const char *signature,
                  const char *rule)
{
    struct scenario scenario;
    struct strings lines = {0};
    struct explore_finding finding;
    char copy[1000], *rest;
    read(&scenario, scenario_lines);
    snprintf(copy, sizeof copy, "%s", transcript);
    for (char *line = strtok_r(copy, "\n", &rest); line != NULL; line = strtok_r(NULL, "\n", &rest))
        strings_add(&lines, xstrdup(line));
    judge(&finding, &scenario, &lines);
    assert_string_equal(finding.signature, signature);
    assert_string_equal(finding.rule, rule);
    strings_free(&lines);
}

static void test_findings_name_rule_and_difference(void **state)
{
    (void)state;
    finds("actor A platform\n1 SetTag O1 3\n1 GetTag O1\n", "1 = NONE\n2 = NONE 4\nend\n",
          "GetTag: NONE, not NONE", "GetTag.value");
    finds("actor A platform\nstart A\n1 ResumeThread A\n", "1 = done\n2 = NONE\nend\n",
          "ResumeThread: NONE, not THREAD_NOT_SUSPENDED", "ResumeThread.not-suspended");
    finds("actor A platform\nstart A\n", "1 = done\n1 1 ThreadStart A\nend\n",
          "unexpected: ThreadStart ", "");
    finds("actor A platform\nstart A\n", "1 = done\n1 stuck A, not idle\nend\n", "stuck: start",
          "");
    finds("actor A platform\nstart A\n1 SetTag O1 3\n1 GetTag O1 by A\n",
          "1 = done\n2 = NONE\n3 stuck A, not idle\nend\n", "stuck: GetTag", "GetTag.value");
    finds("actor A platform\nstart A\n1 GetTag O1\n", "1 = done\nend\n",
          "the transcript ends early", "");
    finds("actor A platform\nstart A\n", "# na AddCapabilities\n", "# na AddCapabilities", "");
}

/* A choice of the specification is no finding: SetLocal of a virtual thread may be refused. */
static void test_choices_are_allowed(void **state)
{
    (void)state;
    struct scenario scenario;
    struct strings lines = {0};
    struct explore_finding finding;
    const struct process_end end = {.by_itself = true};
    read(&scenario, "actor A virtual\nstart A\ncall A plain 1\n1 SuspendThread A\n"
                    "1 SetLocal A 1 int 3\n1 ResumeThread A\nreturn A\n");
    for (int i = 1; i <= 2; i++)
        strings_add(&lines, xprintf("%d = done", i));
    strings_add(&lines, xstrdup("3 = NONE"));
    strings_add(&lines, xstrdup("4 = OPAQUE_FRAME"));
    strings_add(&lines, xstrdup("end"));
    verify(&finding, &scenario, &vm25, &lines, &end);
    assert_int_equal(finding.kind, FINDING_NONE);
    strings_free(&lines);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_no_scenario),
        cmocka_unit_test(test_scenarios_are_texts),
        cmocka_unit_test(test_comments_are_of_any_length),
        cmocka_unit_test(test_a_seed_is_a_scenario),
        cmocka_unit_test(test_all_that_is_made_makes_sense),
        cmocka_unit_test(test_what_the_model_allows_passes),
        cmocka_unit_test(test_what_is_missing_is_found),
        cmocka_unit_test(test_findings_name_rule_and_difference),
        cmocka_unit_test(test_choices_are_allowed),
    };
    return RUN_TESTS(tests);
}
