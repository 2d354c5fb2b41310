/* SPDX-License-Identifier: Apache-2.0 */
#include "unit.h"

#include <unistd.h>

#include "judge/known.h"
#include "vm/version.h"

static struct rules *rules;

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

static bool is_test(const void *context, const char *id)
{
    (void)context;
    return strncmp(id, "c/F/", 4) == 0;
}

static struct known *read_text(const char *text, char **problem)
{
    char path[] = "/tmp/assay-known-XXXXXX";
    int descriptor = mkstemp(path);
    assert_true(descriptor >= 0);
    assert_int_equal(write(descriptor, text, strlen(text)), strlen(text));
    close(descriptor);
    struct known *known = known_read(path, rules, is_test, NULL, problem);
    unlink(path);
    if (known == NULL)
        memmove(*problem, *problem + strlen(path), strlen(*problem + strlen(path)) + 1);
    return known;
}

#define CAUSE(ID)                                                                                  \
    "Cause: " ID "\nTitle: It does\nStatus: open\nRule: r.must\nVM: Some VM | OpenJDK *\n"         \
    "Behavior: It does.\nAffected: 17..25\nDate: 2024-02-29\n"
#define PIN(ID) "\nPin: " ID "\nVersions: 8, 17..25\n"

static void refused(const char *text, const char *expected)
{
    char *problem = NULL;
    assert_null(read_text(text, &problem));
    if (strncmp(problem, expected, strlen(expected)) != 0)
        fail_msg("'%s' begins not with '%s'", problem, expected);
    free(problem);
}

static void refuses_what_is_wrong(void **state)
{
    (void)state;
    refused("VM: x\n", ":1: a record begins with Cause: or Pin:");
    refused(CAUSE("a") PIN("a") "Test: d/F/t\n", ":12: there is no test 'd/F/t'");
    refused("Cause: a\nRule: none\n", ":2: there is no rule");
    refused("Cause: a\nStatus: odd\n", ":2: 'odd' is no status");
    refused("Cause: a\nClass: odd\n", ":2: 'odd' is no class");
    refused("Cause: a\nBug: 8286836\n", ":2: '8286836' is not a list of bugs");
    refused("Cause: a\nTitle: b\n", ":1: the cause 'a' has no key Status:");
    refused(CAUSE("a") PIN("a"), ":10: the pin of 'a' has no key Test:");
    refused(CAUSE("a") PIN("a") "Test: c/F/t\n", ":10: the pin of 'a' has no key Expected:");
    refused(PIN("a") "Test: c/F/t\nExpected: x\nTest: c/F/u\n", ":6: Actual: is missing");
    refused(PIN("a") "Test: c/F/t\nActual: x\n", ":5: Actual: must directly follow");
    refused(PIN("a") "Test: c/F/t\nExpected: x\nActual: EXIT\n", ":6: 'EXIT' cannot be");
    refused(PIN("a") "Test: c/F/t\nExpected: x\nActual: NA\n", ":6: 'NA' cannot be");
    refused(PIN("a") "Test: c/F/t\nVM: x\n", ":5: VM: must precede");
    refused(PIN("b") "Test: c/F/t\nExpected: x\nActual: y\n", ":2: there is no cause 'b'");
    refused(PIN("a") "Color: red\n", ":4: there is no key 'Color'");
    refused(PIN("a") "VM: red\nVM: blue\n", ":5: VM: is given twice");
    refused("Pin: a\nVersions: new\n", ":2: 'new' is not a list of ranges");
    refused("Cause: a\nDate: 29.2.2024\n", ":2: '29.2.2024' is not a date");
    refused("Cause: a\nVM:\n", ":2: VM: is empty");
    refused("Cause: a\nVM\n", ":2: a line of a record is");
    refused(CAUSE("a") "\n" CAUSE("a"), ":10: the cause 'a' is already in");
}

#define WITH(ID, TEST, PAIRS) PIN(ID) "Test: c/F/" TEST "\n" PAIRS

static const char *const two[] = {
    "# both in one test\n" CAUSE("first") "\n",
    CAUSE("second") "\n",
    CAUSE("crash"),
    WITH("first", "t", "Expected: x\nActual: y\nExpected: nothing\nActual: z\n"),
    WITH("second", "t", "Expected: b\nActual: nothing\n"),
    WITH("second", "t", "Expected: c\nActual: nothing\n"),
    WITH("crash", "u:case", "Expected: b\nActual: CRASH\n"),
};

static struct known *read_two(void)
{
    char text[4000] = "", *problem;
    for (size_t i = 0; i < sizeof two / sizeof two[0]; i++)
        strcat(text, two[i]);
    struct known *known = read_text(text, &problem);
    assert_non_null(known);
    return known;
}

/* Compares lines like "-x +y  same" given as kind and text. */
static char *match(const char *id, const char *const *differences, const char *end)
{
    struct known *known = read_two();
    struct vm vm = {.name = (char *)"OpenJDK VM", .version = (char *)"17.0.1+2", .spec = 17};
    struct diff_line lines[8];
    struct comparison comparison = {.lines = lines};
    for (; *differences != NULL; differences++)
        lines[comparison.count++] = (struct diff_line){.kind = **differences == '-'   ? DIFF_MISSING
                                                               : **differences == '+' ? DIFF_EXTRA
                                                                                      : DIFF_SAME,
                                                       .text = (char *)*differences + 1};
    char *ids = known_match(known, &vm, id, &comparison, end);
    vm.spec = 11;
    assert_null(known_match(known, &vm, id, &comparison, end));
    known_free(known);
    return ids;
}

#define LINES(...) ((const char *const[]){__VA_ARGS__, NULL})

static void matched(const char *id, const char *const *lines, const char *end, const char *ids)
{
    char *found = match(id, lines, end);
    if (ids == NULL)
        assert_null(found);
    else
        assert_string_equal(found, ids);
    free(found);
}

static void explains_all_or_nothing(void **state)
{
    (void)state;
    matched("c/F/t", LINES(" a", "-x", "+y", "+z"), NULL, "first");
    matched("c/F/t", LINES(" a", "-b"), NULL, "second");
    matched("c/F/t", LINES("-x", "+y", "-b", "+z"), NULL, "first, second");
    matched("c/F/t", LINES("-b", "-c"), NULL, "second");
    matched("c/F/t", LINES("-x", "+y"), NULL, NULL);
    matched("c/F/t", LINES("-x", "+y", "+z", "+z"), NULL, NULL);
    matched("c/F/t", LINES("-x", "+w", "+z"), NULL, NULL);
    matched("c/F/t", LINES("-b"), "CRASH", NULL);
    matched("c/F/t", LINES(" a"), NULL, NULL);
    matched("c/F/v", LINES("-b"), NULL, NULL);
}

static void explains_an_early_end(void **state)
{
    (void)state;
    matched("c/F/u:case", LINES(" a", "-b", "-c"), "CRASH", "crash");
    matched("c/F/u:case", LINES("-a", "-b", "-c"), "CRASH", NULL);
    matched("c/F/u:case", LINES(" a", "-b", "+d"), "CRASH", NULL);
    matched("c/F/u:case", LINES(" a", "-b", " c", "-d"), "CRASH", NULL);
    matched("c/F/u:case", LINES(" a", "-b"), "TIMEOUT", NULL);
    matched("c/F/u:case", LINES(" a", "-b"), NULL, NULL);
}

static void finds_those_of_a_test(void **state)
{
    (void)state;
    struct known *known = read_two();
    struct vm vm = {.name = (char *)"OpenJDK VM", .version = (char *)"25", .spec = 25};
    char *ids = known_for(known, &vm, "c/F/t");
    assert_string_equal(ids, "first, second");
    free(ids);
    vm.name = (char *)"Other VM";
    assert_null(known_for(known, &vm, "c/F/t"));
    known_free(known);
}

static void goes_by_arguments(void **state)
{
    (void)state;
    char *problem;
    struct known *known = read_text(
        CAUSE("compiled") PIN("compiled") "Arguments: -Xcomp !-XX:TieredStop*\nArguments: -Xother\n"
                                          "Test: c/F/t\nExpected: a\nActual: b\n",
        &problem);
    char *none[] = {NULL}, *compiled[] = {(char *)"-Dx", (char *)"-Xcomp", NULL};
    char *first[] = {(char *)"-Xcomp", (char *)"-XX:TieredStopAtLevel=1", NULL};
    struct vm vm = {.name = (char *)"OpenJDK VM", .version = (char *)"25", .spec = 25};
    assert_null(known_for(known, &vm, "c/F/t"));
    vm.vm_args = none;
    assert_null(known_for(known, &vm, "c/F/t"));
    vm.vm_args = first;
    assert_null(known_for(known, &vm, "c/F/t"));
    vm.vm_args = compiled;
    char *ids = known_for(known, &vm, "c/F/t");
    assert_string_equal(ids, "compiled");
    free(ids);
    char *other[] = {(char *)"-Xother", NULL};
    vm.vm_args = other;
    ids = known_for(known, &vm, "c/F/t");
    assert_string_equal(ids, "compiled");
    free(ids);
    known_free(known);
}

#define OF_STATUS(ID, STATUS)                                                                      \
    "Cause: " ID "\nTitle: It does\nStatus: " STATUS "\nRule: r.must\nVM: *\nBehavior: It does.\n" \
    "Affected: 17\nDate: 2024-02-29\n\n"

static void classes_of_causes(void **state)
{
    (void)state;
    char *problem;
    struct known *known = read_text(OF_STATUS("text", "specification changed")
                                        OF_STATUS("slow", "fixed in 27\nClass: liveness")
                                            OF_STATUS("wrong", "open"),
                                    &problem);
    assert_non_null(known);
    assert_int_equal(known_class_of(known, "text"), KNOWN_ISSUE);
    assert_int_equal(known_class_of(known, "text, slow"), KNOWN_LIVENESS);
    assert_int_equal(known_class_of(known, "text, wrong, slow"), KNOWN_DEVIATION);
    assert_int_equal(known_class_of(known, "nonesuch"), KNOWN_DEVIATION);
    known_free(known);
}

static void ranges_of_versions(void **state)
{
    (void)state;
    assert_true(version_in_range("17", "17.0.15+6-Debian", 17));
    assert_false(version_in_range("17", "18+1", 18));
    assert_true(version_in_range("..17", "11.0.2+3", 11));
    assert_true(version_in_range("17..", "25.0.3+9-LTS", 25));
    assert_true(version_in_range("17.0.12..17.0.19", "17.0.12+7", 17));
    assert_true(version_in_range("17.0.12..17.0.19", "17.0.19.1+7", 17));
    assert_false(version_in_range("17.0.12..17.0.19", "17.0.20+1", 17));
    assert_false(version_in_range("17.0.12..", "17.0.11+1", 17));
    assert_true(version_in_range("17.0.12+5..17.0.12+7", "17.0.12+7", 17));
    assert_false(version_in_range("17.0.12+5..17.0.12+7", "17.0.12+8", 17));
    assert_true(version_in_range("..8.0.412", "25.412-b08", 8));
    assert_false(version_in_range("25", "25.412-b08", 8));
    assert_true(version_in_range("21", "openj9-0.41.0", 21));
    assert_true(version_in_ranges("8, 17..21", "21.0.3+9", 21));
    assert_false(version_in_ranges("8, 17..21", "11.0.3+9", 11));
    assert_true(version_ranges_valid("..8, 17.0.12, 21.."));
    assert_false(version_ranges_valid("17, "));
    assert_false(version_ranges_valid("17, x"));
    static const char *const wrong[] = {"", "..", "17-21", "17...21", "x", "17..x", "17 ..21"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(version_range_valid(wrong[i]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refuses_what_is_wrong), cmocka_unit_test(explains_all_or_nothing),
        cmocka_unit_test(explains_an_early_end), cmocka_unit_test(finds_those_of_a_test),
        cmocka_unit_test(goes_by_arguments),     cmocka_unit_test(ranges_of_versions),
        cmocka_unit_test(classes_of_causes),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
