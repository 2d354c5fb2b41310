/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "../older_threads.h"

TITLE("GetThreadLocalStorage works in an environment that is younger than the virtual threads.");

static jvmtiEnv *late;

static void say_value(const char *name, jthread thread)
{
    void *value = (void *)(intptr_t)-1;
    jvmtiError error = ti_in(late, GetThreadLocalStorage, thread, &value);
    say("%s: %s %d", name, error_name(error), (int)(intptr_t)value);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (!is_first(jni, subject)) {
        say_value("for the thread itself", NULL);
        return;
    }
    late = younger_environment();
    for (int i = 0; i < 2; i++)
        say_value(older_names[i], thread_at(jni, subject, i));
    for (int i = 0; i < 2; i++)
        say("set: %s", error_name(ti_in(late, SetThreadLocalStorage, thread_at(jni, subject, i),
                                        (void *)(intptr_t)(71 + i))));
    for (int i = 0; i < 2; i++)
        say_value(older_names[i], thread_at(jni, subject, i));
    say_value("for the main thread", NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OlderThreads", .probe = observe);
