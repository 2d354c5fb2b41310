/* SPDX-License-Identifier: Apache-2.0 */
#include "../../thread/workers.h"
#include "../monitor_events.h"
#include "../pinned.h"

TITLE("A virtual thread above a native frame reports that it wants a monitor and that it got it.");

static jobject inner; /* global */

static bool is_lock(JNIEnv *jni, jobject object)
{
    return (*jni)->IsSameObject(jni, object, inner);
}

/* The thread may show that it is blocked before it is. */
static void observe(JNIEnv *jni, jthread thread)
{
    for (int i = 0; i < 20; i++)
        linger();
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL) {
        inner = (*jni)->NewGlobalRef(jni, inner_lock(jni));
        on(MonitorContendedEnter, contended_enter);
        on(MonitorContendedEntered, contended_entered);
    }
    pinned_probe(jni, subject);
}

PINNED_TEST_BY(probe, .cases = LIST("blocked", "jni"), .needs = {.can_generate_monitor_events = 1});
