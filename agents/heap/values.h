/* SPDX-License-Identifier: Apache-2.0 */

/* The objects of heap.fields.Values by their place in the probe's array. */
#ifndef ASSAY_HEAP_VALUES_H
#define ASSAY_HEAP_VALUES_H

#include "heap.h"

enum { ARRAYS_FIRST, EMPTY_ARRAY = 8, PLAIN_STRING, EMPTY_STRING, WIDE_STRING, REFERENCES };

/* Lines by the place of the object that they are about, for saying in that order. */
static char lines[16][200];

/* The line of an object, to append to. A second report of the object is marked, so that a
 * value that comes twice does not look like one that comes once. */
static inline char *line_of(size_t place)
{
    char *line = lines[place];
    if (line[0] != '\0')
        strcpy(line, "again: ");
    return line + strlen(line);
}

static inline size_t room_in(size_t place, const char *end)
{
    return sizeof lines[0] - (size_t)(end - lines[place]);
}

/* Bytes of an element of a primitive array. */
static inline size_t width_of(jvmtiPrimitiveType type)
{
    switch (type) {
    case JVMTI_PRIMITIVE_TYPE_BOOLEAN:
    case JVMTI_PRIMITIVE_TYPE_BYTE:
        return 1;
    case JVMTI_PRIMITIVE_TYPE_CHAR:
    case JVMTI_PRIMITIVE_TYPE_SHORT:
        return 2;
    case JVMTI_PRIMITIVE_TYPE_INT:
    case JVMTI_PRIMITIVE_TYPE_FLOAT:
        return 4;
    default:
        return 8;
    }
}

static inline void say_lines(const char *function, jvmtiError error)
{
    say("%s: %s", function, error_name(error));
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (lines[i][0] != '\0')
            say("%s", lines[i]);
}

#endif
