/* SPDX-License-Identifier: Apache-2.0 */

/* While a virtual thread is suspended at an event no platform thread is, whoever carries it. */
#ifndef ASSAY_VIRTUAL_THREAD_CARRIERS_H
#define ASSAY_VIRTUAL_THREAD_CARRIERS_H

#include "at_event.h"

/* The call under observation, whose thread must be suspended. */
static jvmtiError call(jthread thread);

/* How many platform threads other than the caller the call accepts. It is not asked for the
 * error: some run native methods or none at all, and those of the virtual machine may end. */
static inline void act(JNIEnv *jni, jthread thread)
{
    jthread current = NULL, *all = NULL;
    jint count = 0;
    int bystanders = 0, accepted = 0;
    must(GetCurrentThread, &current);
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < count; i++) {
        if ((*jni)->IsSameObject(jni, all[i], current))
            continue;
        bystanders += strcmp(thread_name(all[i]), "bystander") == 0;
        accepted += call(all[i]) == JVMTI_ERROR_NONE;
    }
    say("bystanders: %d, platform threads accepted: %d", bystanders, accepted);
    release(all);
}

#endif
