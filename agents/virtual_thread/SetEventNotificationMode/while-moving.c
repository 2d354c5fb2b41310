/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/by_case.h"
#include "../wandering.h"

TITLE("Events enabled and disabled while virtual threads move do not change what they compute.");

static void caused(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method == source.method)
        count_stray(jni, thread);
}

/* Sets the callback, and the breakpoint or the watch. */
static void prepare(JNIEnv *jni)
{
    know_source(jni, WANDERING, "half", "(I)I");
    prepare_case(jni);
}

static void observe(JNIEnv *jni, jthread thread)
{
    toggle(jni, event_of_case(), NULL);
    toggle(jni, event_of_case(), thread);
    say_coming(jni, event_of_case());
    say_strays();
}

WANDERING_TEST(.needs = EVENT_NEEDS, .cases = EVENT_CASES);
