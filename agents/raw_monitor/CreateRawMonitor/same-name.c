/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("CreateRawMonitor creates another monitor at each call, even under a name in use.");

static jrawMonitorID first, second, third;

static void JNICALL enter_others(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    say("second: %s", error_name(ti(RawMonitorEnter, second)));
    say("second: %s", error_name(ti(RawMonitorExit, second)));
    say("third: %s", error_name(ti(RawMonitorEnter, third)));
    say("third: %s", error_name(ti(RawMonitorExit, third)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("first: %s", error_name(ti(CreateRawMonitor, "name", &first)));
    say("second: %s", error_name(ti(CreateRawMonitor, "name", &second)));
    say("third: %s", error_name(ti(CreateRawMonitor, "other name", &third)));
    bool different = first != second && first != third && second != third;
    say("different: %s", truth(different));
    if (!different)
        return;
    must(RawMonitorEnter, first);
    await_end(start_agent_thread(jni, "other", enter_others, NULL));
    must(RawMonitorExit, first);
}

TEST(.probe = observe);
