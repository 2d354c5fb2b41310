/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/suite.h"

#include <stdlib.h>

#include "judge/known_load.h"

int suite_open(struct suite *suite, unsigned parts, const char *known)
{
    *suite = (struct suite){0};
    if (home_find(&suite->home) != 0)
        return -1;
    if (parts & SUITE_ANEW) {
        free(suite->home.descriptors);
        suite->home.descriptors = NULL;
    }
    if (parts & SUITE_TESTS)
        catalog_read(&suite->catalog, &suite->home);
    if (parts & SUITE_RULES)
        suite->rules = rules_read(suite->home.spec);
    if (parts & SUITE_INDEX)
        suite->index = spec_index_read(suite->home.spec);
    bool complete = (!(parts & SUITE_RULES) || suite->rules != NULL)
                    && (!(parts & SUITE_INDEX) || suite->index != NULL);
    if (complete && parts & SUITE_CHALLENGES) {
        suite->challenges = challenges_find(&suite->catalog, &suite->home);
        complete = suite->challenges != NULL;
    }
    if (complete && parts & SUITE_KNOWN)
        complete = known_load(&suite->known, known, &suite->catalog, &suite->home, suite->rules)
                   == 0;
    if (!complete)
        suite_close(suite);
    return complete ? 0 : -1;
}

void suite_close(struct suite *suite)
{
    known_free(suite->known);
    challenges_free(suite->challenges);
    spec_index_free(suite->index);
    rules_free(suite->rules);
    catalog_free(&suite->catalog);
    home_free(&suite->home);
}
