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

/* What has been counted of the stacks, asked for until all threads are parked: one may be awake for a
 * moment, with another state and other frames. */
struct counted {
    jvmtiError error;
    int same, parked, whole, own;
};

static struct counted count(JNIEnv *jni, const jthread *list, jmethodID stay)
{
    enum { MOST = 100 };
    struct counted counted = {0};
    jvmtiStackInfo *stacks = NULL;
    counted.error = ti(GetThreadListStackTraces, MANY, list, MOST, &stacks);
    for (int i = 0; counted.error == JVMTI_ERROR_NONE && i < MANY; i++) {
        jint depth = 0;
        counted.same += (*jni)->IsSameObject(jni, stacks[i].thread, list[i]);
        counted.parked += is_parked(stacks[i].state);
        must(GetFrameCount, list[i], &depth);
        counted.whole += stacks[i].frame_count == depth;
        for (jint j = 0; j < stacks[i].frame_count && j < MOST; j++)
            counted.own += stacks[i].frame_buffer[j].method == stay;
        (*jni)->DeleteLocalRef(jni, stacks[i].thread);
    }
    if (counted.error == JVMTI_ERROR_NONE)
        release(stacks);
    return counted;
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL)
        return;
    jthread *list = all_of(jni, threads), *platform = NULL;
    jint all = 0, virtual = 0;
    jmethodID stay = method_id(jni, find_class(jni, "virtual_thread/Many"), "stay", "(I)I");
    struct timespec beginning = {0};
    struct counted counted;
    do
        counted = count(jni, list, stay);
    while (counted.error == JVMTI_ERROR_NONE && (counted.parked < MANY || counted.whole < MANY)
           && wait_goes_on(&beginning));
    say("GetThreadListStackTraces: %s", error_name(counted.error));
    say("the threads of the list: %d, parked: %d, with all frames: %d, in stay: %d", counted.same,
        counted.parked, counted.whole, counted.own);
    must(GetAllThreads, &all, &platform);
    for (jint i = 0; i < all; i++)
        virtual += is_virtual(jni, platform[i]);
    say("virtual ones in GetAllThreads: %d", (int)virtual);
    free(list);
}

TEST(VIRTUAL_THREADS, MANY_TARGET, .probe = observe, .needs = {.can_support_virtual_threads = 1},
     .timeout = 60);
