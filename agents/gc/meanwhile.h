/* SPDX-License-Identifier: Apache-2.0 */

/* Collections that go on in another thread, and a handler of ObjectFree that lasts for some. */
#ifndef ASSAY_GC_MEANWHILE_H
#define ASSAY_GC_MEANWHILE_H

#include <sched.h>

#include "../thread/attached.h"
#include "../timer/clock.h"
#include "freeing.h"

static pthread_t collector;
static int collections;
static bool is_enough;

static inline int collections_so_far(void)
{
    return __atomic_load_n(&collections, __ATOMIC_SEQ_CST);
}

static inline void collect_meanwhile(JNIEnv *jni, void *unused)
{
    while (!__atomic_load_n(&is_enough, __ATOMIC_SEQ_CST)) {
        must(ForceGarbageCollection);
        __atomic_add_fetch(&collections, 1, __ATOMIC_SEQ_CST);
    }
}

static inline void start_collecting(void)
{
    static struct attachment attachment = {.args = {.version = JNI_VERSION_1_6},
                                           .body = collect_meanwhile};
    if (pthread_create(&collector, NULL, attach_and_run, &attachment) != 0)
        broken("pthread_create failed");
}

static inline void stop_collecting(void)
{
    __atomic_store_n(&is_enough, true, __ATOMIC_SEQ_CST);
    pthread_join(collector, NULL);
}

/* Waits for the end of that many collections more. */
static inline void await_collections(int count)
{
    int before = collections_so_far();
    while (collections_so_far() - before < count)
        sched_yield();
}

/* A handler that with tag 1 lasts for two collections. Where it is called within a collection none
 * ends meanwhile: a second is all the time that it takes altogether. */
static inline void JNICALL take_time(jvmtiEnv *env, jlong tag)
{
    static jlong left = MILLISECONDS(1000);
    int before = collections_so_far();
    jlong begin = real_time(), taken = 0;
    while (tag == 1 && collections_so_far() - before < 2
           && taken < __atomic_load_n(&left, __ATOMIC_SEQ_CST)) {
        sched_yield();
        taken = real_time() - begin;
    }
    __atomic_sub_fetch(&left, taken, __ATOMIC_SEQ_CST);
}

#endif
