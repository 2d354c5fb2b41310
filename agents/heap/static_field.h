/* SPDX-License-Identifier: Apache-2.0 */

/* Walks that are aborted at a static field of the class in the probe's array. */
#ifndef ASSAY_HEAP_STATIC_FIELD_H
#define ASSAY_HEAP_STATIC_FIELD_H

#include "heap.h"

static int static_fields, later_fields;

/* The JVM may keep fields of its own in an object that is a class, and show them before. */
PRIMITIVE_FIELD_CALLBACK(abort_at_static_field)
{
    if (static_fields > 0)
        later_fields++;
    else if (kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        static_fields++;
    return static_fields > 0 ? JVMTI_VISIT_ABORT : 0;
}

static const jvmtiHeapCallbacks aborting = {.primitive_field_callback = abort_at_static_field};

static inline jclass tagged_class(JNIEnv *jni, jobject subject)
{
    jclass klass = element(jni, subject, 0);
    set_tag(klass, TAG_OF_SUBJECT);
    return klass;
}

static inline void say_aborted(jvmtiError error)
{
    say("%s, static fields: %d, later: %d", error_name(error), static_fields, later_fields);
}

#endif
