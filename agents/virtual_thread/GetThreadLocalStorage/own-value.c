/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadLocalStorage returns a value of its own for each virtual thread.");

static char values[SEVERAL];

static void say_value(const char *name, jthread thread)
{
    void *data = &data;
    jvmtiError error = ti(GetThreadLocalStorage, thread, &data);
    if (data == NULL || data == (void *)&data)
        say("%s: %s %s", name, error_name(error), data == NULL ? "null" : "unwritten");
    else
        say("%s: %s %d", name, error_name(error), (int)((char *)data - values));
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const enum several alive[] = {HELD, PARKED, PLATFORM};
    for (int i = 0; i < 3; i++)
        say_value(several_names[alive[i]], thread_at(jni, threads, alive[i]));
    for (int i = 0; i < 3; i++)
        say("SetThreadLocalStorage: %s",
            error_name(
                ti(SetThreadLocalStorage, thread_at(jni, threads, alive[i]), &values[alive[i]])));
    for (int i = 0; i < 3; i++)
        say_value(several_names[alive[i]], thread_at(jni, threads, alive[i]));
    say_value("caller", NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
