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

/* A parked thread may be awake for a moment, with another state and other frames. */
static bool are_parked(const jvmtiStackInfo *stacks, const jint *depths)
{
    for (int i = 0; i < SEVERAL; i++) {
        int which = SEVERAL - 1 - i;
        if ((which == PARKED || which == PLATFORM)
            && ((stacks[i].state & JVMTI_THREAD_STATE_WAITING) == 0
                || stacks[i].frame_count != depths[i]))
            return false;
    }
    return true;
}

/* As long as they are not parked, they are asked for again. */
static jvmtiError get_stacks(const jthread *list, jvmtiStackInfo **stacks, jint *depths)
{
    struct timespec beginning = {0};
    while (true) {
        jvmtiError error = ti(GetThreadListStackTraces, SEVERAL, list, MOST, stacks);
        if (error != JVMTI_ERROR_NONE)
            return error;
        for (int i = 0; i < SEVERAL; i++) {
            int which = SEVERAL - 1 - i;
            depths[i] = 0;
            if (which != UNSTARTED && which != ENDED)
                must(GetFrameCount, list[i], &depths[i]);
        }
        if (are_parked(*stacks, depths) || !wait_goes_on(&beginning))
            return error;
        release(*stacks);
    }
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[SEVERAL];
    jint depths[SEVERAL];
    for (int i = 0; i < SEVERAL; i++)
        list[i] = thread_at(jni, threads, SEVERAL - 1 - i);
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = get_stacks(list, &stacks, depths);
    say("GetThreadListStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < SEVERAL; i++) {
        say("%s: %s, %s, in park: %s, in hold: %s", several_names[SEVERAL - 1 - i],
            (*jni)->IsSameObject(jni, stacks[i].thread, list[i]) ? "itself" : "another",
            stacks[i].frame_count == depths[i] ? "all frames" : "other frames",
            truth(has_method(&stacks[i], "Lvirtual_thread/SeveralStates;.park()V")),
            truth(has_method(&stacks[i], "Lvirtual_thread/SeveralStates;.hold()V")));
        say("state: %s", thread_state(stacks[i].state));
    }
    release(stacks);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
