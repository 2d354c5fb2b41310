/* SPDX-License-Identifier: Apache-2.0 */

/* The callbacks for the classes and objects of heap.walk.StaticNumbers, which are tagged by their
 * places: how many are called, and how many after one has returned JVMTI_VISIT_ABORT. */
#ifndef ASSAY_HEAP_STATIC_NUMBERS_H
#define ASSAY_HEAP_STATIC_NUMBERS_H

#include "heap.h"

enum { STATIC_NUMBERS_TAGGED = 6 };

static bool aborts, aborted;
static int static_numbers, later_numbers, later_objects;

PRIMITIVE_FIELD_CALLBACK(count_number)
{
    later_numbers += aborted;
    if (*tag < 1 || *tag > STATIC_NUMBERS_TAGGED || kind != JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        return 0;
    static_numbers++;
    aborted = aborts;
    return aborts ? JVMTI_VISIT_ABORT : 0;
}

static inline jint count_object(const jlong *tag)
{
    later_objects += aborted;
    return *tag >= 1 && *tag <= STATIC_NUMBERS_TAGGED ? JVMTI_VISIT_OBJECTS : 0;
}

static inline void begin_abortable_walk(bool aborting)
{
    aborts = aborting;
    aborted = false;
    static_numbers = later_numbers = later_objects = 0;
}

static inline void say_numbers(const char *walk, jvmtiError error)
{
    say("%s: %s, static numbers %d, later callbacks for numbers %d, for objects %d", walk,
        error_name(error), static_numbers, later_numbers, later_objects);
}

#endif
