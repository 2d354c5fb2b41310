/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("ForceEarlyReturnInt keeps a raw monitor that was entered in the called method.");

static jrawMonitorID monitor;
static jmethodID called;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    if (method != called)
        return;
    must(RawMonitorEnter, monitor);
    must(RawMonitorEnter, monitor);
    say("Breakpoint: %s", error_name(ti_if_able(ForceEarlyReturnInt, NULL, 42)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "early_return/Returning");
    if (monitor == NULL) {
        monitor = new_raw_monitor("entered in the callback");
        called = static_method_id(jni, klass, "callInt", "()I");
        on(Breakpoint, hit);
        must(SetBreakpoint, called, 0);
        return;
    }
    for (int i = 0; i < 3; i++)
        SAY_CALL(RawMonitorExit, monitor);
}

TEST(.target = "early_return.BeforeAndAfter", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
