/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "virtual.h"

TITLE("SetEventNotificationMode for a virtual thread in VirtualThreadStart covers its first method.");

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "second") == 0)
        say("second starts: %s",
            error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), thread)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_event_cause(jni, "event/Beginning", "act", "(I)V", say_event_of_case);
    prepare_event_of_case(jni);
    set_virtual_callbacks(started, NULL);
    enable_virtual(VIRTUAL_THREAD_START);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Beginning", .probe = observe, .cases = EVENT_CASES,
     .needs = EVENT_NEEDS, .needs.can_support_virtual_threads = 1);
