/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor answers a thread in its MonitorContendedEnter as it answers others.");

struct answer {
    const char *contended, *blocked;
};

static jthread contender; /* global */
static struct answer to_another;

static struct answer ask(JNIEnv *jni, jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    bool blocked = (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0;
    return (struct answer){contended_name(jni, thread), truth(blocked)};
}

static void JNICALL ask_in_turn(jvmtiEnv *env, JNIEnv *jni, void *points)
{
    for (int i = 0; i < 2; i++) {
        await_arrival(((char **)points)[i]);
        to_another = ask(jni, contender);
        release_point(((char **)points)[i]);
    }
}

static void JNICALL wanted(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    const char *name = monitor_name(jni, object);
    if (name == NULL)
        return;
    struct answer by_null = ask(jni, NULL), own = ask(jni, thread);
    bool owned = owns_monitor(jni, NULL, object);
    contender = (*jni)->NewGlobalRef(jni, thread);
    arrive_and_wait(name);
    say("contended: %s %s %s", by_null.contended, own.contended, to_another.contended);
    say("blocked: %s %s %s", by_null.blocked, own.blocked, to_another.blocked);
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
