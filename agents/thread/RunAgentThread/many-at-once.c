/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread gives each of thirty threads its own argument while all of them run.");

enum { THREADS = 30 };
static char arguments[THREADS];
static jthread threads[THREADS]; /* global */
static atomic_int started, right;

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    ptrdiff_t number = (char *)data - arguments;
    bool known = number >= 0 && number < THREADS;
    if (known && (*jni)->IsSameObject(jni, current_thread(), threads[number]))
        atomic_fetch_add(&right, 1);
    atomic_fetch_add(&started, 1);
    while (atomic_load(&started) < THREADS)
        sched_yield();
}

static void observe(JNIEnv *jni, jobject subject)
{
    ask_for_references(jni, 4 * THREADS);
    for (int i = 0; i < THREADS; i++)
        threads[i] = (*jni)->NewGlobalRef(jni, new_thread(jni, "agent thread"));
    for (int i = 0; i < THREADS; i++)
        must(RunAgentThread, threads[i], procedure, &arguments[i], JVMTI_THREAD_NORM_PRIORITY);
    for (int i = 0; i < THREADS; i++)
        await_end(threads[i]);
    say("started: %d, with their own threads and arguments: %d", atomic_load(&started),
        atomic_load(&right));
}

TEST(.probe = observe);
