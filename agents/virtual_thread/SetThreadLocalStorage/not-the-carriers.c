/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("SetThreadLocalStorage for every platform thread does not affect the values of virtual threads.");

static char platform_value, virtual_value;

static const char *stored(jthread thread)
{
    void *data = &data;
    must(GetThreadLocalStorage, thread, &data);
    return data == NULL              ? "null"
           : data == &platform_value ? "the platform threads' value"
           : data == &virtual_value  ? "the virtual threads' value"
                                     : "another";
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread held = thread_at(jni, threads, HELD), parked = thread_at(jni, threads, PARKED);
    jthread *all = NULL;
    jint count = 0;
    int wrong = 0;
    must(GetAllThreads, &count, &all);
    count = readable(all, count);
    /* Threads of the virtual machine may end at any time. */
    for (jint i = 0; i < count; i++)
        ti(SetThreadLocalStorage, all[i], &platform_value);
    say("held: %s", stored(held));
    say("parked: %s", stored(parked));
    must(SetThreadLocalStorage, held, &virtual_value);
    must(SetThreadLocalStorage, parked, &virtual_value);
    for (jint i = 0; i < count; i++) {
        void *data = NULL;
        wrong += ti(GetThreadLocalStorage, all[i], &data) == JVMTI_ERROR_NONE
                 && data != &platform_value;
    }
    say("platform: %s", stored(thread_at(jni, threads, PLATFORM)));
    say("platform threads with another value: %d", wrong);
    say("held: %s", stored(held));
    say("parked: %s", stored(parked));
    release(all);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
