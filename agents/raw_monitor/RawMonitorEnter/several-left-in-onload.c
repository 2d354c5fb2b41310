/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"
#include "monitors.h"

TITLE("Raw monitors left entered in Agent_OnLoad are the ones that the main thread owns.");

static jrawMonitorID a, b, c;

static void load(JavaVM *vm, char *options)
{
    a = new_raw_monitor("a");
    b = new_raw_monitor("b");
    c = new_raw_monitor("c");
    must(RawMonitorEnter, a);
    must(RawMonitorEnter, b);
    must(RawMonitorEnter, a);
    must(RawMonitorEnter, c);
    say("OnLoad, b: %s", error_name(ti(RawMonitorExit, b)));
    say("OnLoad, b: %s", error_name(ti(RawMonitorExit, b)));
    say("OnLoad, a: %s", error_name(ti(RawMonitorExit, a)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    need_initial(jni);
    say("main, b: %s", error_name(ti(RawMonitorExit, b)));
    say("main, c: %s", error_name(ti(RawMonitorExit, c)));
    say("main, c: %s", error_name(ti(RawMonitorExit, c)));
    say("main, a: %s", error_name(ti(RawMonitorExit, a)));
    say("main, a: %s", error_name(ti(RawMonitorExit, a)));
}

TEST(.load = load, .init = keep_initial, .probe = observe);
