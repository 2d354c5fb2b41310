/* SPDX-License-Identifier: Apache-2.0 */

/* What the parser of expected files refuses, and with which words. */
#include "unit.h"

#include "match/expected.h"

static struct rules *rules;
static const char *const cases[] = {"one", "two", NULL};

static int set_up(void **state)
{
    (void)state;
    rules = rules_read(UNIT_SPEC);
    return rules != NULL ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    rules_free(rules);
    return 0;
}

static void parses(const char *text, const char *const *with_cases)
{
    char *problem = NULL;
    struct expected *expected = expected_parse("e", text, strlen(text), rules, with_cases,
                                               &problem);
    if (expected == NULL)
        fail_msg("%s", problem);
    expected_free(expected);
}

static void refused(const char *text, const char *start)
{
    char *problem = NULL;
    struct expected *expected = expected_parse("e", text, strlen(text), rules, cases, &problem);
    assert_null(expected);
    if (strncmp(problem, start, strlen(start)) != 0)
        fail_msg("'%s' begins not with '%s'", problem, start);
    free(problem);
}

static void takes_all_there_is(void **state)
{
    (void)state;
    parses("# comment\n[r.must] [F:NOT_FOUND]\na\n\n[r.should]\n"
           "b {x||<int 1..>} | \\{\\}\\|\\<\\\\\n",
           NULL);
    parses("[r.must]\n@either\na\n@or\n@unordered\nb\nc\n@end\n@end\n@some\nd\n@end", NULL);
    parses("[r.must]\n@since 21\na\n@end\n@until 20\n@when can_one\nb\n@end\n@end", NULL);
    parses("[r.must]\n@case one two\na\n@end\n", cases);
    parses("[r.must]\nx <same A>, y\nx <same A>\n  indented\n", NULL);
    parses("[r.must]\n[r.should]\na\n", NULL);
}

static void refuses_bad_citations(void **state)
{
    (void)state;
    refused("a\n", "e:1: no rule is cited");
    refused("[r.must]\na{should b}\n", "e:2: {should ...} needs");
    refused("[r.none]\na\n", "e:1: there is no rule [r.none]");
    refused("[F:NONE]\na\n", "e:1: there is no rule [F:NONE] in spec/errors.tsv");
    refused("[r.must] [r.must]\na\n", "e:1: [r.must] is cited twice");
    refused("[r.must] a\nb\n", "e:1: a citing line is");
    refused("[]\nb\n", "e:1: a citing line is");
    refused("[r.must]\na\n[r.may]\n", "e:3: no line follows");
    refused("[r.must]\n@some\n[r.may]\na\n@end\n", "e:1: no line follows");
}

static void refuses_bad_blocks(void **state)
{
    (void)state;
    refused("[r.must]\n@never\na\n@end", "e:2: there is no directive @never");
    refused("[r.must]\n@some\na\n", "e:2: the @some begun here has no @end");
    refused("[r.must]\na\n@end\n", "e:3: @end without a block");
    refused("[r.must]\n@or\na\n", "e:2: @or is allowed only");
    refused("[r.must]\n@some\na\n@or\nb\n@end\n", "e:4: @or is allowed only");
    refused("[r.must]\n@either\na\n@end\n", "e:4: the @either of line 2 has no @or");
    refused("[r.must]\n@either\n@or\na\n@end\n", "e:3: the alternative of line 2 is empty");
    refused("[r.must]\n@either\na\n@or\n@end\n", "e:5: the alternative of line 4 is empty");
    refused("[r.must]\na\n@some\n@end\n", "e:4: the @some of line 3 is empty");
    refused("[r.must]\n@since\na\n@end", "e:2: @since needs a release");
    refused("[r.must]\n@until 1.2\na\n@end", "e:2: @until needs a release");
    refused("[r.must]\n@when can_three\na\n@end", "e:2: 'can_three' is no capability");
    refused("[r.must]\n@case three\na\n@end", "e:2: 'three' is not among");
    refused("[r.must]\n@case\na\n@end", "e:2: @case needs names");
    refused("[r.must]\n@case one one\na\n@end", "e:2: the case 'one' is named twice");
    refused("[r.must]\n@case one\na\n@end\n", "e:1: no line is expected of the case 'two'");
    refused("[r.must]\n@some now\na\n@end\n", "e:2: @some takes no words");
}

static void refuses_bad_lines(void **state)
{
    (void)state;
    refused("", "e:1: the file expects no line");
    refused("# nothing\n\n", "e:1: the file expects no line");
    refused("[r.must]\n\\# a\n", "e:2: no line of a transcript begins with '#'");
    refused("[r.must]\na \n", "e:2: a blank at the end");
    refused("[r.must]\na\r\n", "e:2: the line contains the character 0x0d");
    refused("[r.must]\na <init>\n", "e:2: '<' begins");
    refused("[r.must]\na <int\n", "e:2: '<' begins");
    refused("[r.must]\na <int 2>\n", "e:2: <int 2> is not");
    refused("[r.must]\na <int 5..2>\n", "e:2: <int 5..2> is not");
    refused("[r.must]\na <int ..>\n", "e:2: <int ..> is not");
    refused("[r.must]\na <int>5\n", "e:2: a digit follows");
    refused("[r.must]\na <int><int>\n", "e:2: two placeholders");
    refused("[r.must]\na <same>\n", "e:2: <same> is not");
    refused("[r.must]\na <same A b>\n", "e:2: <same A b> is not");
    refused("[r.must]\na <same A>{b|c}\n", "e:2: <same NAME> needs text");
    refused("[r.must]\na {x|<same A>} <same A>\n", "e:2: <same NAME> is not allowed inside");
    refused("[r.must]\na {b\n", "e:2: '{' without '}'");
    refused("[r.must]\na {b}\n", "e:2: {...} without '|'");
    refused("[r.must]\na b}\n", "e:2: '}' without '{'");
    refused("[r.must]\na {b|{c|d}}\n", "e:2: {...} is not allowed inside");
    refused("[r.must]\na \\n\n", "e:2: a lone backslash");
    refused("[r.must]\na\\\n", "e:2: a lone backslash");
}

static void refuses_what_matches_all(void **state)
{
    (void)state;
    refused("[r.must]\n<int>\n", "e:2: the line could be made of placeholders");
    refused("[r.must]\n{a|}\n", "e:2: the line could be made of placeholders");
    refused("[r.must]\n<same A>\n<same A>\n", "e:2: the line could be made of placeholders");
    refused("[r.must]\na <same A>\n", "e:2: <same A> can occur once only");
    refused("[r.must]\na <same A>\n@since 21\nb <same A>\n@end\n",
            "e:2: <same A> can occur once only in release 8");
    refused("[r.must]\na <same A>\n@when can_one\nb <same A>\n@end\n", "e:2: <same A> can occur");
    refused("[r.must]\na <same A>\n@case one\nb <same A>\n@end\n",
            "e:2: <same A> can occur once only in release 8, case two");
    refused("[r.must]\n@some\na <same A>\n@end\n", "e:3: <same A> can occur");
    refused("[r.must]\na <same A>\n@either\nb\n@or\nc <same A>\n@end\n", "e:2: <same A> can occur");
}

static void refuses_null_bytes(void **state)
{
    (void)state;
    char *problem = NULL;
    assert_null(expected_parse("e", "a\0b", 3, rules, NULL, &problem));
    assert_string_equal(problem, "e:1: the file contains a null byte");
    free(problem);
}

static void lists_lines_and_rules(void **state)
{
    (void)state;
    static const char text[] = "[r.must]\na\n[r.changed] [r.must]\n@some\nb\n@end\n";
    char *problem = NULL;
    struct expected *expected = expected_parse("e", text, strlen(text), rules, NULL, &problem);
    assert_non_null(expected);
    const struct rule *const *cited;
    assert_int_equal(expected_rules(expected, &cited), 2);
    assert_string_equal(cited[0]->id, "r.must");
    assert_string_equal(cited[1]->id, "r.changed");
    const struct expected_line *lines;
    assert_int_equal(expected_lines(expected, &lines), 2);
    assert_int_equal(lines[1].line, 5);
    assert_string_equal(lines[1].text, "b");
    expected_free(expected);
}

static bool has_level(const char *text, int spec, const char *case_name, enum level level)
{
    char *problem = NULL;
    struct expected *expected = expected_parse("e", text, strlen(text), rules, cases, &problem);
    assert_non_null(expected);
    const struct conditions conditions = {.spec = spec, .case_name = case_name};
    bool has = expected_has_level(expected, &conditions, level);
    expected_free(expected);
    return has;
}

static void knows_levels_in_force(void **state)
{
    (void)state;
    static const char changed[] = "[r.changed]\na\n";
    assert_true(has_level(changed, 21, "one", LEVEL_MUST));
    assert_false(has_level(changed, 21, "one", LEVEL_SHOULD));
    assert_true(has_level(changed, 20, "one", LEVEL_SHOULD));
    assert_false(has_level(changed, 20, "one", LEVEL_MUST));
    static const char conditional[] = "[r.should]\na\n[r.must]\n@case two\nb\n@end\n"
                                      "@since 17\n@when can_one\nc\n@end\n@end\n";
    assert_true(has_level(conditional, 11, "two", LEVEL_MUST));
    assert_false(has_level(conditional, 17, "one", LEVEL_MUST));
    assert_true(has_level(conditional, 17, "one", LEVEL_SHOULD));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(takes_all_there_is),       cmocka_unit_test(refuses_bad_citations),
        cmocka_unit_test(refuses_bad_blocks),       cmocka_unit_test(refuses_bad_lines),
        cmocka_unit_test(refuses_what_matches_all), cmocka_unit_test(refuses_null_bytes),
        cmocka_unit_test(lists_lines_and_rules),    cmocka_unit_test(knows_levels_in_force),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
