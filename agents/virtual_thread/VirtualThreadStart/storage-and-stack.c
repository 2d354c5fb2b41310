/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../starts_and_ends.h"

TITLE("VirtualThreadStart and VirtualThreadEnd allow stack, state, storage and info of the thread.");

/* A thread that is not alive may be refused. */
static int own_frames(jthread thread, bool alive)
{
    enum { MOST = 100 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0;
    int own = 0;
    jvmtiError error = ti(GetStackTrace, thread, 0, MOST, frames, &count);
    if (!alive && error == JVMTI_ERROR_THREAD_NOT_ALIVE)
        return 0;
    assay_must(assay_env, "GetStackTrace", error);
    for (jint i = 0; i < count && i < MOST; i++)
        own += strncmp(method_name(frames[i].method), "Lvirtual_thread/StartsAndEnds;", 22) == 0;
    return own;
}

static void answer(const char *event, jthread thread)
{
    jint state = 0;
    jvmtiThreadInfo info = {.priority = -1};
    must(GetThreadInfo, thread, &info);
    must(GetThreadState, thread, &state);
    bool alive = (state & JVMTI_THREAD_STATE_ALIVE) != 0;
    int own = own_frames(thread, alive);
    say("%s of %s, priority %d, daemon %s, own frames: %d", event, info.name, (int)info.priority,
        truth(info.is_daemon), own);
    say("alive: %s, runnable: %s", truth(alive), truth((state & JVMTI_THREAD_STATE_RUNNABLE) != 0));
    say_storage(assay_env, NULL);
    release(info.name);
}

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (!is_of_test(thread))
        return;
    answer("start", thread);
    say_set_storage(assay_env, thread, &second_value);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (!is_of_test(thread))
        return;
    answer("end", thread);
    release_end_of(thread_name(thread));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    set_virtual_callbacks(started, ended);
    enable_virtual(VIRTUAL_THREAD_START);
    enable_virtual(VIRTUAL_THREAD_END);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds",
     .args = LIST("virtual 0", "virtual 1"), .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
