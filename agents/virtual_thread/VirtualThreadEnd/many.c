/* SPDX-License-Identifier: Apache-2.0 */
#include "../many.h"

#include <stdatomic.h>

TITLE("VirtualThreadStart and VirtualThreadEnd are posted once for each of a thousand threads.");

static atomic_int starts[MANY], ends[MANY], started, ended, twice, unstarted, of_others;

/* Of the thread that the event comes on; -1 for one that the test did not make. */
static int number_of(JNIEnv *jni, jthread thread)
{
    jthread current = NULL;
    must(GetCurrentThread, &current);
    const char *name = thread_name(current);
    int number = strncmp(name, "virtual ", 8) == 0 ? atoi(name + 8) : -1;
    if (number < 0 || number >= MANY)
        return -1;
    of_others += !(*jni)->IsSameObject(jni, thread, current);
    return number;
}

static void JNICALL count_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    int number = number_of(jni, thread);
    if (number < 0)
        return;
    twice += starts[number]++ > 0;
    started++;
}

static void JNICALL count_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    int number = number_of(jni, thread);
    if (number < 0)
        return;
    twice += ends[number]++ > 0;
    unstarted += starts[number] == 0;
    if (++ended == MANY)
        release_point("all ended");
}

static void observe(JNIEnv *jni, jobject threads)
{
    static int round;
    if (++round == 1) {
        set_virtual_callbacks(count_start, count_end);
        enable_virtual(VIRTUAL_THREAD_START);
        enable_virtual(VIRTUAL_THREAD_END);
    } else if (round == 3) {
        /* Java may see all ends before the last event comes. */
        arrive_and_wait("all ended");
    }
    say("started %d, ended %d, twice %d, never started %d, of another thread %d", started, ended,
        twice, unstarted, of_others);
}

TEST(VIRTUAL_THREADS, MANY_TARGET, .probe = observe, .needs = {.can_support_virtual_threads = 1},
     .timeout = 60);
