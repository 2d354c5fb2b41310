/* SPDX-License-Identifier: Apache-2.0 */
#include "descriptor_copy.h"

#include <stdlib.h>

#include "text.h"

static const char *copy_string(const char *string)
{
    return string != NULL ? xstrdup(string) : NULL;
}

static const char *const *copy_list(const char *const *list)
{
    if (list == NULL)
        return NULL;
    struct strings copy = {0};
    for (; *list != NULL; list++)
        strings_add(&copy, xstrdup(*list));
    return (const char *const *)strings_array(&copy);
}

struct assay_test *descriptor_copy(const struct assay_test *test)
{
    struct assay_test *copy = xcalloc(1, sizeof *copy);
    *copy = *test;
    copy->title = copy_string(test->title);
    copy->target = copy_string(test->target);
    copy->options = copy_string(test->options);
    copy->args = copy_list(test->args);
    copy->vm_args = copy_list(test->vm_args);
    copy->env = copy_list(test->env);
    copy->cases = copy_list(test->cases);
    return copy;
}

void descriptor_free(struct assay_test *copy)
{
    if (copy == NULL)
        return;
    free((char *)copy->title);
    free((char *)copy->target);
    free((char *)copy->options);
    string_array_free((char **)copy->args);
    string_array_free((char **)copy->vm_args);
    string_array_free((char **)copy->env);
    string_array_free((char **)copy->cases);
    free(copy);
}
