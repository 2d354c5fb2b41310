/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "threads.h"

TITLE("The JVM terminates while a callback on a daemon thread forces garbage collections.");

static atomic_bool unloading;

/* It comes to an end by itself: a JVM may well wait for the callbacks that have been entered. */
static void JNICALL collect(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    struct timespec beginning = {0};
    while (!atomic_load(&unloading) && wait_goes_on(&beginning)) {
        /* The VM may be dead by now: then there is an error, or no return. */
        (void)ti(ForceGarbageCollection);
        release_point("main ends");
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "event/HandlerBusy");
    on(Breakpoint, collect);
    must(SetBreakpoint, static_method_id(jni, klass, "work", "()V"), 0);
}

static void death(JNIEnv *jni)
{
    jvmtiPhase phase = (jvmtiPhase)0;
    must(GetPhase, &phase);
    say("VMDeath in phase %s", phase_name(phase));
}

static void unload(JavaVM *vm)
{
    atomic_store(&unloading, true);
    say("Agent_OnUnload");
}

/* Nothing bounds the time for which a JVM may wait for callbacks. */
TEST(.timeout = 180, .target = "event.HandlerBusy", .probe = observe, .death = death,
     .unload = unload, .needs = {.can_generate_breakpoint_events = 1});
