/* SPDX-License-Identifier: Apache-2.0 */

/* What others have written takes time and memory in proportion to its length. Each of these took
 * minutes or gigabytes where something was done for each pair of parts. */
#include "unit.h"

#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "base/numbering.h"
#include "history/known_record.h"
#include "history/pins_joined.h"
#include "judge/known.h"
#include "match/comparison.h"
#include "vm/vm.h"

static struct rules *rules;
static clock_t started;
static int many = 60000; /* fewer where time does not count */

static int set_up(void **state)
{
    (void)state;
    rules = rules_read(UNIT_SPEC);
    started = clock();
    return rules != NULL ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    rules_free(rules);
    double seconds = (double)(clock() - started) / CLOCKS_PER_SEC;
    if (seconds > 4 && many > 1000) {
        print_error("it took %g s\n", seconds);
        return -1;
    }
    return 0;
}

static long peak_megabytes(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

/* A text that is written to a stream. */
static FILE *stream;
static char *text;
static size_t length;

static void begin_text(void)
{
    stream = open_memstream(&text, &length);
}

/* Parses it as an expected file; what is wrong with it, or NULL. */
static char *parsed(void)
{
    char *problem = NULL;
    fclose(stream);
    expected_free(expected_parse("e", text, length, rules, NULL, &problem));
    free(text);
    return problem;
}

static void is_refused(const char *words)
{
    char *problem = parsed();
    if (problem == NULL || strstr(problem, words) == NULL)
        fail_msg("'%s' does not say '%s'", problem != NULL ? problem : "nothing", words);
    free(problem);
}

static void blocks_of_an_expected_file(void **state)
{
    (void)state;
    begin_text();
    fputs("[r.must]\n", stream);
    for (int i = 8; i < 900; i++)
        fprintf(stream, "@since %d\n@when can_%s\nx <same V%d> <same V%d>\n@end\n@end\n", i,
                i % 2 == 0 ? "one" : "two", i, i);
    is_refused("too many combinations");
}

static void variables_of_an_expected_file(void **state)
{
    (void)state;
    begin_text();
    fputs("[r.must]\n", stream);
    for (int i = 0; i < many; i++)
        fprintf(stream, "x <same V%d> <same V%d>\n", i, i);
    is_refused("too many combinations");
}

static void parts_of_an_expected_line(void **state)
{
    (void)state;
    begin_text();
    fputs("[r.must]\nx {a", stream);
    for (int i = 0; i < many; i++)
        fputs("|a", stream);
    fputs("}\n", stream);
    assert_null(parsed());
    begin_text();
    fputs("[r.must]\nx", stream);
    for (int i = 0; i < 262144; i++)
        fputc('x', stream);
    is_refused("the line has");
    begin_text();
    fputs("[r.must]\nx", stream);
    for (int i = 0; i < 1000; i++)
        fputs(" <int>", stream);
    is_refused("more than 100 <...>");
    begin_text();
    fputs("[r.must]\n\\{\\{\\{\\{\\{\\{\\{\\{\\{\\{\\{\\{\\{\\{\\{\\{\\{\\<\n", stream);
    assert_null(parsed());
    assert_true(peak_megabytes() < 400);
}

/* What is only recommended is looked for in each line of a transcript. */
static void recommendations(void **state)
{
    (void)state;
    begin_text();
    fputs("[r.must] [r.should]\n@some\nx", stream);
    for (int i = 0; i < 15; i++)
        fputs("{|a|aa}", stream);
    fputs("{should b|c}\n@end\n", stream);
    fclose(stream);
    char *problem = NULL;
    struct expected *expected = expected_parse("e", text, length, rules, NULL, &problem);
    assert_non_null(expected);
    enum { LINES = 4000 };
    const char *lines[LINES];
    for (int i = 0; i < LINES; i++)
        lines[i] = "xaaaaaaaaaaaaaaaa";
    struct comparison comparison;
    const struct conditions conditions = {.spec = 17};
    comparison_make(expected, &conditions, lines, LINES, &comparison);
    assert_true(comparison.undecided);
    assert_false(comparison.equal);
    comparison_free(&comparison);
    expected_free(expected);
    free(text);
}

/* ---- Known deviations --------------------------------------------------- */

#define CAUSE                                                                                      \
    "Cause: c%d\nTitle: It does\nStatus: open\nRule: r.must\nVM: Some VM\nBehavior: It does.\n"    \
    "Affected: 17\nDate: 2024-02-29\n\n"

static struct known *known_text(void)
{
    char path[] = "/tmp/assay-linear-XXXXXX", *problem = NULL;
    int descriptor = mkstemp(path);
    fclose(stream);
    assert_int_equal(write(descriptor, text, length), length);
    close(descriptor);
    free(text);
    struct known *known = known_read(path, rules, NULL, NULL, &problem);
    unlink(path);
    if (known == NULL)
        fail_msg("%s", problem);
    return known;
}

static void causes_and_pins(void **state)
{
    (void)state;
    begin_text();
    for (int i = 0; i < many; i++)
        fprintf(stream, CAUSE, i);
    for (int i = 0; i < many; i++)
        fprintf(stream,
                "Pin: c%d\nVersions: 17\nTest: c/F/t%d\nExpected: a\n"
                "Actual: b\n\n",
                i, i);
    struct known *known = known_text();
    size_t count;
    known_pins(known, &count);
    assert_int_equal(count, many);
    known_free(known);
}

static void parts_of_a_pin(void **state)
{
    (void)state;
    begin_text();
    fprintf(stream, CAUSE, 1);
    fputs("Pin: c1\nVersions: 17\n", stream);
    for (int i = 0; i < 2 * many; i++)
        fprintf(stream, "Arguments: -Xa%d\n", i % many);
    for (int i = 0; i < many; i++)
        fprintf(stream, "Test: c/F/t%d\nExpected: a\nActual: b\n", i);
    struct known *known = known_text();
    size_t count;
    const struct known_pin *pins = known_pins(known, &count);
    assert_int_equal(pins[0].count, many);
    assert_int_equal(pins[0].arguments.count, many);
    known_free(known);
}

/* Forty pins of one test, and an answer that none of them explains whole. */
static void combinations_of_pins(void **state)
{
    (void)state;
    begin_text();
    fprintf(stream, CAUSE, 1);
    for (int i = 0; i < 40; i++)
        fprintf(stream, "Pin: c1\nVersions: 17\nTest: c/F/t\nExpected: nothing\nActual: x%d\n\n",
                i);
    struct known *known = known_text();
    struct vm vm = {.name = "Some VM", .version = "17.0.1", .spec = 17};
    struct diff_line lines[41] = {0};
    char texts[41][8];
    for (int i = 0; i < 41; i++) {
        sprintf(texts[i], "x%d", i);
        lines[i] = (struct diff_line){.kind = DIFF_EXTRA, .text = texts[i]};
    }
    const struct comparison comparison = {.lines = lines, .count = 41};
    assert_null(known_match(known, &vm, "c/F/t", &comparison, NULL));
    known_free(known);
}

static void add_pin(struct pin_lines *lines, char *version, char *test)
{
    lines->items[lines->count++] = (struct pin_line){.vm = xstrdup("Some VM"),
                                                     .vendor = xstrdup(""),
                                                     .architecture = xstrdup(""),
                                                     .versions = version,
                                                     .sometimes = xstrdup(""),
                                                     .arguments = xstrdup(""),
                                                     .test = test,
                                                     .body = xprintf("Test: %s\n", test)};
}

static void pins_that_are_joined(void **state)
{
    (void)state;
    struct pin_lines lines = {.items = calloc((size_t)many, sizeof *lines.items)};
    for (int i = 0; i < many; i++)
        add_pin(&lines, xprintf("17.0.%d", i / 2), xprintf("c/F/t%d", i % 2 == 0 ? 0 : i));
    pin_lines_join(&lines);
    assert_int_equal(lines.count, many / 2 + 1);
    assert_memory_equal(lines.items[0].versions, "17.0.0, 17.0.1, 17.0.2, ", 24);
    assert_string_equal(lines.items[1].versions, "17.0.0");
    assert_string_equal(lines.items[1].test, "c/F/t1");
    pin_lines_free(&lines);
}

/* Numbers that no int holds are after all others, and stay in one order. */
static void versions_without_bounds(void **state)
{
    (void)state;
    struct pin_lines lines = {.items = calloc(4, sizeof *lines.items)};
    add_pin(&lines, xstrdup("4294967313"), xstrdup("t"));
    add_pin(&lines, xstrdup("99999999999999999999"), xstrdup("t"));
    add_pin(&lines, xstrdup("21"), xstrdup("t"));
    add_pin(&lines, xstrdup("..8"), xstrdup("t"));
    pin_lines_join(&lines);
    assert_int_equal(lines.count, 1);
    assert_string_equal(lines.items[0].versions, "..8, 21, 4294967313, 99999999999999999999");
    pin_lines_free(&lines);
}

static void drafts(void **state)
{
    (void)state;
    struct drafts drafts = {0};
    for (int i = 0; i < many; i++) {
        char *id = xprintf("t%d", i / 2);
        struct draft *draft = draft_of(&drafts, id);
        assert_string_equal(draft->id, id);
        free(id);
    }
    assert_int_equal(drafts.count, many / 2);
    drafts_free(&drafts);
}

static void rules_of_a_result(void **state)
{
    (void)state;
    json_t *lines = json_array();
    for (int i = 0; i < many; i++)
        json_array_append_new(lines, json_pack("{s:s,s:s,s:[o]}", "kind", "extra", "text", "x",
                                               "rules", json_sprintf("R.%d", i / 2)));
    struct recorded_result result = {.object = json_pack("{s:o}", "comparison", lines)};
    struct numbering found = {0};
    pin_rules_of(&result, &found);
    assert_int_equal(found.texts.count, many / 2);
    assert_string_equal(found.texts.items[9], "R.9");
    numbering_free(&found);
    json_decref((json_t *)(uintptr_t)result.object);
}

static void numbers(void **state)
{
    (void)state;
    struct numbering numbering = {0};
    assert_true(numbering_find(&numbering, "") == SIZE_MAX);
    assert_int_equal(numbering_add(&numbering, "a"), 0);
    assert_int_equal(numbering_add(&numbering, ""), 1);
    assert_int_equal(numbering_add(&numbering, "a"), 0);
    assert_int_equal(numbering_find(&numbering, ""), 1);
    assert_true(numbering_find(&numbering, "b") == SIZE_MAX);
    numbering_free(&numbering);
    struct strings list = {0};
    strings_unite(&list);
    assert_int_equal(list.count, 0);
    static const char *const words[] = {"b", "a", "b", "c", "a"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        strings_add(&list, xstrdup(words[i]));
    strings_unite(&list);
    char *joined = strings_joined(&list, ", ");
    assert_string_equal(joined, "b, a, c");
    free(joined);
    strings_free(&list);
}

#define TEST(FUNCTION) cmocka_unit_test_setup_teardown(FUNCTION, set_up, tear_down)

int main(void)
{
    const char *preloaded = getenv("LD_PRELOAD");
    if (preloaded != NULL && strstr(preloaded, "vgpreload") != NULL)
        many = 500;
    const struct CMUnitTest tests[] = {
        TEST(blocks_of_an_expected_file),
        TEST(variables_of_an_expected_file),
        TEST(parts_of_an_expected_line),
        TEST(recommendations),
        TEST(causes_and_pins),
        TEST(parts_of_a_pin),
        TEST(combinations_of_pins),
        TEST(pins_that_are_joined),
        TEST(versions_without_bounds),
        TEST(drafts),
        TEST(rules_of_a_result),
        TEST(numbers),
    };
    return RUN_TESTS(tests);
}
