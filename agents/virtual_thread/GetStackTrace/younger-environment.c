/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "../older_threads.h"

TITLE("GetStackTrace works in an environment that is younger than the virtual threads.");

/* A parked thread may be awake for a moment, with other frames: it is asked for both again. */
static void say_stack(jvmtiEnv *env, const char *name, jthread thread)
{
    enum { MOST = 200 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    struct timespec beginning = {0};
    jint count, depth;
    jvmtiError error;
    do {
        count = 0;
        depth = -1;
        error = ti_in(env, GetStackTrace, thread, 0, MOST, frames, &count);
        must_in(env, GetFrameCount, thread, &depth);
    } while (error == JVMTI_ERROR_NONE && count != frames_that_fit(depth, MOST)
             && wait_goes_on(&beginning));
    say("%s: %s", name, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("as many: %s", truth(count == frames_that_fit(depth, MOST)));
    for (jint i = 0; i < count && i < MOST; i++)
        if (strncmp(method_name(frames[i].method), "Lvirtual_thread/", 16) == 0)
            say("%s", method_name(frames[i].method));
}

static void observe(JNIEnv *jni, jobject subject)
{
    static jvmtiEnv *late;
    if (!is_first(jni, subject)) {
        say_stack(late, "for the thread itself", NULL);
        return;
    }
    late = younger_environment();
    for (int i = 0; i < 2; i++)
        say_stack(late, older_names[i], thread_at(jni, subject, i));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OlderThreads", .probe = observe);
