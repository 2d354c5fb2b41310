/* SPDX-License-Identifier: Apache-2.0 */
#include "event_cases.h"
#include "../wandering.h"

TITLE("Events enabled and disabled while virtual threads move do not change what they compute.");

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method == event_cause.method)
        count_stray(jni, thread);
}

/* Sets the callback, and the breakpoint or the watch. */
static void prepare(JNIEnv *jni)
{
    set_event_cause(jni, WANDERING, "half", "(I)I", posted);
    prepare_event_of_case(jni);
}

static void observe(JNIEnv *jni, jthread thread)
{
    toggle(jni, event_of_case(), NULL);
    toggle(jni, event_of_case(), thread);
    say_coming(jni, event_of_case());
    say_strays();
}

WANDERING_TEST(.needs = EVENT_NEEDS, .cases = EVENT_CASES);
