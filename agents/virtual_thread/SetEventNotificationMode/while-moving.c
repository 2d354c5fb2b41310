/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/by_case.h"
#include "../wandering.h"

TITLE("Events enabled and disabled while virtual threads move do not change what they compute.");

static const struct {
    const char *name;
    jvmtiEvent event;
} events[] = {
    {"method-entry", JVMTI_EVENT_METHOD_ENTRY},
    {"method-exit", JVMTI_EVENT_METHOD_EXIT},
    {"breakpoint", JVMTI_EVENT_BREAKPOINT},
    {"single-step", JVMTI_EVENT_SINGLE_STEP},
    {"exception", JVMTI_EVENT_EXCEPTION},
    {"field-access", JVMTI_EVENT_FIELD_ACCESS},
    {"field-modification", JVMTI_EVENT_FIELD_MODIFICATION},
};

static jvmtiEvent event; /* of the case */

static void caused(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method == source.method)
        count_stray(jni, thread);
}

/* Sets the callback, and the breakpoint or the watch. */
static void prepare(JNIEnv *jni)
{
    size_t which = 0;
    while (!is_case(events[which].name))
        which++;
    event = events[which].event;
    know_source(jni, WANDERING, "half", "(I)I");
    enable_case(jni);
    must(SetEventNotificationMode, JVMTI_DISABLE, event, NULL);
}

static void observe(JNIEnv *jni, jthread thread)
{
    toggle(jni, event, NULL);
    toggle(jni, event, thread);
    say_strays();
}

WANDERING_TEST(.needs = EVENT_NEEDS, .cases = EVENT_CASES);
