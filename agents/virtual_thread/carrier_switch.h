/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of virtual_thread.CarrierSwitch, which has another carrier in each turn where there
 * are two. */
#ifndef ASSAY_VIRTUAL_THREAD_CARRIER_SWITCH_H
#define ASSAY_VIRTUAL_THREAD_CARRIER_SWITCH_H

#include "virtual.h"

enum { TURNS = 6 };

/* What a test does before the threads start; then what the thread does in each of its turns, which
 * count from 0 on, and, when these are over, once more. */
static void prepare(JNIEnv *jni);
static void take_turn(JNIEnv *jni, jthread self, int turn);

static inline void carrier_switch_probe(JNIEnv *jni, jobject thread)
{
    static int turn;
    if (thread == NULL)
        prepare(jni);
    else
        take_turn(jni, thread, turn++);
}

#endif
