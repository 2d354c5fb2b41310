/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetThreadListStackTraces with the greatest maximum gives whole stacks or is out of memory.");

/* So many stacks of the greatest size would not fit into any address space of 48 bits. */
enum { RECORDS = 10000, GREATEST = 0x7fffffff };

static void observe(JNIEnv *jni, jobject thread)
{
    static jthread list[RECORDS];
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jvmtiStackInfo *stacks = NULL;
    jint count = 0, whole = 0, depth = frame_count_of(thread);
    for (int i = 0; i < RECORDS; i++)
        list[i] = thread;
    ask_for_references(jni, RECORDS + 16);
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    jvmtiError error = ti(GetThreadListStackTraces, RECORDS, list, GREATEST, &stacks);
    say("GetThreadListStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(stacks, RECORDS); i++)
        if ((*jni)->IsSameObject(jni, stacks[i].thread, thread) && stacks[i].frame_count == depth
            && readable(stacks[i].frame_buffer, count) == count
            && same_frames(stacks[i].frame_buffer, frames, count))
            whole++;
    say("whole stacks: %d", (int)whole);
    release(stacks);
}

TEST(.target = "stack.Nested", .probe = observe);
