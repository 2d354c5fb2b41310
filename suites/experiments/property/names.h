/* SPDX-License-Identifier: Apache-2.0 */
#ifndef EXPERIMENTS_NAMES_H
#define EXPERIMENTS_NAMES_H

#include <stdlib.h>

#include "experiment.h"

static inline int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The names of the JVM's properties, sorted, and what becomes of writing each. */
static inline void say_properties(bool write)
{
    jint count = 0;
    char **names = NULL;
    must(GetSystemProperties, &count, &names);
    qsort(names, (size_t)count, sizeof *names, by_name);
    for (jint i = 0; i < count; i++) {
        char *value = NULL;
        jvmtiError error = ti(GetSystemProperty, names[i], &value);
        say("%s: %s", names[i],
            error_name(write && error == JVMTI_ERROR_NONE ? ti(SetSystemProperty, names[i], value)
                                                          : error));
    }
}

#endif
