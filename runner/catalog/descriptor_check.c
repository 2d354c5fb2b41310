/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/descriptor_check.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

static char *version_problem(const struct assay_test *test)
{
    if (test->version != ASSAY_DESCRIPTOR_VERSION)
        return xprintf("has a descriptor of version %u, not %u; build it again", test->version,
                       (unsigned)ASSAY_DESCRIPTOR_VERSION);
    if (test->size != sizeof *test)
        return xprintf("has a descriptor of %u bytes, not %zu; build it again", test->size,
                       sizeof *test);
    return NULL;
}

static char *title_problem(const char *title)
{
    if (title == NULL || *title == '\0')
        return xstrdup("has no title");
    if (strchr(title, '\n') != NULL)
        return xstrdup("has a title of more than one line");
    return NULL;
}

static char *hook_problem(const struct assay_test *test)
{
    if (test->load == NULL && test->start == NULL && test->init == NULL && test->probe == NULL
        && test->attach == NULL && test->death == NULL && test->unload == NULL)
        return xstrdup("declares no hook");
    return NULL;
}

static char *range_problem(const struct assay_test *test)
{
    if (test->since < 0 || test->until < 0)
        return xstrdup("has a negative specification version");
    if (test->until != 0 && test->since > test->until)
        return xprintf("holds since %d, but until %d only", test->since, test->until);
    if (test->timeout < 0)
        return xstrdup("has a negative timeout");
    if (test->exit_status < ASSAY_EXIT_NONZERO || test->exit_status > 255)
        return xprintf("expects exit status %d, which no process has", test->exit_status);
    return NULL;
}

static char *case_problem(const char *const *cases)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    if (cases == NULL)
        return NULL;
    if (cases[0] == NULL)
        return xstrdup("has an empty list of cases");
    for (size_t i = 0; cases[i] != NULL; i++) {
        if (cases[i][0] == '\0' || cases[i][strspn(cases[i], letters)] != '\0')
            return xprintf("has a case '%s'; names are of letters, digits, '_' and '-'", cases[i]);
        for (size_t j = 0; j < i; j++)
            if (strcmp(cases[i], cases[j]) == 0)
                return xprintf("has the case '%s' twice", cases[i]);
    }
    return NULL;
}

static char *env_problem(const char *const *env)
{
    for (; env != NULL && *env != NULL; env++)
        if (strchr(*env, '=') == NULL || **env == '=')
            return xprintf("has the environment setting '%s', which is not NAME=value", *env);
    return NULL;
}

char *descriptor_problem(const struct assay_test *test)
{
    char *problem = version_problem(test);
    if (problem == NULL)
        problem = title_problem(test->title);
    if (problem == NULL)
        problem = hook_problem(test);
    if (problem == NULL)
        problem = range_problem(test);
    if (problem == NULL)
        problem = case_problem(test->cases);
    if (problem == NULL)
        problem = env_problem(test->env);
    return problem;
}
