/* SPDX-License-Identifier: Apache-2.0 */

/* What `run --watch` keeps from round to round: results, class files, and names of files. */
#include "unit.h"

#include "base/files.h"
#include "base/text.h"
#include "watch/classes.h"
#include "watch/ledger.h"
#include "watch/path_names.h"

static char directory[] = "/tmp/assay-watch-XXXXXX";

static int set_up(void **state)
{
    (void)state;
    return mkdtemp(directory) != NULL ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    char *command = xprintf("rm -rf '%s'", directory);
    int status = system(command);
    free(command);
    return status;
}

static char first_id[] = "a/F/first", second_id[] = "a/F/second:case";
static struct planned planned[] = {{.id = first_id}, {.id = second_id}};
static const struct plan both = {planned, 2}, one = {planned, 1};

/* What is due of the plan, in its order. */
static void is_due(struct ledger *ledger, const struct plan *plan, const char *wanted)
{
    struct plan part = {0};
    struct strings ids = {0};
    ledger_choose(ledger, 0, NULL, plan, &part);
    for (size_t i = 0; i < part.count; i++)
        strings_add(&ids, xstrdup(part.items[i].id));
    char *got = strings_joined(&ids, " ");
    assert_string_equal(got, wanted);
    free(got);
    strings_free(&ids);
    plan_free(&part);
}

static void enter(struct ledger *ledger, const char *id, enum verdict verdict)
{
    struct sink *sink = ledger_sink(ledger, "a JVM");
    const struct result result = {.id = id, .verdict = verdict, .end = VERDICT_PASS};
    assert_int_equal(sink->result(sink, NULL, &result), 0);
    sink->free(sink);
}

static void sums_up(const struct ledger *ledger, const char *wanted)
{
    char *summary = ledger_summary(ledger);
    assert_string_equal(summary, wanted);
    free(summary);
}

static void runs_what_is_due(void **state)
{
    (void)state;
    struct ledger *ledger = ledger_new(false);
    ledger_begin(ledger);
    is_due(ledger, &both, "a/F/first a/F/second:case");
    enter(ledger, first_id, VERDICT_PASS);
    sums_up(ledger, "Of 2 selected, 0 are not as expected, 1 is still to be run.");
    enter(ledger, second_id, VERDICT_FAIL);
    sums_up(ledger,
            "Newly not as expected: a/F/second:case (FAIL). Of 2 selected, 1 is not as expected.");
    ledger_begin(ledger);
    is_due(ledger, &both, "");
    ledger_renew_test(ledger, "a/F/sec");
    is_due(ledger, &both, "");
    ledger_renew_test(ledger, "a/F/second");
    is_due(ledger, &both, "a/F/second:case");
    ledger_renew_vm(ledger, 1);
    is_due(ledger, &both, "a/F/second:case");
    ledger_renew_vm(ledger, 0);
    is_due(ledger, &both, "a/F/second:case a/F/first");
    enter(ledger, second_id, VERDICT_PASS);
    sums_up(ledger, "As expected again: a/F/second:case. Of 2 selected, 0 are not as expected, 1 "
                    "is still to be run.");
    assert_int_equal(ledger_results(ledger), 1);
    ledger_free(ledger);
}

static void forgets_what_is_not_selected(void **state)
{
    (void)state;
    struct ledger *ledger = ledger_new(false);
    ledger_begin(ledger);
    is_due(ledger, &both, "a/F/first a/F/second:case");
    enter(ledger, first_id, VERDICT_PASS);
    enter(ledger, second_id, VERDICT_FAIL);
    assert_int_equal(ledger_status(ledger), 1);
    is_due(ledger, &one, "");
    sums_up(ledger, "Of 1 selected, 0 are not as expected.");
    is_due(ledger, &both, "a/F/second:case");
    ledger_leave_out(ledger);
    sums_up(ledger, "Of 0 selected, 0 are not as expected.");
    is_due(ledger, &both, "a/F/first a/F/second:case");
    enter(ledger, first_id, VERDICT_PASS);
    ledger_clear(ledger);
    assert_int_equal(ledger_status(ledger), 0);
    is_due(ledger, &one, "a/F/first");
    ledger_free(ledger);
}

#define LONG "Long_name_of_a_class_which_is_of_47_bytes_all"

static void put_class(const char *name, const char *text)
{
    char *java = xprintf("%s/java/a", directory);
    assert_int_equal(file_write(java, name, text), 0);
    free(java);
}

static void compares(const struct classes *before, const struct classes *after, const char *wanted)
{
    struct numbering names = {0};
    classes_compare(before, after, &names);
    strings_sort(&names.texts);
    char *got = strings_joined(&names.texts, " ");
    assert_string_equal(got, wanted);
    free(got);
    numbering_free(&names);
}

static void follows_classes(void **state)
{
    (void)state;
    char *java = xprintf("%s/java", directory);
    char *path = xprintf("%s/a/Far.class", java);
    const struct home home = {.java = java};
    put_class("Far.class", "first");
    put_class("Near.class", "\x05"
                            "La/Far;");
    put_class("User.class", "\x05"
                            "a.Near");
    put_class("Other.class", "a/Farther");
    put_class("Loading.class", "\x0e"
                               "/a/Near.class");
    /* Its length is the number of a slash. */
    put_class(LONG ".class", "\x05"
                             "a/Far");
    put_class("Using.class", "/a/" LONG);
    struct classes *before = classes_read(&home);
    compares(before, before, "");
    put_class("Far.class", "other");
    struct classes *after = classes_read(&home);
    compares(before, after, "a/Far a/Loading a/" LONG " a/Near a/User a/Using");
    struct classes *same = classes_read(&home);
    classes_forget(after, path);
    classes_forget(after, "/elsewhere/Near.class");
    compares(after, same, "a/Far a/Loading a/" LONG " a/Near a/User a/Using");
    classes_free(before);
    classes_free(after);
    classes_free(same);
    free(path);
    free(java);
}

static void names_paths(void **state)
{
    (void)state;
    static char *const items[] = {"/tree/a/b", "/tree/a", "/tree2/c", "/jdk/d", "/tree/e", "/f"};
    struct strings paths = {0};
    char *none = path_names(&paths, "/tree");
    for (size_t i = 0; i < sizeof items / sizeof *items; i++)
        strings_add(&paths, xstrdup(items[i]));
    char *all = path_names(&paths, "/tree");
    assert_string_equal(none, "");
    assert_string_equal(all, "a/b, /tree2/c, /jdk/d and 2 more");
    free(none);
    free(all);
    strings_free(&paths);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(runs_what_is_due),
        cmocka_unit_test(forgets_what_is_not_selected),
        cmocka_unit_test(follows_classes),
        cmocka_unit_test(names_paths),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
