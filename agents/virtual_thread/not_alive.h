/* SPDX-License-Identifier: Apache-2.0 */

/* One call on a virtual thread that has not started, and on one that has ended. */
#ifndef ASSAY_VIRTUAL_THREAD_NOT_ALIVE_H
#define ASSAY_VIRTUAL_THREAD_NOT_ALIVE_H

#include "several.h"

static jvmtiError call(JNIEnv *jni, jthread thread);

static inline void not_alive_probe(JNIEnv *jni, jobject threads)
{
    say("unstarted: %s", error_name(call(jni, one_of(jni, threads, UNSTARTED))));
    say("ended: %s", error_name(call(jni, one_of(jni, threads, ENDED))));
}

#define NOT_ALIVE_TEST(...)                                                                        \
    TEST(.target = "virtual_thread.SeveralStates", .probe = not_alive_probe,                       \
         .vm_args = LIST(CARRIERS), __VA_ARGS__)

#endif
