/* SPDX-License-Identifier: Apache-2.0 */
#include "../local_frames.h"

TITLE("jvmtiStackReferenceCallback reports the local references of all open local frames.");

STACK_REFERENCE_CALLBACK(see)
{
    if (is_named(tag) && kind == JVMTI_HEAP_ROOT_JNI_LOCAL)
        see_local(root_kind(kind), *tag, thread_tag, depth, method);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk(void)
{
    return ti(IterateOverReachableObjects, NULL, see, NULL, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    walk_with_frames(jni, walk);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
