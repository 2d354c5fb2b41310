/* SPDX-License-Identifier: Apache-2.0 */

/* The monitor of an object that has one reference, a global one, entered through JNI. */
#ifndef ASSAY_THREAD_ALONE_H
#define ASSAY_THREAD_ALONE_H

#include "owned.h"
#include "workers.h"

/* Says which monitors the thread owns. */
static void say_monitors(JNIEnv *jni, const char *who, jthread thread);

/* No reference to the object outlives the answer. */
static inline void ask(JNIEnv *jni, const char *who, jthread thread)
{
    if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
        broken("PushLocalFrame failed");
    say_monitors(jni, who, thread);
    (*jni)->PopLocalFrame(jni, NULL);
}

/* The holder is inside its native method then. */
static inline void JNICALL ask_about(jvmtiEnv *env, JNIEnv *jni, void *holder)
{
    await_arrival("asked");
    ask(jni, "as another thread sees it", holder);
    release_point("asked");
}

static inline jobject only_reference(JNIEnv *jni)
{
    jobject local = (*jni)->NewStringUTF(jni, "alone");
    jobject global = (*jni)->NewGlobalRef(jni, local);
    (*jni)->DeleteLocalRef(jni, local);
    no_exception(jni);
    return global;
}

static inline void alone_probe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    jobject alone = only_reference(jni);
    must(GetCurrentThread, &self);
    if ((*jni)->MonitorEnter(jni, alone) != JNI_OK)
        broken("MonitorEnter failed");
    ask(jni, "entered", NULL);
    jthread other = start_agent_thread(jni, "other", ask_about, (*jni)->NewGlobalRef(jni, self));
    arrive_and_wait("asked");
    await_end(other);
    (*jni)->MonitorExit(jni, alone);
    ask(jni, "left", NULL);
}

#endif
