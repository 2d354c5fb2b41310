/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.SeveralStates. */
#ifndef ASSAY_VIRTUAL_THREAD_SEVERAL_H
#define ASSAY_VIRTUAL_THREAD_SEVERAL_H

#include "virtual.h"

enum several { HELD, PARKED, UNSTARTED, ENDED, PLATFORM, SEVERAL };

static const char *const several_names[] = {"held", "parked", "unstarted", "ended", "platform"};

static inline jthread one_of(JNIEnv *jni, jobject threads, enum several which)
{
    return (*jni)->GetObjectArrayElement(jni, threads, (jsize)which);
}

/* Of each of the threads whether it is suspended. */
static inline void say_which_suspended(JNIEnv *jni, jobject threads)
{
    for (int i = 0; i < SEVERAL; i++)
        say("%s: suspended %s", several_names[i], truth(is_suspended(one_of(jni, threads, i))));
}

#endif
