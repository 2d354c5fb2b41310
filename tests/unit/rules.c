/* SPDX-License-Identifier: Apache-2.0 */
#include "unit.h"

#include <unistd.h>

#include "spec/rules.h"

static void finds_rules(void **state)
{
    (void)state;
    struct rules *rules = rules_read(UNIT_SPEC);
    assert_non_null(rules);
    const struct rule *rule = rules_find(rules, "r.must");
    assert_int_equal(rule->level, LEVEL_MUST);
    assert_int_equal(rule->since, 8);
    assert_int_equal(rule->until, 0);
    assert_int_equal(rules_find(rules, "r.may")->since, 8);
    assert_null(rules_find(rules, "r.mus"));
    assert_null(rules_find(rules, ""));
    size_t count;
    const struct rule *rows = rules_rows(rules, "r.changed", &count);
    assert_int_equal(count, 2);
    assert_int_equal(rows[0].since, 9);
    assert_ptr_equal(rules_find(rules, "r.changed"), &rows[1]);
    assert_true(rule_in_force(&rows[0], 20));
    assert_false(rule_in_force(&rows[0], 21));
    assert_false(rule_in_force(&rows[0], 8));
    rules_free(rules);
}

static void joins_the_rows_of_an_error(void **state)
{
    (void)state;
    struct rules *rules = rules_read(UNIT_SPEC);
    const struct rule *rule = rules_find(rules, "F:NULL_POINTER");
    assert_string_equal(rule->wording,
                        "JVMTI_ERROR_NULL_POINTER: p: null pointer; or q: null pointer");
    assert_int_equal(rule->level, LEVEL_SHOULD);
    rule = rules_find(rules, "F:NOT_FOUND");
    assert_int_equal(rule->level, LEVEL_MUST);
    assert_int_equal(rule->since, 8);
    assert_int_equal(rule->until, 0);
    assert_string_equal(rules_find(rules, "F:WRONG_PHASE")->wording,
                        "JVMTI_ERROR_WRONG_PHASE: called in another phase than live");
    rules_free(rules);
}

static void knows_capabilities(void **state)
{
    (void)state;
    struct rules *rules = rules_read(UNIT_SPEC);
    assert_true(rules_have_capability(rules, "can_two"));
    assert_false(rules_have_capability(rules, "can"));
    rules_free(rules);
}

/* Loads a rules.tsv of that text and gives the message without the directory. */
static char *problem_of(const char *text)
{
    static char message[512];
    char directory[] = "/tmp/assay-unit-XXXXXX";
    assert_non_null(mkdtemp(directory));
    char path[64];
    snprintf(path, sizeof path, "%s/rules.tsv", directory);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
    char *problem = NULL;
    assert_null(rules_load(directory, &problem));
    assert_memory_equal(problem, directory, strlen(directory));
    snprintf(message, sizeof message, "%s", problem + strlen(directory));
    free(problem);
    unlink(path);
    rmdir(directory);
    return message;
}

#define HEADER "id\tsubject\tsince\tuntil\tcapability\ttestable\trule\tlevel\n"

static void says_what_is_wrong(void **state)
{
    (void)state;
    assert_string_equal(problem_of(""), "/rules.tsv:1: the table is empty; it needs a header line");
    assert_string_equal(problem_of("id\tsubject\n"), "/rules.tsv:1: there is no column 'since'");
    assert_string_equal(problem_of(HEADER "a\tb\n"),
                        "/rules.tsv:2: the row has 2 cells, the header has 8");
    assert_string_equal(problem_of(HEADER "a\ts\t8\t\t\tyes\tw\tmight\n"),
                        "/rules.tsv:2: 'might' is not a level; write must, should or may");
    assert_string_equal(problem_of(HEADER "a\ts\t2.0\t\t\tyes\tw\tmust\n"),
                        "/rules.tsv:2: '2.0' is not a version; write 1.0, 1.1, 1.2 or a release "
                        "from 8 on");
    assert_string_equal(problem_of(HEADER "a b\ts\t8\t\t\tyes\tw\tmust\n"),
                        "/rules.tsv:2: 'a b' cannot be cited; an id has no blank, "
                        "bracket or colon");
}

static void refuses_an_id_twice(void **state)
{
    (void)state;
    const char *problem = problem_of(HEADER "a\ts\t8\t20\t\tyes\tw\tmust\n"
                                            "b\ts\t8\t\t\tyes\tw\tmust\n"
                                            "a\ts\t20\t\t\tyes\tw\tmust\n");
    assert_non_null(strstr(problem, ".tsv:4: 'a' is already in line 2"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_rules),         cmocka_unit_test(joins_the_rows_of_an_error),
        cmocka_unit_test(knows_capabilities),  cmocka_unit_test(says_what_is_wrong),
        cmocka_unit_test(refuses_an_id_twice),
    };
    return RUN_TESTS(tests);
}
