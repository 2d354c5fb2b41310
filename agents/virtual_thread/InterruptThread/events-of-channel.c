/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "pending.h"
#include "virtual.h"

TITLE("InterruptThread of a virtual thread lets the channel that it closes have its events.");

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method != event_cause.method || location != 0)
        return;
    jthrowable exception = set_aside(jni);
    say("%s, on the current thread: %s", assay_case(),
        truth((*jni)->IsSameObject(jni, thread, current_thread())));
    put_back(jni, exception);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        must(InterruptThread, thread);
        return;
    }
    set_event_cause(jni, "virtual_thread/Closing", "touch", "()V", posted);
    enable_event_of_case(jni);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Closing", .args = LIST("touching"),
     .probe = observe, .cases = EVENT_CASES, .needs = EVENT_NEEDS, .needs.can_signal_thread = 1);
