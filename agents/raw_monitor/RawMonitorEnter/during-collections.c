/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "monitors.h"
#include "threads.h"

TITLE("Threads blocked in RawMonitorEnter or RawMonitorWait hold up neither collections nor stack traces.");

static jrawMonitorID monitor;
static atomic_int entered;

static void enter(const char *point, const char *done)
{
    release_point(point);
    must(RawMonitorEnter, monitor);
    entered++;
    must(RawMonitorExit, monitor);
    release_point(done);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_fresh(klass))
        enter("in the callback", "the callback went on");
}

static void JNICALL run(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    enter("in the agent thread", "the agent thread went on");
}

static void observe(JNIEnv *jni, jobject threads)
{
    need_prepared_late(jni);
    jint count = 0;
    jclass *classes = NULL;
    jvmtiStackInfo *stacks = NULL;
    monitor = new_raw_monitor("monitor");
    on(ClassPrepare, prepared);
    must(RawMonitorEnter, monitor);
    start_waiters(jni, new_raw_monitor("waited for"));
    jthread agent_thread = start_agent_thread(jni, "entering", run, NULL);
    arrive_and_wait("in the agent thread");
    release_point("first1");
    arrive_and_wait("in the callback");
    give_others_time();
    SAY_CALL(ForceGarbageCollection);
    SAY_CALL(GetAllStackTraces, 10, &stacks, &count);
    SAY_CALL(GetLoadedClasses, &count, &classes);
    say("entered: %d, awake: %d", entered, count_awake());
    SAY_CALL(RawMonitorExit, monitor);
    arrive_and_wait("first1 did");
    arrive_and_wait("the callback went on");
    arrive_and_wait("the agent thread went on");
    await_end(agent_thread);
    notify_and_join_waiters();
    say("entered: %d, awake: %d", entered, count_awake());
}

TEST(.target = "event.Turns", .probe = observe);
