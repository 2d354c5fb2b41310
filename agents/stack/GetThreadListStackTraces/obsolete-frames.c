/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "redefine.h"

TITLE("GetThreadListStackTraces gives obsolete frames the method IDs that they keep.");

static void ask_first(JNIEnv *jni, jobjectArray given)
{
    jthread list[2] = {(*jni)->GetObjectArrayElement(jni, given, HOLDING_THREAD)};
    jvmtiStackInfo *stacks = NULL;
    must(GetCurrentThread, &list[1]);
    must(GetThreadListStackTraces, 2, list, FRAMES_MAX, &stacks);
    if (readable(stacks, 1) > 0)
        put_holding_ids(stacks[0].frame_buffer, frames_in(&stacks[0], FRAMES_MAX), holding_ids);
    release(stacks);
}

static void observe(JNIEnv *jni, jobject given)
{
    observe_obsolete_ids(jni, given, ask_first);
}

TEST(.target = "redefine.ObsoleteIds", .probe = observe, .needs = {.can_redefine_classes = 1});
