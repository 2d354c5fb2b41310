/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetAllStackTraces returns at most the requested number of frames of each thread.");

static void at_most(JNIEnv *jni, jthread thread, jint limit)
{
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    jvmtiError error = ti(GetAllStackTraces, limit, &stacks, &count);
    bool within = true;
    if (error != JVMTI_ERROR_NONE) {
        say("at most %d: %s", (int)limit, error_name(error));
        return;
    }
    for (jint i = 0; i < readable(stacks, count); i++)
        within &= stacks[i].frame_count <= limit;
    jint records = 0;
    say("at most %d: %s, none has more: %s", (int)limit, error_name(error), truth(within));
    for (jint i = 0; i < readable(stacks, count); i++)
        if ((*jni)->IsSameObject(jni, stacks[i].thread, thread)) {
            records++;
            say_frames(stacks[i].frame_buffer, frames_in(&stacks[i], limit));
        }
    say("%d records of the thread", (int)records);
    release(stacks);
}

static void observe(JNIEnv *jni, jobject thread)
{
    at_most(jni, thread, 0);
    at_most(jni, thread, 2);
}

TEST(.target = "stack.Nested", .probe = observe);
