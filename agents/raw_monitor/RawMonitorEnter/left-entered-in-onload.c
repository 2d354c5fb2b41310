/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"
#include "monitors.h"

TITLE("A raw monitor left entered in Agent_OnLoad is owned by the main thread, entered as often.");

static jrawMonitorID monitor;
static atomic_bool entered;

static void JNICALL leave(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    say("other thread: %s", error_name(ti(RawMonitorExit, monitor)));
}

static void JNICALL enter(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, monitor);
    entered = true;
    must(RawMonitorExit, monitor);
}

static void load(JavaVM *vm, char *options)
{
    monitor = new_raw_monitor("entered early");
    SAY_CALL(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorEnter, monitor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    need_initial(jni);
    await_end(start_agent_thread(jni, "other", leave, NULL));
    jthread entering = start_agent_thread(jni, "entering", enter, NULL);
    give_others_time();
    say("entered by another: %s", truth(entered));
    say("main: %s", error_name(ti(RawMonitorExit, monitor)));
    say("main: %s", error_name(ti(RawMonitorExit, monitor)));
    await_end(entering);
    say("entered by another: %s", truth(entered));
    say("main: %s", error_name(ti(RawMonitorExit, monitor)));
}

TEST(.load = load, .init = keep_initial, .probe = observe);
