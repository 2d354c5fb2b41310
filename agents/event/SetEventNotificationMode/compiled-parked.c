/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event enabled for a parked thread is posted at each call of compiled code.");

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

TEST(.target = "event.CompiledTouching", .probe = observe, .vm_args = LIST(COMPILED_EARLY),
     .needs = EVENT_NEEDS, .cases = EVENT_CASES);
