/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SetThreadLocalStorage with a null thread on a virtual thread leaves its carrier's value.");

static char platform_value, virtual_value;

static const char *stored(jthread thread)
{
    void *data = &data;
    must(GetThreadLocalStorage, thread, &data);
    return data == NULL              ? "null"
           : data == &platform_value ? "a platform thread's value"
           : data == &virtual_value  ? "the virtual thread's value"
                                     : "another";
}

static void observe(JNIEnv *jni, jobject self)
{
    jthread *all = NULL;
    jint count = 0;
    int wrong = 0;
    must(GetAllThreads, &count, &all);
    /* Threads of the virtual machine may end at any time. */
    for (jint i = 0; i < count; i++)
        ti(SetThreadLocalStorage, all[i], &platform_value);
    say("before: %s", stored(NULL));
    must(SetThreadLocalStorage, NULL, &virtual_value);
    say("null: %s", stored(NULL));
    say("by name: %s", stored(self));
    for (jint i = 0; i < count; i++) {
        void *data = NULL;
        wrong += ti(GetThreadLocalStorage, all[i], &data) == JVMTI_ERROR_NONE
                 && data != &platform_value;
    }
    say("platform threads with another value: %d", wrong);
    release(all);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .probe = observe);
