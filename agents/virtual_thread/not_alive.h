/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.NotAlive. */
#ifndef ASSAY_VIRTUAL_THREAD_NOT_ALIVE_H
#define ASSAY_VIRTUAL_THREAD_NOT_ALIVE_H

#include "threads.h"
#include "virtual.h"

enum { UNSTARTED, ENDED };

/* Says what a function answers for each of them. */
static inline void say_not_alive(JNIEnv *jni, jobject threads,
                                 jvmtiError (*call)(JNIEnv *jni, jthread thread))
{
    say("unstarted: %s", error_name(call(jni, thread_at(jni, threads, UNSTARTED))));
    say("ended: %s", error_name(call(jni, thread_at(jni, threads, ENDED))));
}

#endif
