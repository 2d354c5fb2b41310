/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState and stack functions work on virtual threads that are about to end.");

static int errors, half_ended;

/* Whether a function that needs a live thread may give this error to one that may end. */
static bool is_fair(jvmtiError error)
{
    return error == JVMTI_ERROR_NONE || error == JVMTI_ERROR_THREAD_NOT_ALIVE;
}

static void ask(jthread thread)
{
    enum { MOST = 20 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint state = 0, count = 0;
    jmethodID method = NULL;
    jlocation location;
    must(GetThreadState, thread, &state);
    half_ended += ((state & JVMTI_THREAD_STATE_ALIVE) == 0)
                  == ((state & JVMTI_THREAD_STATE_TERMINATED) == 0);
    errors += strcmp(thread_name(thread), "short") != 0;
    errors += !is_fair(ti(GetStackTrace, thread, 0, MOST, frames, &count));
    errors += !is_fair(ti(GetFrameCount, thread, &count));
    jvmtiError error = ti(GetFrameLocation, thread, 0, &method, &location);
    errors += !is_fair(error) && error != JVMTI_ERROR_NO_MORE_FRAMES;
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL) {
        say("errors: %d, neither alive nor terminated: %d", errors, half_ended);
        return;
    }
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, threads); i++) {
        jthread thread = thread_at(jni, threads, i);
        ask(thread);
        (*jni)->DeleteLocalRef(jni, thread);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.EndingThreads", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
