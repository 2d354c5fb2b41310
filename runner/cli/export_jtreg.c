/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/export_jtreg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/status.h"
#include "catalog/plan.h"
#include "export/jtreg.h"

/* The first bug of the causes that have a pin for the test, on any JVM; or NULL. */
static const char *bug_of(const struct known *known, const char *id)
{
    size_t count = 0;
    const struct known_pin *pins = known != NULL ? known_pins(known, &count) : NULL;
    size_t length = strlen(id);
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < pins[i].count && pins[i].cause->bug != NULL; j++) {
            const char *name = pins[i].tests[j].id;
            if (strncmp(name, id, length) == 0 && strchr(":", name[length]) != NULL
                && strncmp(pins[i].cause->bug, "JDK-", 4) == 0)
                return pins[i].cause->bug;
        }
    return NULL;
}

int export_jtreg(const struct suite *suite, char *const *patterns, const char *directory)
{
    struct plan plan;
    struct jtreg_suite jtreg = {.home = &suite->home, .directory = directory};
    size_t written = 0;
    if (plan_make(&plan, &suite->catalog,
                  &(struct selection){.patterns = (char **)patterns, .repeat = 1, .seed = -1})
        != 0)
        return STATUS_ERROR;
    int result = jtreg_begin(&jtreg);
    for (size_t i = 0; i < plan.count && result == 0; i++) {
        const struct test *test = plan.items[i].test;
        if (i > 0 && test == plan.items[i - 1].test)
            continue;
        if (!jtreg_takes(&jtreg, test)) {
            printf("%s starts other agents, and cannot be a jtreg test\n", test->id);
            continue;
        }
        result = jtreg_add(
            &jtreg, &(struct jtreg_test){.test = test, .bug = bug_of(suite->known, test->id)});
        written++;
    }
    if (result == 0)
        result = jtreg_end(&jtreg);
    if (result == 0)
        printf("%zu tests; build them with  sh build.sh JDK  in %s\n", written, directory);
    plan_free(&plan);
    return result == 0 ? STATUS_OK : STATUS_ERROR;
}
