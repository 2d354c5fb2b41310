/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.FramesInState, in the state that the case names. */
#ifndef ASSAY_VIRTUAL_THREAD_FRAMES_IN_STATE_H
#define ASSAY_VIRTUAL_THREAD_FRAMES_IN_STATE_H

#include "frames.h"
#include "virtual.h"

/* Its methods, the second called by the first, and the variables of the second. */
#define RUN "Lvirtual_thread/FramesInState;.run()"
#define OUTER "Lvirtual_thread/FramesInState;.outer("
enum slot { SLOT_THIS, SLOT_I, SLOT_J, SLOT_F = 4, SLOT_D, SLOT_O = 7 };

/* What the test does with the thread in that state. */
static void act(JNIEnv *jni, jthread thread);

static inline void frames_probe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        act(jni, thread);
    else
        pass_case(jni, find_class(jni, "virtual_thread/FramesInState"));
}

#define EVERY_STATE LIST("running", "native", "blocked", "waiting", "sleeping", "parked")
#define EVERY_STATE_BUT_RUNNING LIST("native", "blocked", "waiting", "sleeping", "parked")

#endif
