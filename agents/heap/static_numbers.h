/* SPDX-License-Identifier: Apache-2.0 */

/* The callbacks for the classes and objects of heap.walk.StaticNumbers, which are tagged by their
 * places: how many are called, and how many after one has returned JVMTI_VISIT_ABORT. */
#ifndef ASSAY_HEAP_STATIC_NUMBERS_H
#define ASSAY_HEAP_STATIC_NUMBERS_H

#include "heap.h"

enum { STATIC_NUMBERS_TAGGED = 6 };

static bool aborts, aborted;
static bool met[4]; /* the static numbers, which are 1 to 4 */
static int later_numbers, later_objects;

PRIMITIVE_FIELD_CALLBACK(count_number)
{
    later_numbers += aborted;
    if (*tag < 1 || *tag > STATIC_NUMBERS_TAGGED || kind != JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        return 0;
    jlong number = type == JVMTI_PRIMITIVE_TYPE_LONG  ? value.j
                   : type == JVMTI_PRIMITIVE_TYPE_INT ? value.i
                                                      : 0;
    /* Another agent may have added fields to the classes. */
    if (number < 1 || number > 4)
        return 0;
    met[number - 1] = true;
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
    memset(met, 0, sizeof met);
    later_numbers = later_objects = 0;
}

static inline void say_numbers(const char *walk, jvmtiError error)
{
    /* Whether a class that is met again shows its numbers again is left open. */
    say("%s: %s, static numbers %d, later callbacks for numbers %d, for objects %d", walk,
        error_name(error), met[0] + met[1] + met[2] + met[3], later_numbers, later_objects);
}

#endif
