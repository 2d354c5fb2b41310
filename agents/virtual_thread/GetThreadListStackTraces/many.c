/* SPDX-License-Identifier: Apache-2.0 */
#include "../many.h"
#include "threads.h"

TITLE("GetThreadListStackTraces returns the whole stacks of a thousand virtual threads in order.");

/* Why a thread waits need not be shown. */
static bool is_parked(jint state)
{
    const char *name = thread_state(state & ~JVMTI_THREAD_STATE_PARKED);
    return strcmp(name, "ALIVE|WAITING|WAITING_INDEFINITELY") == 0;
}

static void observe(JNIEnv *jni, jobject threads)
{
    enum { MOST = 100 };
    if (threads == NULL)
        return;
    jthread *list = all_of(jni, threads), *platform = NULL;
    jvmtiStackInfo *stacks = NULL;
    jint all = 0, depth = 0, same = 0, parked = 0, whole = 0, own = 0, virtual = 0;
    jmethodID stay = method_id(jni, find_class(jni, "virtual_thread/Many"), "stay", "(I)I");
    for (int i = 0; i < MANY; i++)
        wait_for_state(list[i], JVMTI_THREAD_STATE_WAITING);
    jvmtiError error = ti(GetThreadListStackTraces, MANY, list, MOST, &stacks);
    say("GetThreadListStackTraces: %s", error_name(error));
    for (int i = 0; error == JVMTI_ERROR_NONE && i < MANY; i++) {
        same += (*jni)->IsSameObject(jni, stacks[i].thread, list[i]);
        parked += is_parked(stacks[i].state);
        must(GetFrameCount, list[i], &depth);
        whole += stacks[i].frame_count == depth;
        for (jint j = 0; j < stacks[i].frame_count && j < MOST; j++)
            own += stacks[i].frame_buffer[j].method == stay;
    }
    say("the threads of the list: %d, parked: %d, with all frames: %d, in stay: %d", (int)same,
        (int)parked, (int)whole, (int)own);
    must(GetAllThreads, &all, &platform);
    for (jint i = 0; i < all; i++)
        virtual += is_virtual(jni, platform[i]);
    say("virtual ones in GetAllThreads: %d", (int)virtual);
    free(list);
}

TEST(VIRTUAL_THREADS, MANY_TARGET, .probe = observe, .needs = {.can_support_virtual_threads = 1},
     .timeout = 60);
