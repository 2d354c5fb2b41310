/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadLocalStorage returns THREAD_NOT_ALIVE for a terminated thread.");

static void JNICALL store(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(SetThreadLocalStorage, NULL, &first_value);
}

/* A thread that never had a value, and one that had. */
static void observe(JNIEnv *jni, jobject thread)
{
    jthread storing = start_agent_thread(jni, "storing", store, NULL);
    await_end(storing);
    say_storage(assay_env, thread);
    say_storage(assay_env, storing);
}

TEST(.target = "thread.InState", .args = LIST("terminated"), .probe = observe);
