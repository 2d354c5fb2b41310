/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.OnVirtualThread, which starts while another event is enabled than the
 * one that its test is about, and the methods that it calls. */
#ifndef ASSAY_VIRTUAL_THREAD_ON_VIRTUAL_THREAD_H
#define ASSAY_VIRTUAL_THREAD_ON_VIRTUAL_THREAD_H

#include "events.h"
#include "virtual.h"

static jclass code; /* global */
static jmethodID call;

/* The init hook. No frame pop is requested, so this event is never posted. The class is initialized here, so
 * that its initializer has no events. */
static inline void enable_frame_pop(JNIEnv *jni, jthread thread)
{
    code = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/Interleaved$Code"));
    call = static_method_id(jni, code, "call", "(I)I");
    say_events_in("Lvirtual_thread/Interleaved$Code;");
    on(FramePop, say_frame_pop);
}

/* Calls two methods, which events name call and twice, and says what they return. */
static inline void call_code(JNIEnv *jni)
{
    jint result = (*jni)->CallStaticIntMethod(jni, code, call, 1);
    no_exception(jni);
    say("got %d", (int)result);
}

#endif
