/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"
#include "threads.h"

TITLE("GetTime counts nanoseconds of elapsed time, even while the process is idle.");

/* A new value of the timer, and the moments of real time between which it appeared. */
struct change {
    jlong value, earliest, latest;
};

/* How often the value changes is not specified. The waiting takes no processor time. */
static struct change await_change(jrawMonitorID quiet)
{
    struct change change;
    jlong old = 0, before = real_time();
    must(GetTime, &old);
    do {
        change.earliest = before;
        must(RawMonitorWait, quiet, 5);
        before = real_time();
        must(GetTime, &change.value);
        change.latest = real_time();
    } while (change.value == old);
    return change;
}

/* What really passed from the first change to the last is known within bounds. Half and double
 * are good enough: other units are a thousand times off. */
static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info = {0};
    jrawMonitorID quiet = NULL;
    must(GetTimerInfo, &info);
    must(CreateRawMonitor, "quiet", &quiet);
    must(RawMonitorEnter, quiet);
    struct change first = await_change(quiet), last;
    do
        last = await_change(quiet);
    while (last.earliest - first.latest < MILLISECONDS(200));
    must(RawMonitorExit, quiet);
    jlong passed = growth(&info, first.value, last.value);
    bool enough = passed >= (last.earliest - first.latest) / 2;
    bool too_much = passed > (last.latest - first.earliest) * 2;
    say("at least half of what passed: %s", truth(info.may_skip_backward || enough));
    say("at most double: %s", truth(info.may_skip_forward || !too_much));
}

TEST(.probe = observe);
