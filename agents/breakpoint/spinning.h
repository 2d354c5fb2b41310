/* SPDX-License-Identifier: Apache-2.0 */

/* How often the thread of local.Spinning has gone round its loop. */
#ifndef ASSAY_BREAKPOINT_SPINNING_H
#define ASSAY_BREAKPOINT_SPINNING_H

#include <sched.h>
#include <stdatomic.h>

#include "threads.h"

static inline jmethodID spin_method(JNIEnv *jni)
{
    return method_id(jni, find_class(jni, "local/Spinning"), "spin", "(IJFDLjava/lang/Object;)V");
}

/* Waits for the flag. Gives up after many rounds of the thread, which must also have taken some seconds. */
static inline void await_while_spinning(JNIEnv *jni, const atomic_bool *flag)
{
    enum { MANY = 200000 };
    jclass klass = find_class(jni, "local/Spinning");
    jfieldID rounds = static_field_id(jni, klass, "rounds", "J");
    struct timespec beginning = {0};
    jlong end = (*jni)->GetStaticLongField(jni, klass, rounds) + MANY;
    while (!*flag
           && (wait_goes_on(&beginning) || (*jni)->GetStaticLongField(jni, klass, rounds) < end))
        sched_yield();
}

#endif
