/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ForceGarbageCollection collects for each of several threads that call it at the same time.");

enum { THREADS = 6, CALLS = 5, OBJECTS = 20 };

static atomic_int ready, freed_none, freed;

/* How many of some objects that were unreachable before the call are no more after it. */
static int freed_by_call(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/Object");
    jweak objects[OBJECTS];
    int count = 0;
    for (int i = 0; i < OBJECTS; i++) {
        jobject made = (*jni)->AllocObject(jni, klass);
        objects[i] = (*jni)->NewWeakGlobalRef(jni, made);
        (*jni)->DeleteLocalRef(jni, made);
    }
    must(ForceGarbageCollection);
    for (int i = 0; i < OBJECTS; i++) {
        count += objects[i] != NULL && (*jni)->IsSameObject(jni, objects[i], NULL);
        (*jni)->DeleteWeakGlobalRef(jni, objects[i]);
    }
    return count;
}

static void JNICALL force(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    ready++;
    while (ready < THREADS)
        sched_yield();
    for (int i = 0; i < CALLS; i++) {
        int count = freed_by_call(jni);
        freed += count;
        freed_none += count == 0;
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        threads[i] = start_agent_thread(jni, "forcing", force, NULL);
    for (int i = 0; i < THREADS; i++)
        await_end(threads[i]);
    if (freed == 0)
        inapplicable("nothing is freed");
    say("each call freed objects: %s", truth(freed_none == 0));
}

TEST(.probe = observe);
