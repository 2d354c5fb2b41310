/* SPDX-License-Identifier: Apache-2.0 */
#include "../many.h"
#include "frames.h"
#include "threads.h"

TITLE("GetThreadListStackTraces returns the whole stacks of a thousand virtual threads in order.");

enum { MOST = 100 };

static struct counts {
    int same, parked, whole, own;
} counts;

/* Why a thread waits need not be shown, and it may wait in a native method. */
static bool is_parked(jint state)
{
    enum { LEFT_OPEN = JVMTI_THREAD_STATE_PARKED | JVMTI_THREAD_STATE_IN_NATIVE };
    const char *name = thread_state(state & ~LEFT_OPEN);
    return strcmp(name, "ALIVE|WAITING|WAITING_INDEFINITELY") == 0;
}

static void count(JNIEnv *jni, const jvmtiStackInfo *stacks, const jthread *list)
{
    jmethodID stay = method_id(jni, find_class(jni, "virtual_thread/Many"), "stay", "(I)I");
    for (int i = 0; i < readable(stacks, MANY); i++) {
        jint depth = 0;
        counts.same += (*jni)->IsSameObject(jni, stacks[i].thread, list[i]);
        counts.parked += is_parked(stacks[i].state);
        must(GetFrameCount, list[i], &depth);
        counts.whole += stacks[i].frame_count == frames_that_fit(depth, MOST);
        if (depth > MOST)
            counts.own++; /* it may be among those that do not fit */
        for (jint j = 0; depth <= MOST && j < frames_in(&stacks[i], MOST); j++)
            counts.own += stacks[i].frame_buffer[j].method == stay;
    }
}

static jvmtiError ask(JNIEnv *jni, const jthread *list)
{
    jvmtiStackInfo *stacks = NULL;
    if ((*jni)->PushLocalFrame(jni, 2 * MANY) != JNI_OK)
        broken("there is no room for local references");
    counts = (struct counts){0};
    jvmtiError error = ti(GetThreadListStackTraces, MANY, list, MOST, &stacks);
    if (error == JVMTI_ERROR_NONE) {
        count(jni, stacks, list);
        release(stacks);
    }
    (*jni)->PopLocalFrame(jni, NULL);
    return error;
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL)
        return;
    struct timespec beginning = {0};
    jthread *list = all_of(jni, threads), *platform = NULL;
    jint all = 0;
    int virtual = 0;
    jvmtiError error;
    /* They may wake for no reason, and park anew. */
    do
        error = ask(jni, list);
    while (error == JVMTI_ERROR_NONE && (counts.parked < MANY || counts.whole < MANY)
           && wait_goes_on(&beginning));
    say("GetThreadListStackTraces: %s", error_name(error));
    say("the threads of the list: %d, parked: %d, with all frames: %d, in stay: %d", counts.same,
        counts.parked, counts.whole, counts.own);
    must(GetAllThreads, &all, &platform);
    for (jint i = 0; i < readable(platform, all); i++)
        virtual += is_virtual(jni, platform[i]);
    say("virtual ones in GetAllThreads: %d", virtual);
    free(list);
}

TEST(VIRTUAL_THREADS, MANY_TARGET, .probe = observe, .needs = {.can_support_virtual_threads = 1},
     .timeout = 60);
