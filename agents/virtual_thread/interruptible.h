/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Interruptible. The case names the situation. */
#ifndef ASSAY_VIRTUAL_THREAD_INTERRUPTIBLE_H
#define ASSAY_VIRTUAL_THREAD_INTERRUPTIBLE_H

#include "virtual.h"

/* What the agent does with the first thread in its situation. */
static void act(JNIEnv *jni, jthread thread);

static inline void interruptible_probe(JNIEnv *jni, jobject threads)
{
    if (threads != NULL) {
        act(jni, (*jni)->GetObjectArrayElement(jni, threads, 0));
        return;
    }
    tell_case(jni, find_class(jni, "virtual_thread/Interruptible"));
}

#define INTERRUPTIBLE_TEST(...)                                                                    \
    TEST(.target = "virtual_thread.Interruptible", .probe = interruptible_probe, .since = 21,      \
         .vm_args = LIST(CARRIERS),                                                                \
         .cases = LIST("running", "native", "blocked", "sleeping", "waiting", "waiting-timed",     \
                       "parked", "parked-timed"),                                                  \
         __VA_ARGS__)

#endif
