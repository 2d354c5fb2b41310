/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "redefine.h"

TITLE("GetAllStackTraces gives obsolete frames the method IDs that they keep.");

static void ask_first(JNIEnv *jni, jobjectArray given)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, given, HOLDING_THREAD);
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    must(GetAllStackTraces, FRAMES_MAX, &stacks, &count);
    for (jint i = 0; i < readable(stacks, count); i++)
        if ((*jni)->IsSameObject(jni, stacks[i].thread, thread))
            put_holding_ids(stacks[i].frame_buffer, frames_in(&stacks[i], FRAMES_MAX), holding_ids);
    release(stacks);
}

static void observe(JNIEnv *jni, jobject given)
{
    observe_obsolete_ids(jni, given, ask_first);
}

TEST(.target = "redefine.ObsoleteIds", .probe = observe, .needs = {.can_redefine_classes = 1});
