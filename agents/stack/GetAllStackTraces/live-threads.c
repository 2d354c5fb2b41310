/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetAllStackTraces includes a live thread, and none that has not started or has ended.");

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    jvmtiError error = ti(GetAllStackTraces, FRAMES_MAX, &stacks, &count);
    say("GetAllStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    if (count > 0 && stacks == NULL)
        broken("no records were returned");
    static const char *const names[] = {"unstarted", "alive", "finished"};
    for (jint t = 0; t < 3; t++) {
        jobject thread = (*jni)->GetObjectArrayElement(jni, threads, t);
        jint records = 0;
        for (jint i = 0; i < count; i++)
            if ((*jni)->IsSameObject(jni, stacks[i].thread, thread)) {
                records++;
                say("%s: %s", names[t], thread_state(stacks[i].state));
                say_frames(stacks[i].frame_buffer, stacks[i].frame_count);
            }
        say("%s: %d records", names[t], (int)records);
    }
    SAY_CALL(Deallocate, (unsigned char *)stacks);
}

TEST(.target = "stack.Lifetimes", .probe = observe);
