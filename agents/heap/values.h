/* SPDX-License-Identifier: Apache-2.0 */

/* The objects of heap.fields.Values by their place in the probe's array. */
#ifndef ASSAY_HEAP_VALUES_H
#define ASSAY_HEAP_VALUES_H

#include "filters.h"

enum { ARRAYS_FIRST, EMPTY_ARRAY = 8, PLAIN_STRING, EMPTY_STRING, WIDE_STRING, REFERENCES };

/* Lines by the place of the object that they are about, for saying in that order. */
static char lines[16][200];

static inline void say_lines(const char *function, jvmtiError error)
{
    say("%s: %s", function, error_name(error));
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (lines[i][0] != '\0')
            say("%s", lines[i]);
}

#endif
