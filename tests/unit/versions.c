/* SPDX-License-Identifier: Apache-2.0 */

/* Versions of classes in the model of assay explore. */
#include "due.h"

#define START "start A\ncall A plain 3\n"

static void test_a_frame_runs_the_version_it_was_called_with(void **state)
{
    (void)state;
    assert_string_equal(due(START "1 RedefineClasses Frames version2\nreturn A\n"),
                        "left A plain@1 3 1099511627779 3.50 3.25 O4\n");
    assert_string_equal(
        last_step(START "1 RedefineClasses Frames version2\nreturn A\n")->events[0].rule,
        "RedefineClasses.active-frames");
    assert_string_equal(due(START "1 RedefineClasses Frames version2\ncall A plain 3\nreturn A\n"),
                        "left A plain@2 3 1099511627779 3.50 3.25 O4\n");
}

static void test_what_is_obsolete(void **state)
{
    (void)state;
    assert_string_equal(answer_to(START "1 IsMethodObsolete A 1\n"), "NONE no");
    assert_string_equal(
        answer_to(START "1 RedefineClasses Frames version1\n1 IsMethodObsolete A 1\n"), "NONE no");
    assert_string_equal(
        answer_to(START "1 RedefineClasses Frames version2\n1 IsMethodObsolete A 1\n"), "NONE yes");
    /* Other classes, and a frame that is older than the version that it runs. */
    assert_string_equal(
        answer_to(START "1 RedefineClasses Frames version2\n1 IsMethodObsolete A 2\n"), "NONE no");
    assert_string_equal(answer_to(START
                                  "1 RedefineClasses Frames version2\n"
                                  "1 RedefineClasses Frames version1\n1 IsMethodObsolete A 1\n"),
                        "NONE yes");
    assert_string_equal(answer_to("start A\nspin A 3\n1 RedefineClasses Frames version2\n"
                                  "1 IsMethodObsolete A 0\n"),
                        "NONE no");
}

static void test_breakpoints_are_cleared(void **state)
{
    (void)state;
    static const char start[] =
        "start A\n1 SetEventNotificationMode enable Breakpoint A\n1 SetBreakpoint\n";
    char text[500];
    snprintf(text, sizeof text, "%s1 RedefineClasses Target version2\nmark A\n", start);
    assert_string_equal(due(text), "marked A mark@2\n");
    snprintf(text, sizeof text, "%s1 RedefineClasses Frames version2\nmark A\n", start);
    assert_string_equal(due(text), "1 Breakpoint A mark 0\nmarked A mark@1\n");
}

/* What is set after the redefinition is in the new version. */
static void test_an_obsolete_frame_has_no_breakpoint(void **state)
{
    (void)state;
    assert_string_equal(due("start A\n1 SetEventNotificationMode enable Breakpoint A\n"
                            "1 SetEventNotificationMode enable MethodEntry A\n"
                            "1 in MethodEntry RedefineClasses Target version2 by A\n"
                            "mark A\n1 SetBreakpoint\nmark A\n"),
                        "1 MethodEntry A mark\n1 Breakpoint A mark 0\nmarked A mark@2\n");
    assert_string_equal(
        due("start A\n1 SetEventNotificationMode enable Breakpoint A\n1 SetBreakpoint\n"
            "1 SetEventNotificationMode enable MethodEntry A\n"
            "1 in MethodEntry RedefineClasses Target version2 by A\nmark A\n"),
        "1 MethodEntry A mark\n"
        "1 in MethodEntry RedefineClasses Target version2 by A = NONE\nmarked A mark@1\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_frame_runs_the_version_it_was_called_with),
        cmocka_unit_test(test_what_is_obsolete),
        cmocka_unit_test(test_breakpoints_are_cleared),
        cmocka_unit_test(test_an_obsolete_frame_has_no_breakpoint),
    };
    return RUN_TESTS(tests);
}
