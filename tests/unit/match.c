/* SPDX-License-Identifier: Apache-2.0 */

/* What the matcher takes, and the diff it gives. */
#include "unit.h"

#include "match/comparison.h"

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

static bool offers_one(const void *target, const char *capability)
{
    (void)target;
    return strcmp(capability, "can_one") == 0;
}

static struct conditions conditions = {.spec = 17, .offers = offers_one};

/* Compares the transcript's lines, each ended by a line feed. */
static void compare(const char *file, const char *transcript, struct comparison *comparison)
{
    char *problem = NULL;
    struct expected *expected = expected_parse(
        "e", file, strlen(file), rules, conditions.case_name != NULL ? cases : NULL, &problem);
    if (expected == NULL)
        fail_msg("%s", problem);
    char *copy = strdup(transcript);
    const char **lines = calloc(strlen(transcript) + 1, sizeof *lines);
    size_t count = 0;
    for (char *rest = copy, *end; (end = strchr(rest, '\n')) != NULL; rest = end + 1) {
        *end = '\0';
        lines[count++] = rest;
    }
    comparison_make(expected, &conditions, lines, count, comparison);
    free(lines);
    free(copy);
    if (comparison->equal)
        for (size_t i = 0; i < comparison->count; i++)
            assert_int_equal(comparison->lines[i].kind, DIFF_SAME);
    /* The rules outlive the file's tree, and their lists the comparison's. */
    expected_free(expected);
}

static bool equal(const char *file, const char *transcript)
{
    struct comparison comparison;
    compare(file, transcript, &comparison);
    bool result = comparison.equal;
    assert_false(comparison.undecided);
    comparison_free(&comparison);
    return result;
}

/* The diff as one text: " same\n-missing\n+extra\n". */
static char *diff(const char *file, const char *transcript)
{
    static char text[8192];
    struct comparison comparison;
    compare(file, transcript, &comparison);
    assert_false(comparison.equal);
    size_t length = 0;
    for (size_t i = 0; i < comparison.count; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%c%s\n",
                                   " -+"[comparison.lines[i].kind], comparison.lines[i].text);
    comparison_free(&comparison);
    return text;
}

static enum level level(const char *file, const char *transcript)
{
    struct comparison comparison;
    compare(file, transcript, &comparison);
    assert_false(comparison.equal);
    enum level result = comparison.level;
    comparison_free(&comparison);
    return result;
}

/* The level if the process ended too early after the transcript. */
static enum level at_end(const char *file, const char *transcript)
{
    struct comparison comparison;
    compare(file, transcript, &comparison);
    enum level result = comparison_level_at_end(&comparison);
    comparison_free(&comparison);
    return result;
}

#define MUST "[r.must]\n"

static void literal_lines(void **state)
{
    (void)state;
    assert_true(equal(MUST "a\nb\n", "a\nb\n"));
    assert_false(equal(MUST "a\nb\n", "a\n"));
    assert_false(equal(MUST "a\nb\n", "b\na\n"));
    assert_false(equal(MUST "a\nb\n", "a\nb\nc\n"));
    assert_false(equal(MUST "a\n", ""));
    assert_false(equal(MUST "a\n", "a \n"));
    assert_false(equal(MUST "a\n", " a\n"));
    assert_true(equal(MUST "  a\n", "  a\n"));
    assert_true(equal(MUST "\\[I \\{\\|\\} \\<init> \\\\x0a a|b\n", "[I {|} <init> \\x0a a|b\n"));
    assert_true(equal(MUST "\\@x\n", "@x\n"));
    assert_true(equal(MUST "x\\ \n", "x \n"));
}

static void alternatives_in_a_line(void **state)
{
    (void)state;
    assert_true(equal(MUST "a {b|c}\n", "a b\n"));
    assert_true(equal(MUST "a {b|c}\n", "a c\n"));
    assert_false(equal(MUST "a {b|c}\n", "a d\n"));
    assert_false(equal(MUST "a {b|c}\n", "a {b|c}\n"));
    assert_true(equal(MUST "a{|b|bc}{|c}d\n", "abcd\n"));
    assert_true(equal(MUST "a{|b|bc}{|c}d\n", "ad\n"));
    assert_false(equal(MUST "a{|b|bc}{|c}d\n", "abccdd\n"));
    assert_true(equal(MUST "a {x\\|y|z}\n", "a x|y\n"));
    assert_true(equal(MUST "a {<int>|none}.\n", "a 12.\n"));
    assert_true(equal(MUST "a {<int>|none}.\n", "a none.\n"));
}

static void recommended_parts_of_a_line(void **state)
{
    (void)state;
    const char *file = MUST "[r.should]\na{should \\|x|\\|y}|z\nb\n";
    assert_true(equal(file, "a|x|z\nb\n"));
    assert_true(equal(file, "a|y|z\nb\n"));
    assert_int_equal(level(file, "a|z\nb\n"), LEVEL_SHOULD);
    assert_string_equal(diff(file, "a|z\nb\n"), "-a{should \\|x|\\|y}|z\n+a|z\n b\n");
    assert_int_equal(level(file, "a|w|z\nb\n"), LEVEL_MUST);
    assert_int_equal(level(file, "a|z\nc\n"), LEVEL_MUST);
}

static void integers(void **state)
{
    (void)state;
    assert_true(equal(MUST "n <int>!\n", "n -12!\n"));
    assert_true(equal(MUST "n <int>\n", "n 0\n"));
    assert_true(equal(MUST "n <int>\n", "n 123456789012345678901234567890\n"));
    assert_false(equal(MUST "n <int>\n", "n 007\n"));
    assert_false(equal(MUST "n <int>\n", "n -0\n"));
    assert_false(equal(MUST "n <int>\n", "n +1\n"));
    assert_false(equal(MUST "n <int>\n", "n \n"));
    assert_false(equal(MUST "n <int>\n", "n 1x\n"));
    assert_true(equal(MUST "n <int 1..64>\n", "n 1\n"));
    assert_true(equal(MUST "n <int 1..64>\n", "n 64\n"));
    assert_false(equal(MUST "n <int 1..64>\n", "n 65\n"));
    assert_false(equal(MUST "n <int 1..64>\n", "n 0\n"));
    assert_true(equal(MUST "n <int -5..>\n", "n -5\n"));
    assert_false(equal(MUST "n <int -5..>\n", "n -6\n"));
    assert_false(equal(MUST "n <int 0..>\n", "n 99999999999999999999\n"));
    assert_true(equal(MUST "n <int ..-1>\n", "n -9223372036854775808\n"));
}

static void same_words(void **state)
{
    (void)state;
    assert_true(equal(MUST "x <same A>\ny <same A>, <same B>\nz <same B>\n", "x p\ny p, q\nz q\n"));
    assert_false(equal(MUST "x <same A>\ny <same A>\n", "x p\ny q\n"));
    assert_false(equal(MUST "x <same A>\ny <same A>\n", "x p\ny pp\n"));
    assert_false(equal(MUST "x <same A>\ny <same A>\n", "x p q\ny p q\n"));
    assert_false(equal(MUST "x <same A>\ny <same A>\n", "x \ny \n"));
    assert_true(equal(MUST "@unordered\nx <same A> end\nx <same B> start\n@end\ny <same A>\n"
                           "z <same B>\n",
                      "x 1 start\nx 2 end\ny 2\nz 1\n"));
    assert_true(equal(MUST "@either\nx <same A>\ny <same A>\n"
                           "@or\nx <same B>\nz\nw <same B>\n@end\n",
                      "x 1\nz\nw 1\n"));
}

static void either(void **state)
{
    (void)state;
    const char *file = MUST "@either\na\n@or\na\nb\n@or\nc\n@end\nb\n";
    assert_true(equal(file, "a\nb\n"));
    assert_true(equal(file, "a\nb\nb\n"));
    assert_true(equal(file, "c\nb\n"));
    assert_false(equal(file, "b\n"));
    assert_false(equal(file, "a\nc\nb\n"));
}

static void unordered(void **state)
{
    (void)state;
    const char *file = MUST "@unordered\na\nb\nb\n@end\nend\n";
    assert_true(equal(file, "b\na\nb\nend\n"));
    assert_false(equal(file, "b\na\na\nend\n"));
    assert_false(equal(file, "b\na\nend\nb\n"));
    assert_true(equal(MUST "@unordered\nn <int>\nn 1\n@end\n", "n 1\nn 2\n"));
    assert_true(equal(MUST "@unordered\nn <int>\nn 1\n@end\n", "n 2\nn 1\n"));
    assert_true(equal(MUST "@unordered\n@either\na\nb\n@or\nc\nd\n@end\ne\n@end\n", "e\nc\nd\n"));
    assert_false(equal(MUST "@unordered\n@either\na\nb\n@or\nc\nd\n@end\ne\n@end\n", "c\ne\nd\n"));
    assert_true(equal(MUST "@unordered\n@some\na\n@end\nb\n@end\n", "a\na\nb\n"));
    assert_false(equal(MUST "@unordered\n@some\na\n@end\nb\n@end\n", "a\nb\na\n"));
}

static void some(void **state)
{
    (void)state;
    assert_true(equal(MUST "@some\na\nb\n@end\na\n", "a\nb\na\nb\na\n"));
    assert_false(equal(MUST "@some\na\nb\n@end\n", ""));
    assert_false(equal(MUST "@some\na\nb\n@end\n", "a\nb\na\n"));
    assert_true(equal(MUST "@some\n@some\na\n@end\nb\n@end\n", "a\na\nb\na\nb\n"));
    assert_true(equal(MUST "@some\na\n@end\na\n", "a\na\n"));
    assert_false(equal(MUST "@some\na\n@end\na\n", "a\n"));
}

static void conditional_blocks(void **state)
{
    (void)state;
    const char *file = MUST "x\n@since 21\nnew\n@end\n@until 20\nold\n@end\n";
    assert_true(equal(file, "x\nold\n"));
    conditions.spec = 21;
    assert_true(equal(file, "x\nnew\n"));
    conditions.spec = 17;
    assert_true(equal(MUST "x\n@when can_one\ny\n@end\n@when can_two\nz\n@end\n", "x\ny\n"));
    conditions.case_name = "two";
    assert_true(
        equal(MUST "@case one\na\n@end\n@case two\nb\n@end\n@case one two\nc\n@end\n", "b\nc\n"));
    conditions.case_name = NULL;
    assert_true(equal(MUST "@either\n@since 21\na\n@end\n@or\nb\n@end\n", "b\n"));
    assert_false(equal(MUST "@either\n@since 21\na\n@end\n@or\nb\n@end\n", ""));
}

static void diffs(void **state)
{
    (void)state;
    assert_string_equal(diff(MUST "a\nb\nc\n", "a\nc\n"), " a\n-b\n c\n");
    assert_string_equal(diff(MUST "a\nc\n", "a\nb\nc\n"), " a\n+b\n c\n");
    assert_string_equal(diff(MUST "a 1\nb 1\n", "a 2\nb 2\n"), "-a 1\n+a 2\n-b 1\n+b 2\n");
    assert_string_equal(diff(MUST "@either\na\nb\n@or\nc\nd\n@end\n", "c\nx\n"), " c\n-d\n+x\n");
    assert_string_equal(diff(MUST "@unordered\na\nb\nc\n@end\n", "c\na\n"), " c\n a\n-b\n");
    assert_string_equal(diff(MUST "@some\na\nb\nc\n@end\n", "a\nb\nc\na\nb\n"),
                        " a\n b\n c\n a\n b\n-c\n");
    assert_string_equal(diff(MUST "a {b|c}\n", ""), "-a {b|c}\n");
    assert_string_equal(diff(MUST "@either\na\nb\n@or\nc\n@end\n", ""), "-c\n");
}

static void levels(void **state)
{
    (void)state;
    const char *file = "[r.must]\na\n[r.should]\nb\n[r.may]\nc\n[r.should] [r.must]\nd\n";
    assert_int_equal(level(file, "b\nc\nd\n"), LEVEL_MUST);
    assert_int_equal(level(file, "a\nc\nd\n"), LEVEL_SHOULD);
    assert_int_equal(level(file, "a\nb\nd\n"), LEVEL_MAY);
    assert_int_equal(level(file, "a\nb\nc\n"), LEVEL_MUST);
    assert_int_equal(level(file, "a\nb\nx\nc\nd\n"), LEVEL_SHOULD);
    assert_int_equal(level(file, "a\nb\nc\nx\nd\n"), LEVEL_MAY);
    assert_int_equal(level(file, "x\na\nb\nc\nd\n"), LEVEL_MUST);
    /* The old wording, at 17, is weaker; before 9 there was no such rule. */
    assert_int_equal(level("[r.changed]\na\n", ""), LEVEL_SHOULD);
    conditions.spec = 21;
    assert_int_equal(level("[r.changed]\na\n", ""), LEVEL_MUST);
    conditions.spec = 8;
    assert_int_equal(level("[r.changed]\na\n", ""), LEVEL_MAY);
    conditions.spec = 17;
}

/* That a refused call changes nothing obliges a JVM only if it refused the call. */
static void levels_of_refused_calls(void **state)
{
    (void)state;
    const char *file = "[r.must]\na\n[F:NULL_POINTER]\nerror\n[F:NULL_POINTER] "
                       "[functions.error-invalid-input-no-action]\n"
                       "the same\n[r.must]\nb\n";
    assert_int_equal(level(file, "a\nerror\nchanged\nb\n"), LEVEL_MUST);
    assert_int_equal(level(file, "a\nnone\nchanged\nb\n"), LEVEL_SHOULD);
    assert_int_equal(level(file, "a\nnone\nthe same\nb\n"), LEVEL_SHOULD);
    assert_int_equal(level(file, "a\nnone\nchanged\nc\n"), LEVEL_MUST);
    assert_int_equal(at_end(file, "a\n"), LEVEL_SHOULD);
    assert_int_equal(at_end(file, "a\nerror\n"), LEVEL_MUST);
}

static void levels_at_end(void **state)
{
    (void)state;
    const char *file = "[r.must]\na\n[r.should]\nb\n[r.may]\nc\n[r.must]\nd\n";
    assert_int_equal(at_end(file, ""), LEVEL_MUST);
    assert_int_equal(at_end(file, "a\n"), LEVEL_SHOULD);
    assert_int_equal(at_end(file, "a\nbx\n"), LEVEL_SHOULD);
    assert_int_equal(at_end(file, "a\nb\n"), LEVEL_MAY);
    assert_int_equal(at_end(file, "a\nb\nc\n"), LEVEL_MUST);
    assert_int_equal(at_end(file, "x\n"), LEVEL_MUST);
    assert_int_equal(at_end(file, "a\nb\nc\nd\n"), LEVEL_MUST);
    /* Only the lines of the case count. */
    const char *advice = "[r.must]\n@case one\na\n@end\n[r.should]\n@case two\nb\n@end\n";
    conditions.case_name = "two";
    assert_int_equal(at_end(advice, ""), LEVEL_SHOULD);
    assert_int_equal(at_end(advice, "b\n"), LEVEL_SHOULD);
    conditions.case_name = "one";
    assert_int_equal(at_end(advice, "a\n"), LEVEL_MUST);
    conditions.case_name = NULL;
}

static char *repeated(const char *line, size_t count, const char *end)
{
    size_t length = strlen(line);
    char *text = malloc(count * length + strlen(end) + 1);
    for (size_t i = 0; i < count; i++)
        memcpy(text + i * length, line, length);
    strcpy(text + count * length, end);
    return text;
}

static void floods(void **state)
{
    (void)state;
    char *flood = repeated("flood\n", 100000, "end\n");
    struct comparison comparison;
    compare(MUST "@some\nflood\n@end\nend\n", flood, &comparison);
    assert_true(comparison.equal);
    comparison_free(&comparison);
    compare("[r.should]\na\n" MUST "b\n", flood, &comparison);
    assert_false(comparison.equal);
    assert_true(comparison.count < 1000);
    assert_true(comparison.count + comparison.omitted >= 100001);
    comparison_free(&comparison);
    free(flood);
}

/* Each of these has more readings than could be tried one by one. */
static void explosions(void **state)
{
    (void)state;
    char *file = repeated("n <int>\n", 60, "@end\n");
    char *unordered = malloc(strlen(file) + 64);
    sprintf(unordered, MUST "@unordered\n%s", file);
    char *transcript = repeated("n 5\n", 60, "");
    assert_true(equal(unordered, transcript));
    free(transcript);
    transcript = repeated("n 5\n", 59, "x\n");
    assert_false(equal(unordered, transcript));
    free(transcript);
    free(unordered);
    free(file);
    transcript = repeated("a\n", 3000, "b\n");
    assert_false(equal(MUST "@some\n@some\n@some\na\n@end\n@end\n@end\n", transcript));
    free(transcript);
    assert_false(equal(MUST "x{|a}{|a}{|a}{|a}{|a}{|a}{|a}{|a}{|a}{|a}{|a}{|a}{|a}{|a}{|a}{|a}\n",
                       "xaaaaaaaaaaaaaaab\n"));
}

/* What is not decided in the steps there are is neither equal nor blamed on the JVM. */
static void limits(void **state)
{
    (void)state;
    struct comparison comparison;
    compare(MUST
            "x{|a|aa}{|a|aa}{|a|aa}{|a|aa}{|a|aa}{|a|aa}{|a|aa}{|a|aa}{|a|aa}{|a|aa}{|a|aa}{|a|aa}"
            "{|a|aa}{|a|aa}{|a|aa}{|a|aa}y\n",
            "xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaz\n", &comparison);
    assert_false(comparison.equal);
    assert_true(comparison.undecided);
    comparison_free(&comparison);
    char file[4096] = MUST "@unordered\n", transcript[4096] = "";
    for (int i = 0; i < 40; i++)
        sprintf(file + strlen(file), "a <same V%d> <same V%d>\n", i, (i + 1) % 40);
    strcat(file, "@end\n");
    for (int i = 0; i < 40; i++)
        sprintf(transcript + strlen(transcript), "a w%d w%d\n", i % 7, i % 5);
    compare(file, transcript, &comparison);
    assert_false(comparison.equal);
    assert_true(comparison.undecided);
    comparison_free(&comparison);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(literal_lines),
        cmocka_unit_test(alternatives_in_a_line),
        cmocka_unit_test(recommended_parts_of_a_line),
        cmocka_unit_test(integers),
        cmocka_unit_test(same_words),
        cmocka_unit_test(either),
        cmocka_unit_test(unordered),
        cmocka_unit_test(some),
        cmocka_unit_test(conditional_blocks),
        cmocka_unit_test(diffs),
        cmocka_unit_test(levels),
        cmocka_unit_test(levels_of_refused_calls),
        cmocka_unit_test(levels_at_end),
        cmocka_unit_test(floods),
        cmocka_unit_test(explosions),
        cmocka_unit_test(limits),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
