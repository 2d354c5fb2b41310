/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the local references of all open local frames with their native frame.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (has_name(tag) && kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL)
        record_jni_local(reference_kind(kind), *tag, info->jni_local.thread_tag,
                         info->jni_local.depth, info->jni_local.method);
    return 0;
}

static jvmtiError walk(void)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    return ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    walk_with_local_frames(jni, walk);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
