/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadListStackTraces accepts virtual threads in each state and keeps the order of the list.");

enum { MOST = 200 };

static bool has_method(const jvmtiStackInfo *stack, const char *name)
{
    for (jint i = 0; i < stack->frame_count && i < MOST; i++)
        if (strstr(method_name(stack->frame_buffer[i].method), name) != NULL)
            return true;
    return false;
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[SEVERAL];
    for (int i = 0; i < SEVERAL; i++)
        list[i] = thread_at(jni, threads, SEVERAL - 1 - i);
    wait_for_state(thread_at(jni, threads, PARKED), JVMTI_THREAD_STATE_WAITING);
    wait_for_state(thread_at(jni, threads, PLATFORM), JVMTI_THREAD_STATE_WAITING);
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, SEVERAL, list, MOST, &stacks);
    say("GetThreadListStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < SEVERAL; i++) {
        int which = SEVERAL - 1 - i;
        jint depth = 0;
        if (which != UNSTARTED && which != ENDED)
            must(GetFrameCount, list[i], &depth);
        say("%s: %s, %s, in park: %s, in hold: %s", several_names[which],
            (*jni)->IsSameObject(jni, stacks[i].thread, list[i]) ? "itself" : "another",
            stacks[i].frame_count == depth ? "all frames" : "other frames",
            truth(has_method(&stacks[i], "Lvirtual_thread/SeveralStates;.park()V")),
            truth(has_method(&stacks[i], "Lvirtual_thread/SeveralStates;.hold()V")));
        say("state: %s", thread_state(stacks[i].state));
    }
    release(stacks);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
