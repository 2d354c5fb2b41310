/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadListStackTraces limits the frames of virtual threads, also of one listed twice.");

static void limited(JNIEnv *jni, jint limit, jint count, const jthread *list)
{
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, count, list, limit, &stacks);
    say("GetThreadListStackTraces, at most %d: %s", (int)limit, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(stacks, count); i++) {
        jvmtiFrameInfo frames[200] = {{0}};
        jint depth = 0;
        must(GetStackTrace, list[i], 0, 200, frames, &depth);
        bool same = stacks[i].frame_count == (depth < limit ? depth : limit);
        for (jint j = 0; same && j < readable(stacks[i].frame_buffer, stacks[i].frame_count); j++)
            same = stacks[i].frame_buffer[j].method == frames[j].method
                   && stacks[i].frame_buffer[j].location == frames[j].location;
        say("%s: %s, the newest frames: %s", thread_name(list[i]),
            (*jni)->IsSameObject(jni, stacks[i].thread, list[i]) ? "itself" : "another",
            truth(same));
    }
    release(stacks);
}

/* A parked thread may wake for no reason and has other frames then. */
static void observe(JNIEnv *jni, jobject threads)
{
    jthread parked = thread_at(jni, threads, PARKED), held = thread_at(jni, threads, HELD);
    jthread list[4] = {parked, thread_at(jni, threads, PLATFORM), held, parked};
    must(SuspendThread, parked);
    must(SuspendThread, list[1]);
    limited(jni, 1, 4, list);
    limited(jni, 2, 4, list);
    limited(jni, 0, 4, list);
    limited(jni, 1, 1, &parked);
    limited(jni, 100, 1, &held);
    must(ResumeThread, parked);
    must(ResumeThread, list[1]);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1});
