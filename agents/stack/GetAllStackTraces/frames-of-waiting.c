/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetAllStackTraces reports the frames of a waiting thread, each with its location.");

/* The locations of Java frames are those that GetStackTrace reports for a thread that stands still. */
static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    jint state = 0;
    do
        must(GetThreadState, thread, &state);
    while ((state & JVMTI_THREAD_STATE_WAITING_INDEFINITELY) == 0);
    must(GetAllStackTraces, FRAMES_MAX, &stacks, &count);
    for (jint i = 0; i < count; i++) {
        if (!(*jni)->IsSameObject(jni, stacks[i].thread, thread))
            continue;
        const jvmtiFrameInfo *frames = stacks[i].frame_buffer;
        jvmtiFrameInfo again[FRAMES_MAX];
        jint same = 0, depth = 0;
        must(GetStackTrace, thread, 0, FRAMES_MAX, again, &depth);
        for (jint j = 0; j < stacks[i].frame_count && j < depth && j < FRAMES_MAX; j++)
            same += frames[j].method == again[j].method && frames[j].location == again[j].location;
        say("%s", thread_state(stacks[i].state));
        say("as many frames: %s, the same: %s", truth(stacks[i].frame_count == depth),
            truth(same == depth));
        bool found = false;
        for (jint j = 0; j < stacks[i].frame_count && !found; j++)
            found = strcmp(method_name(frames[j].method), "Lstack/Waiting;.stand()V") == 0;
        say("stand is among them: %s", truth(found));
    }
}

TEST(.target = "stack.Waiting", .probe = observe);
