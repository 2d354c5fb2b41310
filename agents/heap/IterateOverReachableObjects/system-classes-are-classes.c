/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../system_classes.h"

TITLE("IterateOverReachableObjects reports only classes as SYSTEM_CLASS roots.");

HEAP_ROOT_CALLBACK(root)
{
    if (kind == JVMTI_HEAP_ROOT_SYSTEM_CLASS)
        *tag = SYSTEM_CLASS_TAG;
    return JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jvmtiError error = ti(IterateOverReachableObjects, root, NULL, NULL, NULL);
    say("IterateOverReachableObjects: %s", error_name(error));
    say_whether_classes(jni);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
