/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("After the callback for a static field returned VISIT_ABORT no callback comes any more.");

static int static_fields, later;

/* The JVM may keep fields of its own in an object that is a class, and show them before. */
FIELD(field)
{
    if (static_fields > 0)
        later++;
    else if (kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        static_fields++;
    return static_fields > 0 ? JVMTI_VISIT_ABORT : 0;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    jclass klass = element(jni, subject, 0);
    set_tag(klass, SUBJECT_TAG);
    jvmtiError error = ti(FollowReferences, 0, NULL, klass, &callbacks, NULL);
    say("FollowReferences: %s, static fields: %d, later: %d", error_name(error), static_fields, later);
}

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$EachStaticType"),
     .probe = observe, .needs = {.can_tag_objects = 1});
