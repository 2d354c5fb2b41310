/* SPDX-License-Identifier: Apache-2.0 */
#include "../../redefine/held.h"

TITLE("GetThreadListStackTraces, asked first, gives obsolete frames the ids that they keep.");

static void ask_first(JNIEnv *jni, jobjectArray given)
{
    jthread list[2] = {(*jni)->GetObjectArrayElement(jni, given, HELD_THREAD)};
    jvmtiStackInfo *stacks = NULL;
    must(GetCurrentThread, &list[1]);
    must(GetThreadListStackTraces, 2, list, 64, &stacks);
    by_names(stacks[0].frame_buffer, stacks[0].frame_count, held_asked);
    release(stacks);
}

TEST(.target = "redefine.Held", .probe = observe_held, .needs = {.can_redefine_classes = 1});
