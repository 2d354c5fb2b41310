/* SPDX-License-Identifier: Apache-2.0 */

/* While a virtual thread is suspended at an event no platform thread is, whoever carries it. */
#ifndef ASSAY_VIRTUAL_THREAD_CARRIERS_H
#define ASSAY_VIRTUAL_THREAD_CARRIERS_H

#include "at_event.h"

/* The call under observation, whose thread must be suspended. */
static jvmtiError call(jthread thread);

/* How many platform threads other than the caller the call accepts, and how many are suspended. It
 * is not asked for the error: threads of the virtual machine may end at any time. */
static inline void act(JNIEnv *jni, jthread thread)
{
    jthread current = NULL, *all = NULL;
    jint count = 0;
    int accepted = 0, suspended = 0;
    must(GetCurrentThread, &current);
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < count; i++) {
        jint state = 0;
        if ((*jni)->IsSameObject(jni, all[i], current))
            continue;
        must(GetThreadState, all[i], &state);
        suspended += (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
        accepted += call(all[i]) == JVMTI_ERROR_NONE;
    }
    say("platform threads suspended: %d, accepted: %d", suspended, accepted);
    release(all);
}

#endif
