/* SPDX-License-Identifier: Apache-2.0 */

/* Bytes that nobody wrote on purpose: the parser says what is wrong or makes a
 * tree, the matcher ends, and what a file expects literally is found equal. Always
 * the same bytes, so that a failure can be had again. */
#include "unit.h"

#include "match/comparison.h"

static uint64_t seed = 20240229;

static unsigned below(unsigned bound)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(seed >> 33) % bound;
}

static bool offers(const void *target, const char *capability)
{
    (void)target;
    (void)capability;
    return below(2) == 0;
}

static const char *const wanted[] = {
    "a\n",
    "a\n",
    "b\n",
    "n <int 1..5>\n",
    "x{a|b|}y\n",
    "b <same A>\nc <same A>\n",
    "[r.should]\na\n",
    "# a\nx\n",
};
static const char *const blocks[] = {
    "@some\n", "@unordered\n", "@since 17\n", "@until 16\n", "@when can_one\n", "@case one\n",
};
static const char *const lines[] = {
    "a", "b", "b p", "c p", "b q", "n 3", "n 9", "xay", "xy", "", "\xff\xfe", "a ", "x",
};

#define COUNT(ARRAY) (sizeof(ARRAY) / sizeof(ARRAY)[0])

static void put(char *file, size_t size, const char *text)
{
    if (strlen(file) + strlen(text) < size)
        strcat(file, text);
}

static void put_lines(char *file, size_t size, int depth)
{
    unsigned left = 1 + below(4);
    for (; left > 0; left--) {
        if (depth == 0 || below(3) > 0) {
            put(file, size, wanted[below(COUNT(wanted))]);
            continue;
        }
        bool either = below(3) == 0;
        put(file, size, either ? "@either\n" : blocks[below(COUNT(blocks))]);
        put_lines(file, size, depth - 1);
        if (either) {
            put(file, size, "@or\n");
            put_lines(file, size, depth - 1);
        }
        put(file, size, "@end\n");
    }
}

/* A file that is right, or, one time in two, a few bytes beside it. */
static void make_file(char *file, size_t size)
{
    strcpy(file, "[r.must]\na\n");
    put_lines(file, size, 3);
    for (unsigned left = below(2) * below(4); left > 0; left--)
        file[below((unsigned)strlen(file))] = (char)(1 + below(255));
}

static void parses_and_compares(void **state)
{
    (void)state;
    static const char *const cases[] = {"one", NULL};
    struct rules *rules = rules_read(UNIT_SPEC);
    unsigned parsed = 0;
    for (int i = 0; i < 20000; i++) {
        char file[4096];
        make_file(file, sizeof file);
        char *problem = NULL;
        struct expected *expected = expected_parse("e", file, strlen(file), rules, cases, &problem);
        if (expected == NULL) {
            assert_non_null(problem);
            assert_memory_equal(problem, "e:", 2);
            free(problem);
            continue;
        }
        parsed++;
        const char *actual[24];
        size_t count = below(COUNT(actual));
        for (size_t j = 0; j < count; j++)
            actual[j] = lines[below(COUNT(lines))];
        const struct conditions conditions = {.spec = 15 + (int)below(5),
                                              .offers = offers,
                                              .case_name = below(2) == 0 ? "one" : NULL};
        struct comparison comparison;
        comparison_make(expected, &conditions, actual, count, &comparison);
        size_t seen = comparison.omitted, differing = 0;
        for (size_t j = 0; j < comparison.count; j++) {
            seen += comparison.lines[j].kind != DIFF_MISSING;
            differing += comparison.lines[j].kind != DIFF_SAME;
        }
        assert_int_equal(seen, count);
        assert_true(comparison.equal == (differing == 0));
        comparison_free(&comparison);
        expected_free(expected);
    }
    assert_true(parsed > 5000);
    rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(parses_and_compares)};
    return RUN_TESTS(tests);
}
