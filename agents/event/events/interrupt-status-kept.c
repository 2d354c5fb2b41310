/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event leaves the interrupt status of its thread unchanged.");

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    jint state = 0;
    if (method != event_cause.method || location != 0)
        return;
    must(GetThreadState, thread, &state);
    say("in the handler: interrupted %s", truth((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0));
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_event_cause(jni, "event/Interrupted", "touch", "(I)V", posted);
    enable_event_of_case(jni);
}

TEST(.target = "event.Interrupted", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
