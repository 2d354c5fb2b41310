/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetThreadListStackTraces returns the stack and state of the virtual thread that calls it.");

enum { MOST = 60 };

/* Whether the record is that of the calling virtual thread. */
static bool is_own(JNIEnv *jni, const jvmtiStackInfo *stack, jthread self)
{
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0;
    must(GetStackTrace, NULL, 0, MOST, frames, &count);
    bool same = (*jni)->IsSameObject(jni, stack->thread, self) && stack->frame_count == count
                && count <= MOST && readable(stack->frame_buffer, count) == count;
    for (jint i = 0; same && i < count; i++)
        same = stack->frame_buffer[i].method == frames[i].method
               && stack->frame_buffer[i].location == frames[i].location;
    return same;
}

static void list_them(JNIEnv *jni, jint count, const jthread *list, jint own)
{
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, count, list, MOST, &stacks);
    say("GetThreadListStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || readable(stacks, count) == 0)
        return;
    say("its own stack: %s, state %s", truth(is_own(jni, &stacks[own], list[own])),
        thread_state(stacks[own].state & ~JVMTI_THREAD_STATE_IN_NATIVE));
    release(stacks);
}

static void observe(JNIEnv *jni, jobject thread)
{
    jint count = 0;
    jthread *all = NULL;
    must(GetAllThreads, &count, &all);
    jthread other = readable(all, count) > 0 ? all[0] : thread, list[] = {other, thread, other};
    list_them(jni, 1, &thread, 0);
    list_them(jni, 3, list, 1);
    release(all);
}

TEST(.target = "virtual_thread.OnVirtualThread", .since = 21, .probe = observe);
