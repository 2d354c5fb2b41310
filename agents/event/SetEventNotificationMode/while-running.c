/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "turns.h"

TITLE("Enabling and disabling an event while one thread runs leaves what it computes unchanged.");

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_event_cause(jni, "event/Computing", "half", "(I)I", posted);
    for (int i = 0; i < 30; i++) {
        enable_event_of_case(jni);
        await_turns(jni, event_cause.klass, 1);
        disable_event_of_case(jni);
        await_turns(jni, event_cause.klass, 1);
    }
}

TEST(.target = "event.Computing", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
