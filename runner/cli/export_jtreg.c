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

/* The tests that are known to deviate on the JVM, as a list for jtreg -exclude. */
static int put_problem_list(const struct suite *suite, const struct jtreg_suite *jtreg,
                            const struct plan *plan, const struct vm *vm)
{
    char *text = NULL;
    size_t length = 0;
    const struct test *last = NULL;
    FILE *stream = open_memstream(&text, &length);
    fprintf(stream, "# Tests that are known to deviate on %s %s.\n", vm->name, vm->version);
    for (size_t i = 0; i < plan->count; i++) {
        const struct test *test = plan->items[i].test;
        char *causes = test != last && jtreg_takes(jtreg, test)
                           ? known_for(suite->known, vm, plan->items[i].id)
                           : NULL;
        if (causes == NULL)
            continue;
        const char *bug = bug_of(suite->known, test->id);
        bug = bug != NULL ? bug + strlen("JDK-") : "0000000";
        char *name = jtreg_name(test->id);
        fprintf(stream, "tests/%s/%s.java %.*s generic-all\n", name, name,
                (int)strspn(bug, "0123456789"), bug);
        free(name);
        free(causes);
        last = test;
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
        if (i > 0 && test == plan->items[i - 1].test)
            continue;
        if (jtreg_takes(jtreg, test))
            count++;
        else
            printf("%s starts other agents, and cannot be a jtreg test\n", test->id);
    }
    return count;
}

static int put_tests(const struct suite *suite, struct jtreg_suite *jtreg, const struct plan *plan)
{
    int result = jtreg_begin(jtreg);
    for (size_t i = 0; i < plan->count && result == 0; i++) {
        const struct test *test = plan->items[i].test;
        if ((i == 0 || test != plan->items[i - 1].test) && jtreg_takes(jtreg, test))
            result = jtreg_add(
                jtreg, &(struct jtreg_test){.test = test, .bug = bug_of(suite->known, test->id)});
    }
    return result == 0 ? jtreg_end(jtreg) : result;
}

int export_jtreg(const struct suite *suite, char *const *patterns, const char *directory,
                 const struct vm_places *places)
{
    struct plan plan;
    struct jtreg_suite jtreg = {.home = &suite->home, .directory = directory};
    if (plan_make(&plan, &suite->catalog,
                  &(struct selection){.patterns = (char **)patterns, .repeat = 1, .seed = -1})
        != 0)
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
