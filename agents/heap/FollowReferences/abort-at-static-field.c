/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences calls no callback after that of a static field has returned VISIT_ABORT.");

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

static jclass tagged_class(JNIEnv *jni, jobject subject)
{
    jclass klass = element(jni, subject, 0);
    set_tag(klass, TAG_OF_SUBJECT);
    return klass;
}

static void say_aborted(jvmtiError error)
{
    say("%s, static fields: %d, later: %d", error_name(error), static_fields, later_fields);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = tagged_class(jni, subject);
    say_aborted(ti(FollowReferences, 0, NULL, klass, &aborting, NULL));
}

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$EachStaticType"),
     .probe = observe, .needs = {.can_tag_objects = 1});
