/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorEnter neither ends because of an interrupt nor loses it.");

static jrawMonitorID monitor;
static atomic_bool left;

static void JNICALL occupy(jvmtiEnv *env, JNIEnv *jni, void *entering)
{
    must(RawMonitorEnter, monitor);
    release_point("occupied");
    arrive_and_wait("about to enter");
    give_others_time();
    if (is_case("meanwhile")) {
        interrupt_in_java(jni, entering);
        give_others_time();
    }
    atomic_store(&left, true);
    must(RawMonitorExit, monitor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    monitor = new_raw_monitor("monitor");
    jthread holder = start_agent_thread(jni, "holder", occupy, (*jni)->NewGlobalRef(jni, self));
    arrive_and_wait("occupied");
    if (is_case("before"))
        interrupt_in_java(jni, self);
    release_point("about to enter");
    jvmtiError error = ti(RawMonitorEnter, monitor);
    say("RawMonitorEnter: %s, the holder has left: %s", error_name(error),
        truth(atomic_load(&left)));
    say_interrupted(jni, self);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    await_end(holder);
}

TEST(.probe = observe, .cases = LIST("before", "meanwhile"));
