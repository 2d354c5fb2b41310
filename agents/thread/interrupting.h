/* SPDX-License-Identifier: Apache-2.0 */

/* Interruption as Java has it, also of threads that are not alive. */
#ifndef ASSAY_THREAD_INTERRUPTING_H
#define ASSAY_THREAD_INTERRUPTING_H

#include "assay.h"

static inline void interrupt(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    (*jni)->CallVoidMethod(jni, thread, method_id(jni, klass, "interrupt", "()V"));
    no_exception(jni);
}

static inline void interrupt_current(JNIEnv *jni)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    interrupt(jni, self);
}

/* Waits until Java counts the thread as ended. */
static inline void join(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "assay/Await");
    jmethodID end = static_method_id(jni, klass, "end", "(Ljava/lang/Thread;)V");
    (*jni)->CallStaticVoidMethod(jni, klass, end, thread);
    no_exception(jni);
}

#endif
