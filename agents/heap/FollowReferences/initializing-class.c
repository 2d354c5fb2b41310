/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the static fields of a class whose initializer runs.");

static int fields;

HEAP_REFERENCE_CALLBACK(see_reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD && referrer_tag != NULL
        && *referrer_tag == TAG_OF_CLASS && *tag == TAG_OF_SUBJECT)
        fields++;
    return 0;
}

static void observe(JNIEnv *jni, jobject klass)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_reference};
    set_tag(klass, TAG_OF_CLASS);
    set_tag(static_object_field(jni, klass, "MADE", "Ljava/lang/Object;"), TAG_OF_SUBJECT);
    must(FollowReferences, 0, NULL, klass, &callbacks, NULL);
    say("references from the static field: %d", fields);
}

TEST(.target = "heap.walk.InInitializer", .probe = observe, .needs = {.can_tag_objects = 1});
