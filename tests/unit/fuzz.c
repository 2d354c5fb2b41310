/* SPDX-License-Identifier: Apache-2.0 */

/* Bytes that nobody wrote on purpose: the parser says what is wrong or makes a
 * tree, the matcher ends, and what a file demands literally is found equal. Always
 * the same bytes, so that a failure can be had again. */
#include "unit.h"

#include "match.h"

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

static const char *const pieces[] = {
    "[r.must]\n", "[r.should]\n", "a\n", "a\n", "b\n", "b <same A>\n", "c <same A>\n",
    "n <int 1..5>\n", "x{a|b|}y\n", "@either\n", "@or\n", "@end\n", "@end\n", "@some\n",
    "@unordered\n", "@since 17\n", "@until 16\n", "@when can_one\n", "@case one\n", "#\n", "{",
    "|", "}", "<", "\\", "[", "@", "\n", " ", "\xff", "\x80z",
};
static const char *const lines[] = {
    "a", "b", "b p", "c p", "b q", "n 3", "n 9", "xay", "xy", "", "\xff\xfe", "a ", "x",
};

#define COUNT(ARRAY) (sizeof(ARRAY) / sizeof(ARRAY)[0])

static void make_file(char *file, size_t size)
{
    strcpy(file, below(10) > 0 ? "[r.must]\n" : "");
    for (unsigned left = below(24); left > 0; left--) {
        const char *piece = pieces[below(COUNT(pieces) - (below(3) > 0 ? 11 : 0))];
        if (strlen(file) + strlen(piece) + 1 < size)
            strcat(file, piece);
    }
    for (unsigned left = below(8) == 0 ? 3 : 0; left > 0 && *file != '\0'; left--)
        file[below((unsigned)strlen(file))] = (char)(1 + below(255));
}

static void survives_anything(void **state)
{
    (void)state;
    static const char *const cases[] = {"one", NULL};
    struct rules *rules = rules_read(UNIT_SPEC);
    unsigned parsed = 0;
    for (int i = 0; i < 20000; i++) {
        char file[1024];
        make_file(file, sizeof file);
        char *problem = NULL;
        struct expected *expected = expected_parse("e", file, strlen(file), rules, cases,
                                                   &problem);
        if (expected == NULL) {
            assert_non_null(problem);
            assert_memory_equal(problem, "e:", 2);
            free(problem);
            continue;
        }
        parsed++;
        const char *observed[24];
        size_t count = below(COUNT(observed));
        for (size_t j = 0; j < count; j++)
            observed[j] = lines[below(COUNT(lines))];
        const struct conditions conditions = {.spec = 15 + (int)below(5), .offers = offers,
                                              .case_name = below(2) == 0 ? "one" : NULL};
        struct comparison comparison;
        expected_compare(expected, &conditions, observed, count, &comparison);
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
    assert_true(parsed > 500);
    rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(survives_anything)};
    return RUN_TESTS(tests);
}
