/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "threads.h"
#include "../contending.h"

TITLE("GetCurrentContendedMonitor answers a virtual thread in its callback as it answers others.");

static jthread contender; /* global */
static struct contention to_another;
static atomic_bool has_asked;

static void JNICALL ask_once(jvmtiEnv *env, JNIEnv *jni, void *point)
{
    await_arrival(point);
    to_another = contention_of(jni, contender);
    release_point(point);
}

/* Reacquiring the monitor after Object.wait may have its event, too. */
static void JNICALL wanted(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (monitor_name(jni, object) == NULL)
        return;
    off(MonitorContendedEnter);
    struct contention by_null = contention_of(jni, NULL), own = contention_of(jni, thread);
    bool owned = owns_monitor(jni, NULL, object);
    contender = (*jni)->NewGlobalRef(jni, thread);
    arrive_and_wait(is_virtual(jni, thread) ? "virtual" : "platform");
    say_contention(by_null, own, to_another);
    say("owned: %s", truth(owned));
    has_asked = true;
}

static void observe(JNIEnv *jni, jobject thread)
{
    static char virtual[] = "virtual", platform[] = "platform";
    start_agent_thread(jni, "asking", ask_once, is_virtual(jni, thread) ? virtual : platform);
    has_asked = false;
    on(MonitorContendedEnter, wanted);
}

/* The owner of the monitor keeps it until then. */
static void probe(JNIEnv *jni, jobject thread)
{
    struct timespec beginning = {0};
    contending_probe(jni, thread);
    while (thread == NULL && !has_asked && wait_goes_on(&beginning))
        give_others_time();
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Contending", .probe = probe,
     .needs = {.can_generate_monitor_events = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_current_contended_monitor = 1});
