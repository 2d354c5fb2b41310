/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.WithoutCarrier, which could go on but has no carrier, on
 * JVMs whose virtual threads need one. The case names why it could go on. */
#ifndef ASSAY_VIRTUAL_THREAD_WITHOUT_CARRIER_H
#define ASSAY_VIRTUAL_THREAD_WITHOUT_CARRIER_H

#include "frames.h"
#include "variables.h"
#include "virtual.h"

/* The cases but "started", in which the thread has no frames yet, and the methods whose frames it
 * has in them, each called by the next. */
#define WITH_FRAMES "yielded", "unparked", "unblocked", "notified"
#define CLASS "Lvirtual_thread/WithoutCarrier;."
#define ACT CLASS "act"
#define OUTER CLASS "outer"
#define RUN CLASS "run"

/* What the test does with the thread while it has no carrier. */
static void act(JNIEnv *jni, jthread thread);

/* What the thread itself does before it ends, if anything. */
static void (*at_end)(JNIEnv *jni);

static inline void without_carrier_probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL)
        pass_case(jni, find_class(jni, "virtual_thread/WithoutCarrier"));
    else if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread")))
        act(jni, subject);
    else if (at_end != NULL)
        at_end(jni);
}

/* Has the thread all that it needs to go on to its end. */
static inline void release_carrier(JNIEnv *jni)
{
    jclass klass = find_class(jni, "virtual_thread/WithoutCarrier");
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    release_point("carrier");
}

#endif
