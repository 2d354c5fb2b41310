/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetAllStackTraces includes a thread without frames, with an empty stack.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    run_without_frames(thread);
    must(GetAllStackTraces, FRAMES_MAX, &stacks, &count);
    for (jint i = 0; i < readable(stacks, count); i++)
        if ((*jni)->IsSameObject(jni, stacks[i].thread, thread))
            say("%s: %d frames", thread_name(thread), (int)stacks[i].frame_count);
    release(stacks);
    release_point("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe);
