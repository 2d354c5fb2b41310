/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "virtual.h"

TITLE("SetEventNotificationMode for a parked virtual thread takes effect in compiled code.");

static int events;

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method == event_cause.method && location == 0)
        events++;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        must(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), thread);
    } else if (event_cause.klass != NULL) {
        say("events: %d", events);
    } else {
        set_event_cause(jni, "event/CompiledTouching", "touch", "(I)I", posted);
        prepare_event_of_case(jni);
    }
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_EARLY), .target = "virtual_thread.CompiledTouching",
     .probe = observe, .cases = EVENT_CASES, .needs = EVENT_NEEDS,
     .needs.can_support_virtual_threads = 1);
