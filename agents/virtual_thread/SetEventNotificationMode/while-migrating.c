/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "../migrating.h"

TITLE("SetEventNotificationMode works while virtual threads change carriers.");

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method == event_cause.method)
        count_event(jni, thread);
}

/* Sets the callback, and the breakpoint or the watch. */
static void prepare(JNIEnv *jni)
{
    set_event_cause(jni, MIGRATING, "half", "(I)I", posted);
    prepare_event_of_case(jni);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        prepare(jni);
        return;
    }
    toggle(jni, event_of_case(), NULL);
    toggle(jni, event_of_case(), thread);
    say_posted(jni, event_of_case());
    say_wrong_threads();
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Migrating", .probe = observe, .cases = EVENT_CASES,
     .needs = EVENT_NEEDS, .needs.can_support_virtual_threads = 1);
