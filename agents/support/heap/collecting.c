/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "threads.h"
#include "heap.h"

static pthread_t others[2];
static int collections;
static bool is_enough;
static int begun, running; /* callbacks that last for collections */

static int collections_so_far(void)
{
    return __atomic_load_n(&collections, __ATOMIC_SEQ_CST);
}

static void collect_meanwhile(JNIEnv *jni, void *unused)
{
    while (!__atomic_load_n(&is_enough, __ATOMIC_SEQ_CST)) {
        must(ForceGarbageCollection);
        __atomic_add_fetch(&collections, 1, __ATOMIC_SEQ_CST);
    }
}

static void look_meanwhile(JNIEnv *jni, void *unused)
{
    while (!__atomic_load_n(&is_enough, __ATOMIC_SEQ_CST)) {
        jvmtiStackInfo *stacks = NULL;
        jint count = 0;
        (*jni)->PushLocalFrame(jni, 100);
        must(GetAllStackTraces, 4, &stacks, &count);
        release(stacks);
        (*jni)->PopLocalFrame(jni, NULL);
    }
}

void start_collecting(void)
{
    __atomic_store_n(&is_enough, false, __ATOMIC_SEQ_CST);
    others[0] = start_attached(NULL, collect_meanwhile, NULL);
    others[1] = start_attached(NULL, look_meanwhile, NULL);
}

void stop_collecting(void)
{
    __atomic_store_n(&is_enough, true, __ATOMIC_SEQ_CST);
    for (int i = 0; i < 2; i++)
        pthread_join(others[i], NULL);
}

void JNICALL last_for_collections(jvmtiEnv *env, jlong tag)
{
    static jlong left = MILLISECONDS(1000);
    int before = collections_so_far();
    jlong begin = real_time(), taken = 0;
    if (tag != 1)
        return;
    __atomic_add_fetch(&running, 1, __ATOMIC_SEQ_CST);
    __atomic_add_fetch(&begun, 1, __ATOMIC_SEQ_CST);
    while (collections_so_far() - before < 3 && taken < MILLISECONDS(100)
           && taken < __atomic_load_n(&left, __ATOMIC_SEQ_CST)) {
        sched_yield();
        taken = real_time() - begin;
    }
    __atomic_sub_fetch(&left, taken, __ATOMIC_SEQ_CST);
    __atomic_sub_fetch(&running, 1, __ATOMIC_SEQ_CST);
}

bool await_lasting(void)
{
    static int seen;
    static bool none_comes;
    struct timespec beginning = {0};
    int now = __atomic_load_n(&begun, __ATOMIC_SEQ_CST);
    while (now == seen && !none_comes && wait_goes_on(&beginning))
        now = __atomic_load_n(&begun, __ATOMIC_SEQ_CST);
    none_comes |= now == seen;
    seen = now;
    return __atomic_load_n(&running, __ATOMIC_SEQ_CST) > 0;
}
