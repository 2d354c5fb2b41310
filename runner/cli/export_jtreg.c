/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/export_jtreg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/status.h"
#include "catalog/plan.h"
#include "export/jtreg.h"
#include "launch/launch.h"
#include "run/vm_probe.h"

/* The first bug of the causes that have a pin for the test, on any JVM; or NULL. */
static const char *bug_of(const struct known *known, const char *id)
{
    size_t count = 0;
    const struct known_pin *pins = known != NULL ? known_pins(known, &count) : NULL;
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < pins[i].count && pins[i].cause->bug != NULL; j++)
            if (test_has_id(id, pins[i].tests[j].id) && strncmp(pins[i].cause->bug, "JDK-", 4) == 0)
                return pins[i].cause->bug;
    return NULL;
}

/* Whether the plan has other cases of the test: each is then a test of jtreg, with an id. */
static bool has_others(const struct plan *plan, size_t at)
{
    const struct test *test = plan->items[at].test;
    return (at > 0 && plan->items[at - 1].test == test)
           || (at + 1 < plan->count && plan->items[at + 1].test == test);
}

/* The tests that are known to deviate on the JVM, as a list for jtreg -exclude. */
static int put_problem_list(const struct suite *suite, const struct jtreg_suite *jtreg,
                            const struct plan *plan, const struct vm *vm)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    fprintf(stream, "# Tests that are known to deviate on %s %s.\n", vm->name, vm->version);
    for (size_t i = 0; i < plan->count; i++) {
        const struct planned *planned = &plan->items[i];
        char *causes = jtreg_takes(jtreg, planned->test) ? known_for(suite->known, vm, planned->id)
                                                         : NULL;
        if (causes == NULL)
            continue;
        const char *bug = bug_of(suite->known, planned->id);
        bug = bug != NULL ? bug + strlen("JDK-") : "0000000";
        char *name = jtreg_name(planned->test->id);
        fprintf(stream, "tests/%s/%s.java%s%s %.*s generic-all\n", name, name,
                has_others(plan, i) ? "#" : "", has_others(plan, i) ? planned->case_name : "",
                (int)strspn(bug, "0123456789"), bug);
        free(name);
        free(causes);
    }
    fclose(stream);
    char *file = xprintf("ProblemList-%s.txt", vm->slug);
    int result = file_write(jtreg->directory, file, text);
    free(file);
    free(text);
    return result;
}

static int put_problem_lists(const struct suite *suite, const struct jtreg_suite *jtreg,
                             const struct plan *plan, const struct vm_places *places)
{
    struct launcher *launcher = places->count > 0 ? launcher_open() : NULL;
    int result = places->count > 0 && launcher == NULL ? -1 : 0;
    for (size_t i = 0; i < places->count && result == 0; i++) {
        struct vm vm;
        result = vm_probe(&vm, &places->items[i], NULL, NULL, &suite->home, launcher, 1);
        if (result == 0) {
            result = put_problem_list(suite, jtreg, plan, &vm);
            vm_free(&vm);
        }
    }
    if (launcher != NULL)
        launcher_close(launcher);
    return result;
}

/* Says which tests cannot be jtreg tests. Returns how many can. */
static size_t count_takers(const struct jtreg_suite *jtreg, const struct plan *plan)
{
    size_t count = 0;
    for (size_t i = 0; i < plan->count; i++) {
        const struct test *test = plan->items[i].test;
        if (jtreg_takes(jtreg, test))
            count++;
        else if (i == 0 || test != plan->items[i - 1].test)
            printf("%s starts other agents, and cannot be a jtreg test\n", test->id);
    }
    return count;
}

/* Adds the test of the plan's item with those of its cases that are in the plan, which follow each
 * other. */
static int put_test(const struct suite *suite, struct jtreg_suite *jtreg, const struct plan *plan,
                    size_t first)
{
    const struct test *test = plan->items[first].test;
    const char **cases = xcalloc(plan->count - first + 1, sizeof *cases);
    for (size_t i = first; i < plan->count && plan->items[i].test == test; i++)
        cases[i - first] = plan->items[i].case_name;
    int result = jtreg_add(
        jtreg,
        &(struct jtreg_test){.test = test, .cases = cases, .bug = bug_of(suite->known, test->id)});
    free(cases);
    return result;
}

static int put_tests(const struct suite *suite, struct jtreg_suite *jtreg, const struct plan *plan)
{
    int result = jtreg_begin(jtreg);
    for (size_t i = 0; i < plan->count && result == 0; i++) {
        const struct test *test = plan->items[i].test;
        if ((i == 0 || test != plan->items[i - 1].test) && jtreg_takes(jtreg, test))
            result = put_test(suite, jtreg, plan, i);
    }
    return result == 0 ? jtreg_end(jtreg) : result;
}

static int make_plan(struct plan *plan, const struct suite *suite, const struct strings *suites,
                     char *const *patterns)
{
    struct strings all = {0};
    int result = 0;
    for (size_t i = 0; i < suites->count && result == 0; i++)
        result = plan_read_suite(&all, suites->items[i], &suite->home);
    for (; *patterns != NULL; patterns++)
        strings_add(&all, xstrdup(*patterns));
    struct selection selection = {.patterns = strings_array(&all), .repeat = 1, .seed = -1};
    if (result == 0)
        result = plan_make(plan, &suite->catalog, &selection);
    string_array_free(selection.patterns);
    return result;
}

int export_jtreg(const struct suite *suite, const struct strings *suites, char *const *patterns,
                 const char *directory, const struct vm_places *places)
{
    struct plan plan;
    struct jtreg_suite jtreg = {.home = &suite->home, .directory = directory};
    if (make_plan(&plan, suite, suites, patterns) != 0)
        return STATUS_ERROR;
    size_t count = count_takers(&jtreg, &plan);
    int result = -1;
    if (count == 0)
        complain("none of the selected tests can be a jtreg test; select others");
    else
        result = put_tests(suite, &jtreg, &plan);
    if (result == 0 && suite->known != NULL)
        result = put_problem_lists(suite, &jtreg, &plan, places);
    if (result == 0)
        printf("%zu test%s; build them with  sh build.sh JDK  in %s\n", count,
               count == 1 ? "" : "s", directory);
    plan_free(&plan);
    return result == 0 ? STATUS_OK : STATUS_ERROR;
}
