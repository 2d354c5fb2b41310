/* SPDX-License-Identifier: Apache-2.0 */
#include "../../redefine/held.h"

TITLE("GetAllStackTraces, asked first, gives obsolete frames the ids that they keep.");

static void ask_first(JNIEnv *jni, jobjectArray given)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, given, HELD_THREAD);
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    must(GetAllStackTraces, 64, &stacks, &count);
    for (jint i = 0; i < count; i++)
        if ((*jni)->IsSameObject(jni, stacks[i].thread, thread))
            by_names(stacks[i].frame_buffer, stacks[i].frame_count, held_asked);
    release(stacks);
}

TEST(.target = "redefine.Held", .probe = observe_held, .needs = {.can_redefine_classes = 1});
