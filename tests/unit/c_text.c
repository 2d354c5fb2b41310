/* SPDX-License-Identifier: Apache-2.0 */

/* Words, comments and literals of C source. */
#include "unit.h"

#include "base/c_text.h"

static void follows(const char *text, const char *rest)
{
    assert_string_equal(c_text_after_quotation(text), rest);
}

static void test_comments_and_literals_end(void **state)
{
    (void)state;
    follows("/* a \"b\" */ c", " c");
    follows("/*/ a */ c", " c");
    follows("\"a /* \\\" b\" c", " c");
    follows("\"a\\\\\" c", " c");
    follows("'\\'' c", " c");
    follows("a \"b\"", "a \"b\"");
    follows("/ a", "/ a");
    follows("", "");
}

static void test_the_text_ends_them_too(void **state)
{
    (void)state;
    follows("/* a", "");
    follows("/*/", "");
    follows("\"a", "");
    follows("\"a\\", "");
}

static void test_words(void **state)
{
    (void)state;
    assert_int_equal(c_text_word("a_1b(c)"), 4);
    assert_int_equal(c_text_word("0x1f;"), 4);
    assert_int_equal(c_text_word("$a"), 0);
    assert_int_equal(c_text_word(""), 0);
    assert_false(c_text_is_part('\xe4'));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_comments_and_literals_end),
        cmocka_unit_test(test_the_text_ends_them_too),
        cmocka_unit_test(test_words),
    };
    return RUN_TESTS(tests);
}
