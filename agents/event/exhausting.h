/* SPDX-License-Identifier: Apache-2.0 */

/* The two requests of event.Exhausting, and the events that are due for them. */
#ifndef ASSAY_EVENT_EXHAUSTING_H
#define ASSAY_EVENT_EXHAUSTING_H

#include "assay.h"

/* Requests of the current thread for which an environment may still have an event. */
static _Thread_local bool requested[2];

/* The probe is called before each request with an object, and with null behind them. Whether one
 * begins. */
static inline bool begins_request(jobject subject)
{
    if (subject != NULL)
        requested[0] = requested[1] = true;
    return subject != NULL;
}

/* Whether an event is the first for the request of this thread that reports `resource` and an
 * OutOfMemoryError. Other threads may exhaust resources, a request others before, and it may be
 * tried anew. */
static inline bool is_due(jvmtiEnv *env, jint flags, jint resource)
{
    jint due = resource | JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR;
    bool *is_open = &requested[env != assay_env];
    bool first = *is_open;
    if ((flags & due) != due)
        return false;
    *is_open = false;
    return first;
}

#endif
