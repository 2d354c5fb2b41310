/* SPDX-License-Identifier: Apache-2.0 */

/* Two environments that may be told of the same allocations. */
#ifndef ASSAY_ALLOCATION_ENVIRONMENTS_H
#define ASSAY_ALLOCATION_ENVIRONMENTS_H

#include "allocations.h"

static jvmtiEnv *other;
static int mine, others, strangers; /* events by environment */

/* The callback of both events in both environments. */
static inline void JNICALL count(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                 jclass klass, jlong size)
{
    if (!is_noting(env, jni) || !(*jni)->IsInstanceOf(jni, object, watched))
        return;
    *(env == assay_env ? &mine : env == other ? &others : &strangers) += 1;
}

/* To be called in the load hook: only there some JVMs offer the capabilities. */
static inline void make_other(const jvmtiCapabilities *capabilities,
                              const jvmtiEventCallbacks *callbacks)
{
    other = new_environment_with(capabilities);
    must_in(other, SetEventCallbacks, callbacks, (jint)sizeof *callbacks);
    must(SetEventCallbacks, callbacks, (jint)sizeof *callbacks);
}

static inline void enable_in(jvmtiEnv *env, jvmtiEventMode mode, jvmtiEvent event)
{
    must_in(env, SetEventNotificationMode, mode, event, NULL);
}

#endif
