/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor answers a thread in its MonitorContendedEnter as it answers others.");

static jthread contender; /* global */
static struct contention to_another;

static void JNICALL ask_in_turn(jvmtiEnv *env, JNIEnv *jni, void *points)
{
    for (int i = 0; i < 2; i++) {
        await_arrival(((char **)points)[i]);
        to_another = contention_of(jni, contender);
        release_point(((char **)points)[i]);
    }
}

static void JNICALL wanted(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    const char *name = monitor_name(jni, object);
    if (name == NULL)
        return;
    struct contention by_null = contention_of(jni, NULL), own = contention_of(jni, thread);
    bool owned = owns_monitor(jni, NULL, object);
    contender = (*jni)->NewGlobalRef(jni, thread);
    arrive_and_wait(name);
    say_contention(by_null, own, to_another);
    say("owned: %s", truth(owned));
    release_point(strcmp(name, "first") == 0 ? "contending 1" : "contending 2");
}

static void observe(JNIEnv *jni, jobject locks)
{
    static const char *points[] = {"first", "second"};
    know_locks(jni, locks);
    start_agent_thread(jni, "asking", ask_in_turn, points);
    on(MonitorContendedEnter, wanted);
}

TEST(.target = "monitor.Entering", .args = LIST("block"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_current_contended_monitor = 1});
