/* SPDX-License-Identifier: Apache-2.0 */
#include "../many.h"

#include <stdatomic.h>

TITLE("Of a thousand virtual threads each has one event of its start and one of its end.");

static atomic_int started, ended, twice, strangers;
static char values[MANY];

/* The storage of a thread tells whether it has had the event before. */
static void JNICALL count_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    void *data = NULL;
    must(GetThreadLocalStorage, thread, &data);
    atomic_fetch_add(&twice, data != NULL);
    int number = atomic_fetch_add(&started, 1);
    must(SetThreadLocalStorage, thread, &values[number % MANY]);
}

static void JNICALL count_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    void *data = NULL;
    must(GetThreadLocalStorage, NULL, &data);
    atomic_fetch_add(&strangers, data == NULL);
    if (data != NULL)
        atomic_fetch_add(&twice, ++*(char *)data > 1);
    atomic_fetch_add(&ended, 1);
}

static void observe(JNIEnv *jni, jobject threads)
{
    static int round;
    if (round++ == 0) {
        set_virtual_callbacks(count_start, count_end);
        enable_virtual(VIRTUAL_THREAD_START);
        enable_virtual(VIRTUAL_THREAD_END);
    }
    say("started %d, ended %d, twice %d, never started %d", atomic_load(&started),
        atomic_load(&ended), atomic_load(&twice), atomic_load(&strangers));
}

MANY_TEST(.until = 0);
