/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "virtual.h"

TITLE("SetEventNotificationMode for a virtual thread that was never mounted covers its first method.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        set_event_cause(jni, "event/Beginning", "act", "(I)V", say_event_of_case);
        prepare_event_of_case(jni);
    } else {
        say("enabled: %s",
            error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), thread)));
    }
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.NotYetMounted", .probe = observe,
     .cases = EVENT_CASES, .needs = EVENT_NEEDS, .needs.can_support_virtual_threads = 1);
