/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadLocalStorage returns the newest value that the other thread has set for itself.");

static void set_and_wait(const void *value, const char *point)
{
    must(SetThreadLocalStorage, NULL, value);
    arrive_and_wait(point);
}

static void JNICALL set_own(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    set_and_wait(&first_value, "first");
    set_and_wait(&second_value, "second");
    set_and_wait(NULL, "null");
    set_and_wait(&first_value, "first again");
}

/* No other call for the storage of any thread is between the question and what the thread sets. */
static void observe(JNIEnv *jni, jobject unused)
{
    static const char *const points[] = {"first", "second", "null", "first again"};
    jthread thread = start_agent_thread(jni, "other", set_own, NULL);
    for (int i = 0; i < 4; i++) {
        await_arrival(points[i]);
        say_storage(assay_env, thread);
        release_point(points[i]);
    }
    await_end(thread);
}

TEST(.probe = observe);
