/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Interruptible, in the state that the case names. */
#ifndef ASSAY_VIRTUAL_THREAD_INTERRUPTIBLE_H
#define ASSAY_VIRTUAL_THREAD_INTERRUPTIBLE_H

#include "virtual.h"

/* What the test does with the first thread in that state. */
static void act(JNIEnv *jni, jthread thread);

static inline void interruptible_probe(JNIEnv *jni, jobject threads)
{
    if (threads != NULL)
        act(jni, (*jni)->GetObjectArrayElement(jni, threads, 0));
    else
        pass_case(jni, find_class(jni, "virtual_thread/Interruptible"));
}

#define INTERRUPTIBLE_STATES                                                                       \
    LIST("running", "native", "blocked", "sleeping", "waiting", "waiting-timed", "parked",         \
         "parked-timed")

#endif
