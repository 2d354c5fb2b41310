/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadLocalStorage returns null in a thread that begins after others with values have ended.");

enum { THREADS = 60 };

static int null_at_first, kept;

static void store(void)
{
    void *value = &second_value;
    must(GetThreadLocalStorage, NULL, &value);
    null_at_first += value == NULL;
    must(SetThreadLocalStorage, NULL, &first_value);
    must(GetThreadLocalStorage, NULL, &value);
    kept += value == &first_value;
}

static void JNICALL store_as_agent(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    store();
}

static void store_attached(JNIEnv *jni, void *unused)
{
    store();
}

/* One after the other: the JVM may use the memory of an ended one again, and that of its object. */
static void observe(JNIEnv *jni, jobject unused)
{
    for (int i = 0; i < THREADS; i++) {
        jthread thread = start_agent_thread(jni, "agent thread", store_as_agent, NULL);
        await_end(thread);
        (*jni)->DeleteLocalRef(jni, thread);
        run_attached("attached", NULL, i % 2 == 0, store_attached, NULL);
        if (i % 10 == 9)
            must(ForceGarbageCollection);
    }
    say("without a value at first: %d, with its own then: %d", null_at_first, kept);
}

TEST(.probe = observe);
