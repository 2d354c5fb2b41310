/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of virtual_thread.ParkedCalls. Of frames, calls and exceptions only those of the
 * program are followed: which others there are while it yields and parks is the JVM's choice. */
#ifndef ASSAY_VIRTUAL_THREAD_PARKED_CALLS_H
#define ASSAY_VIRTUAL_THREAD_PARKED_CALLS_H

#include "../stack/shadow.h"
#include "virtual.h"

/* What a test does on the thread: before the calls, before those that are watched, and after. */
static void observe(JNIEnv *jni, jobject subject);

/* What it does with the thread while that is parked. */
static void look(jthread thread);

static inline void parked_calls_probe(JNIEnv *jni, jobject subject)
{
    own_only = true;
    if (subject != NULL && (*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread")))
        look(subject);
    else
        observe(jni, subject);
}

#endif
