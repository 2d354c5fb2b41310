/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../system_classes.h"

TITLE("FollowReferences reports only classes as SYSTEM_CLASS roots.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_SYSTEM_CLASS)
        *tag = SYSTEM_CLASS_TAG;
    return 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
    say_whether_classes(jni);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
