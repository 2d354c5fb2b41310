/* SPDX-License-Identifier: Apache-2.0 */

/* The event of the case on the second of the threads of event.Beginning, for which it is enabled
 * when this starts. */
#ifndef ASSAY_EVENT_BEGINNING_H
#define ASSAY_EVENT_BEGINNING_H

#include "by_case.h"

static jmethodID beginning_run;

static void caused(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method != source.method && method != beginning_run)
        return;
    const char *name = method == source.method ? "act" : "run";
    if (is_case("single-step"))
        say("%s at %s %d on %s", assay_case(), name, (int)location, thread_name(thread));
    else
        say("%s in %s on %s", assay_case(), name, thread_name(thread));
}

/* The breakpoint or the watch is set, and nothing enabled yet. */
static inline void know_beginning(JNIEnv *jni)
{
    know_source(jni, "event/Beginning", "act", "(I)V");
    beginning_run = method_id(jni, source.klass, "run", "()V");
    prepare_case(jni);
}

/* The handler of the start event. */
static inline void JNICALL enable_for_second(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "second") == 0)
        say("second starts: %s",
            error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), thread)));
}

#endif
