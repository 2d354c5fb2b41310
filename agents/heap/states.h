/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Filters that are held against whatever the heap contains, by whatever reference it is
 * reported: every second object is tagged, and a report that contradicts a filter shows as a
 * state that has no business there.
 */
#ifndef ASSAY_HEAP_STATES_H
#define ASSAY_HEAP_STATES_H

#include <stdbool.h>

#include "heap.h"

static bool state_seen[4];

/* Notes the state of what was reported; always 0, the answer of a callback that goes on
 * without following. */
static inline jint note_state(jlong tag, jlong class_tag)
{
    state_seen[(tag != 0 ? 0 : 1) + (class_tag != 0 ? 0 : 2)] = true;
    return 0;
}

/* Says the error and the states noted so far, as say_seen does, and starts anew. */
static inline void say_states(jvmtiError error, jint filter)
{
    for (int i = 0; i < 4; i++) {
        if (state_seen[i])
            record("%s", tag_state_names[i]);
        state_seen[i] = false;
    }
    say_walk_in_one_line(error, "%s", heap_filter(filter));
}

HEAP_ITERATION_CALLBACK(tag_every_second)
{
    int *count = own_data(user_data);
    *tag = (*count)++ % 2;
    return 0;
}

/* Tags every second object of the heap, but for the four of `array` and their classes, which
 * come into the states of their indices: so each state occurs. */
static inline void tag_everywhere(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = tag_every_second};
    int count = 0;
    must(IterateThroughHeap, 0, NULL, &callbacks, &count);
    set_tag(class_of(jni, element(jni, array, 2)), 0);
    set_tag(element(jni, array, 1), 0);
    set_tag(element(jni, array, 3), 0);
    set_tag_states(jni, array);
}

PRIMITIVE_FIELD_CALLBACK(note_field)
{
    return note_state(*tag, class_tag);
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(note_array)
{
    return note_state(*tag, class_tag);
}

STRING_PRIMITIVE_VALUE_CALLBACK(note_string)
{
    return note_state(*tag, class_tag);
}

/* Has `walk` go through the heap for the instances of each of three classes that have some, with
 * note_state in its callbacks, and says what was reported: the class that is asked for is the
 * one that has a tag. */
static inline void say_instances(JNIEnv *jni, jvmtiError (*walk)(jclass klass))
{
    static const char *const classes[] = {"java/lang/String", "java/lang/Class",
                                          "heap/filters/States$First"};
    for (int i = 0; i < 3; i++) {
        jclass klass = find_class(jni, classes[i]);
        set_tag(klass, TAG_OF_CLASS);
        jvmtiError error = walk(klass);
        if (state_seen[0] || state_seen[1])
            record("its instances");
        if (state_seen[2] || state_seen[3])
            record("others");
        memset(state_seen, 0, sizeof state_seen);
        say_walk_in_one_line(error, "%s", classes[i]);
        set_tag(klass, 0);
    }
}

#endif
