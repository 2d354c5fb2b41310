/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SetThreadLocalStorage of a platform thread, also of the carrier, keeps a virtual thread's value.");

enum { MOST = 1000 };

static char values[MOST + 1];

/* Threads of the JVM may end at any time. */
static void observe(JNIEnv *jni, jobject thread)
{
    jthread *all = NULL;
    jint count = 0;
    int kept = 0, stored = 0;
    void *data = NULL;
    must(SetThreadLocalStorage, thread, &values[MOST]);
    must(GetAllThreads, &count, &all);
    count = readable(all, count);
    for (jint i = 0; i < count && i < MOST; i++)
        ti(SetThreadLocalStorage, all[i], &values[i]);
    for (jint i = 0; i < count && i < MOST; i++) {
        jvmtiError error = ti(GetThreadLocalStorage, all[i], &data);
        stored += error == JVMTI_ERROR_NONE;
        kept += error == JVMTI_ERROR_NONE && data == &values[i];
    }
    release(all);
    must(GetThreadLocalStorage, NULL, &data);
    say("platform threads: %s, other values: %d", stored > 0 ? "some" : "none", stored - kept);
    say("the virtual thread's value is kept: %s", truth(data == &values[MOST]));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
