/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios with calls in callbacks: how they are read, made, and judged. */
#include "due.h"

#include "explore/generate.h"
#include "explore/verify.h"

static const struct model_vm vm17 = {.spec = 17, .pops_frames = true, .forces_returns = true};
static const struct model_vm vm25 = {.spec = 25, .pops_frames = true, .forces_returns = true};

static void refused(const char *line, const char *what)
{
    struct scenario scenario;
    const char *problem;
    char text[200];
    snprintf(text, sizeof text, "actor A platform\n%s\n", line);
    assert_int_equal(scenario_read(&scenario, text, &problem), 2);
    assert_string_equal(problem, what);
}

static void test_what_is_no_call_in_a_callback(void **state)
{
    (void)state;
    refused("1 in GetTag O1 by A", "\"in\" needs an event");
    refused("1 in MethodEntry", "there is no such operation");
    refused("1 in MethodEntry GetTag O1", "\"in\" needs the actor of the event, with \"by\"");
    refused("in MethodEntry GetTag O1 by A", "there is no such operation");
}

static void test_the_frame_of_the_event_is_topmost(void **state)
{
    (void)state;
    assert_string_equal(due("start A\n1 SetEventNotificationMode enable MethodEntry A\n"
                            "1 in MethodEntry GetStackTrace A by A\ncall A plain 3\n"),
                        "1 MethodEntry A plain\n"
                        "1 in MethodEntry GetStackTrace A by A = NONE plain perform run\n");
    assert_string_equal(due("start A\ncall A plain 3\n"
                            "1 SetEventNotificationMode enable MethodExit A\n"
                            "1 in MethodExit GetFrameLocation A 0 by A\nreturn A\n"),
                        "left A plain@1 3 1099511627779 3.50 3.25 O4\n1 MethodExit A plain\n"
                        "1 in MethodExit GetFrameLocation A 0 by A = NONE plain\n");
}

/* The exception is detected where it is thrown; where it is thrown again it may count once more. */
static void test_exceptions_are_detected_once(void **state)
{
    (void)state;
    const char *lines = due(
        "start A\ncall A plain 3\n1 SetEventNotificationMode enable Exception A\n"
        "1 in Exception GetStackTrace A by A\nthrow A 1\n");
    assert_non_null(strstr(lines,
                           "1 Exception A perform\n1 in Exception GetStackTrace A by A = NONE "
                           "perform plain perform run\nmay 1 Exception A perform\n"));
    assert_non_null(
        strstr(due("start A\nlock A M1 3\n1 SetEventNotificationMode enable Exception A\n"
                   "throw A 1\n"),
               "may 1 Exception A locked\n"));
}

/* A breakpoint that the callback of MethodEntry sets or clears comes later at the same location. */
static void test_what_a_callback_changes_counts_for_later_events(void **state)
{
    (void)state;
    static const char start[] = "start A\n1 SetEventNotificationMode enable MethodEntry A\n"
                                "1 SetEventNotificationMode enable Breakpoint A\n";
    char text[500];
    snprintf(text, sizeof text, "%s1 in MethodEntry SetBreakpoint by A\nmark A\n", start);
    assert_string_equal(due(text), "1 MethodEntry A mark\n"
                                   "1 in MethodEntry SetBreakpoint by A = NONE\n"
                                   "1 Breakpoint A mark 0\nmarked A mark@1\n");
    snprintf(text, sizeof text,
             "%s1 SetBreakpoint\n1 in MethodEntry ClearBreakpoint by A\nmark A\n", start);
    assert_string_equal(due(text),
                        "1 MethodEntry A mark\n"
                        "1 in MethodEntry ClearBreakpoint by A = NONE\nmarked A mark@1\n");
}

/* Where several answers are allowed the others are choices. */
static void test_answers_are_choices(void **state)
{
    (void)state;
    assert_string_equal(due("start A\nstart B\nlock A M1 1\n"
                            "1 SetEventNotificationMode enable MonitorContendedEnter B\n"
                            "1 in MonitorContendedEnter GetCurrentContendedMonitor B by B\n"
                            "block B M1 2\n"),
                        "1 MonitorContendedEnter B M1\n"
                        "1 in MonitorContendedEnter GetCurrentContendedMonitor B by B = NONE M1\n"
                        "or 1 in MonitorContendedEnter GetCurrentContendedMonitor B by B = NONE "
                        "null\n");
}

/* The call is not made when its event does not come during the next operation of an actor. */
static void test_calls_are_for_the_next_operation(void **state)
{
    (void)state;
    assert_string_equal(due("start A\n1 in MethodEntry GetTag O1 by A\nmark A\n"
                            "1 SetEventNotificationMode enable MethodEntry A\nmark A\n"),
                        "1 MethodEntry A mark\nmarked A mark@1\n");
    assert_string_equal(
        due("start A\n1 in MethodEntry GetTag O1 by A\n"
            "1 SetEventNotificationMode enable MethodEntry A\nmark A\n"),
        "1 MethodEntry A mark\n1 in MethodEntry GetTag O1 by A = NONE 0\nmarked A mark@1\n");
}

/* What depends on the schedule, or on an order that is left open, makes no sense. */
static void test_what_is_not_determined_makes_no_sense(void **state)
{
    (void)state;
    static const char locked[] = "start A\nstart B\nlock A M1 1\nblock B M1 2\n"
                                 "1 SetEventNotificationMode enable MonitorContendedEntered B\n";
    char text[500];
    snprintf(text, sizeof text, "%s1 in MonitorContendedEntered GetFrameCount A by B\nreturn A\n",
             locked);
    assert_null(due(text));
    snprintf(text, sizeof text, "%s1 in MonitorContendedEntered SetTag O1 1 by B\nreturn A\n",
             locked);
    assert_null(due(text));
    snprintf(text, sizeof text, "%s1 in MonitorContendedEntered GetFrameCount B by B\nreturn A\n",
             locked);
    assert_non_null(due(text));
    assert_null(due("start A\ncall A plain 1\n1 NotifyFramePop A 1 by A\n"
                    "1 SetEventNotificationMode enable FramePop A\n"
                    "2 SetEventNotificationMode enable FramePop A\n"
                    "2 in FramePop GetTag O1 by A\nreturn A\n"));
    assert_null(due("start A\ncall A plain 1\n1 NotifyFramePop A 1 by A\n"
                    "1 SetEventNotificationMode enable MethodExit A\n"
                    "1 in MethodExit SetEventNotificationMode enable FramePop A by A\nreturn A\n"));
}

static void finds(const char *answer, enum finding_kind kind, const char *signature)
{
    struct scenario scenario;
    struct strings lines = {0};
    struct explore_finding finding;
    const struct process_end end = {.by_itself = true};
    read_with_actors(&scenario, "start A\n1 SetEventNotificationMode enable MethodEntry A\n"
                                "1 in MethodEntry GetThreadState A by A\ncall A plain 3\n");
    strings_add(&lines, xstrdup("1 = done"));
    strings_add(&lines, xstrdup("2 = NONE"));
    strings_add(&lines, xstrdup("3 = attached"));
    strings_add(&lines, xstrdup("4 1 MethodEntry A plain"));
    if (answer != NULL)
        strings_add(&lines, xprintf("4 1 in MethodEntry GetThreadState A by A = %s", answer));
    strings_add(&lines, xstrdup("4 = done"));
    strings_add(&lines, xstrdup("end"));
    verify(&finding, &scenario, &vm17, &lines, &end);
    assert_int_equal(finding.kind, kind);
    assert_string_equal(finding.signature, signature);
    if (kind != FINDING_NONE)
        assert_string_equal(finding.rule, "GetThreadState.runnable");
    strings_free(&lines);
}

static void test_answers_are_judged(void **state)
{
    (void)state;
    finds("NONE ALIVE|RUNNABLE", FINDING_NONE, "");
    finds("NONE ALIVE|RUNNABLE|IN_NATIVE", FINDING_NONE, "");
    finds("NONE ALIVE|WAITING", FINDING_ANSWER, "in MethodEntry GetThreadState: NONE, not NONE");
    finds(NULL, FINDING_MISSING, "missing: in MethodEntry GetThreadState");
}

/* Each event, and each function but two, is met in a callback. */
static void test_all_is_made(void **state)
{
    (void)state;
    static struct model model;
    static struct step step;
    bool events[EVENTS] = {[EVENT_MONITOR_WAITED] = true};
    bool codes[OPERATION_CODES] = {[OP_POP_FRAME] = true, [OP_FORCE_RETURN] = true};
    for (uint64_t seed = 0; seed < 4000; seed++) {
        struct scenario made;
        generate(&made, seed, 60, &vm25, false);
        model_begin(&model, &made, &vm25);
        for (size_t i = 0; i < made.count; i++) {
            assert_true(model_step(&model, &made.operations[i], &step));
            if (step.calls > 0) {
                events[step.last_call.inside - 1] = true;
                codes[step.last_call.code] = true;
            }
        }
    }
    for (int i = 0; i < EVENTS; i++)
        if (!events[i])
            fail_msg("no call in %s", argument_word('e', i));
    for (int i = OP_FIRST_TI; i < OPERATION_CODES; i++)
        if (!codes[i])
            fail_msg("no callback calls %s", operation_word((enum operation_code)i));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_no_call_in_a_callback),
        cmocka_unit_test(test_the_frame_of_the_event_is_topmost),
        cmocka_unit_test(test_exceptions_are_detected_once),
        cmocka_unit_test(test_what_a_callback_changes_counts_for_later_events),
        cmocka_unit_test(test_answers_are_choices),
        cmocka_unit_test(test_calls_are_for_the_next_operation),
        cmocka_unit_test(test_what_is_not_determined_makes_no_sense),
        cmocka_unit_test(test_answers_are_judged),
        cmocka_unit_test(test_all_is_made),
    };
    return RUN_TESTS(tests);
}
