/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "../several_states.h"

TITLE("GetThreadListStackTraces accepts virtual threads in each state and keeps the order of the list.");

enum { MOST = 200 };

static jint depths[SEVERAL];

static bool has_method(const jvmtiStackInfo *stack, const char *name)
{
    for (jint i = 0; i < readable(stack->frame_buffer, stack->frame_count) && i < MOST; i++)
        if (strstr(method_name(stack->frame_buffer[i].method), name) != NULL)
            return true;
    return false;
}

/* Asks for the depths. Whether the parked threads were: they may wake for no reason, and park anew. */
static bool were_parked(const jvmtiStackInfo *stacks, const jthread *list)
{
    bool parked = true;
    for (int i = 0; i < readable(stacks, SEVERAL); i++) {
        int which = SEVERAL - 1 - i;
        if (which != UNSTARTED && which != ENDED)
            must(GetFrameCount, list[i], &depths[which]);
        if (which == PARKED || which == PLATFORM)
            parked &= (stacks[i].state & JVMTI_THREAD_STATE_WAITING) != 0
                      && stacks[i].frame_count == frames_that_fit(depths[which], MOST);
    }
    return parked;
}

static void observe(JNIEnv *jni, jobject threads)
{
    struct timespec beginning = {0};
    jthread list[SEVERAL];
    for (int i = 0; i < SEVERAL; i++)
        list[i] = thread_at(jni, threads, SEVERAL - 1 - i);
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error;
    do {
        release(stacks);
        error = ti(GetThreadListStackTraces, SEVERAL, list, MOST, &stacks);
    } while (error == JVMTI_ERROR_NONE && !were_parked(stacks, list) && wait_goes_on(&beginning));
    say("GetThreadListStackTraces: %s", error_name(error));
    for (int i = 0; error == JVMTI_ERROR_NONE && i < readable(stacks, SEVERAL); i++) {
        int which = SEVERAL - 1 - i;
        say("%s: %s, %s, in park: %s, in hold: %s", several_names[which],
            (*jni)->IsSameObject(jni, stacks[i].thread, list[i]) ? "itself" : "another",
            stacks[i].frame_count == frames_that_fit(depths[which], MOST) ? "all frames"
                                                                          : "other frames",
            truth(has_method(&stacks[i], "Lvirtual_thread/SeveralStates;.park()V")),
            truth(has_method(&stacks[i], "Lvirtual_thread/SeveralStates;.hold()V")));
        say("state: %s", thread_state(stacks[i].state));
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
