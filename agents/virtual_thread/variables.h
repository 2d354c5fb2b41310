/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of the method outer, in virtual_thread.FramesInState and virtual_thread.WithoutCarrier, and
 * the receiver of run, which calls it. */
#ifndef ASSAY_VIRTUAL_THREAD_VARIABLES_H
#define ASSAY_VIRTUAL_THREAD_VARIABLES_H

#include "assay.h"

enum slot { SLOT_THIS, SLOT_I, SLOT_J, SLOT_F = 4, SLOT_D, SLOT_O = 7 };

struct variables {
    jint i;
    jlong j;
    jfloat f;
    jdouble d;
    jobject o, receiver;
    bool is_read, is_receiver_read;
};

/* Reads the variables in the frame of outer, which has this depth: says "FUNCTION: ERROR" of each. */
static inline void read_outer(jthread thread, jint depth, struct variables *read)
{
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, thread, depth, SLOT_I, &read->i)));
    say("GetLocalLong: %s", error_name(ti_if_able(GetLocalLong, thread, depth, SLOT_J, &read->j)));
    say("GetLocalFloat: %s",
        error_name(ti_if_able(GetLocalFloat, thread, depth, SLOT_F, &read->f)));
    say("GetLocalDouble: %s",
        error_name(ti_if_able(GetLocalDouble, thread, depth, SLOT_D, &read->d)));
    jvmtiError error = ti_if_able(GetLocalObject, thread, depth, SLOT_O, &read->o);
    say("GetLocalObject: %s", error_name(error));
    read->is_read = error == JVMTI_ERROR_NONE;
}

/* The same of the receiver in the frame of run. */
static inline void read_receiver(jthread thread, jint depth, struct variables *read)
{
    jvmtiError error = ti(GetLocalInstance, thread, depth, &read->receiver);
    say("GetLocalInstance: %s", error_name(error));
    read->is_receiver_read = error == JVMTI_ERROR_NONE;
}

/* Says what was read. Calls Java. */
static inline void say_outer(JNIEnv *jni, const struct variables *read)
{
    if (read->is_read)
        say("%d %lld %g %g %s", (int)read->i, (long long)read->j, read->f, read->d,
            to_string(jni, read->o));
}

static inline void say_receiver(JNIEnv *jni, const struct variables *read)
{
    if (read->is_receiver_read)
        say("%s", read->receiver == NULL ? "null"
                                         : class_name((*jni)->GetObjectClass(jni, read->receiver)));
}

#endif
