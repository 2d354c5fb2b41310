/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>
#include <stdlib.h>

#include "assay.h"

TITLE("ThreadStart and then ThreadEnd are posted once for each of forty threads.");

enum { THREADS = 40 };
static atomic_int starts[THREADS], ends[THREADS], all_ends;

static int number_of(jthread thread)
{
    const char *name = thread_name(thread);
    int number = strncmp(name, "counted ", 8) == 0 ? atoi(name + 8) : -1;
    return number < THREADS ? number : -1;
}

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    int number = number_of(thread);
    if (number >= 0 && atomic_fetch_add(&starts[number], 1) + atomic_load(&ends[number]) != 0)
        say("not the first event of thread %d", number);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    int number = number_of(thread);
    if (number < 0)
        return;
    if (atomic_fetch_add(&ends[number], 1) + atomic_load(&starts[number]) != 1)
        say("not the second event of thread %d", number);
    if (atomic_fetch_add(&all_ends, 1) + 1 == THREADS)
        release_point("all ended");
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ThreadStart, started);
    on(ThreadEnd, ended);
}

static void death(JNIEnv *jni)
{
    int once = 0;
    for (int i = 0; i < THREADS; i++)
        once += starts[i] == 1 && ends[i] == 1 ? 1 : 0;
    say("threads with one of each: %d", once);
}

TEST(.target = "thread.StartedAtOnce", .args = LIST("ends"), .probe = observe, .death = death);
