/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiStackReferenceCallback reports the local references of all open local frames.");

STACK_REFERENCE_CALLBACK(stack)
{
    if (has_name(tag) && kind == JVMTI_HEAP_ROOT_JNI_LOCAL)
        record_jni_local(root_kind(kind), *tag, thread_tag, depth, method);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk(void)
{
    return ti(IterateOverReachableObjects, NULL, stack, NULL, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    walk_with_local_frames(jni, walk);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
