/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetThreadListStackTraces keeps the order of the list; threads not alive have no frames.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[4];
    for (jint i = 0; i < 3; i++)
        list[i] = (*jni)->GetObjectArrayElement(jni, threads, i);
    list[3] = list[1];
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, 4, list, FRAMES_MAX, &stacks);
    say("GetThreadListStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(stacks, 4); i++) {
        say("%s is the thread asked for: %s", thread_name(stacks[i].thread),
            truth((*jni)->IsSameObject(jni, stacks[i].thread, list[i])));
        say("%s", thread_state(stacks[i].state));
        say_frames(stacks[i].frame_buffer, stacks[i].frame_count);
    }
    SAY_CALL(Deallocate, (unsigned char *)stacks);
}

TEST(.target = "stack.Lifetimes", .probe = observe);
