/* SPDX-License-Identifier: Apache-2.0 */

/* The events that come in event.WarmTouching when one is enabled for its parked thread. */
#ifndef ASSAY_EVENT_WARM_TOUCHING_H
#define ASSAY_EVENT_WARM_TOUCHING_H

#include "by_case.h"

static int events;

static inline void caused(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method == source.method && location == 0)
        events++;
}

static inline void observe_touching(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        must(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), thread);
    } else if (source.klass != NULL) {
        say("events: %d", events);
    } else {
        know_source(jni, "event/WarmTouching", "touch", "(I)I");
        prepare_case(jni);
    }
}

#endif
