/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitor_events.h"
#include "../pinned.h"

TITLE("A virtual thread above a native frame reports the beginning and the end of Object.wait.");

static jobject inner; /* global */

static bool is_lock(JNIEnv *jni, jobject object)
{
    return (*jni)->IsSameObject(jni, object, inner);
}

/* The thread may show that it waits before it gives up the monitor. */
static void observe(JNIEnv *jni, jthread thread)
{
    enter_and_leave_inner(jni);
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL) {
        inner = (*jni)->NewGlobalRef(jni, inner_lock(jni));
        on(MonitorWait, monitor_wait);
        on(MonitorWaited, monitor_waited);
    }
    pinned_probe(jni, subject);
}

PINNED_TEST_BY(probe, .cases = LIST("notified", "waiting"),
               .needs = {.can_generate_monitor_events = 1});
