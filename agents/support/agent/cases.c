/* SPDX-License-Identifier: Apache-2.0 */

/* The case for which a hook is called. */
#include <stdlib.h>

#include "assay.h"
#include "channel.h"

/* More than any test has. */
enum { CASES_MAX = 64 };

static const char *names[CASES_MAX] = {""};
static size_t count = 1, current;

void assay_read_cases(void)
{
    const char *value = getenv(ASSAY_CASE_VARIABLE);
    char *rest = value != NULL ? strdup(value) : NULL;
    if (rest == NULL || *rest == '\0')
        return;
    count = 0;
    for (char *name = strtok_r(rest, " ", &rest); name != NULL; name = strtok_r(NULL, " ", &rest)) {
        if (count == CASES_MAX)
            broken("there are more than %d cases", CASES_MAX);
        names[count++] = name;
    }
}

bool assay_first_case(void)
{
    if (count > 1)
        assay_record("case", names[0]);
    return true;
}

bool assay_next_case(void)
{
    current = (current + 1) % count;
    if (count > 1)
        assay_record("case", current > 0 ? names[current] : NULL);
    return current > 0;
}

const char *assay_case(void)
{
    return names[current];
}

bool is_case(const char *name)
{
    return strcmp(assay_case(), name) == 0;
}
