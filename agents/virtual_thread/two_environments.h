/* SPDX-License-Identifier: Apache-2.0 */

/* Two environments that have an event of the threads of virtual_thread.Interleaved by turns. */
#ifndef ASSAY_VIRTUAL_THREAD_TWO_ENVIRONMENTS_H
#define ASSAY_VIRTUAL_THREAD_TWO_ENVIRONMENTS_H

#include "acting.h"

/* For the load hook, where some JVMs alone offer the capabilities: the second environment has
 * those of the test's own but one, and both have the callbacks of assay_callbacks. */
static inline void make_second(void)
{
    jvmtiCapabilities capabilities = {0};
    must(GetCapabilities, &capabilities);
    capabilities.can_suspend = 0; /* which one environment alone may have on some JVMs */
    second = new_environment_with(&capabilities);
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must_in(second, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

static inline void mode_in(jvmtiEnv *env, jvmtiEventMode mode, jvmtiEvent event, jthread thread)
{
    must_in(env, SetEventNotificationMode, mode, event, thread);
}

/* Before the first round the test's own environment gets the event of one virtual thread and the
 * second that of the other, before the second round the other way round. */
static inline void take_turns(JNIEnv *jni, jobject threads, int round, jvmtiEvent event)
{
    if (round < 1 || round > 2)
        return;
    for (enum acting which = VIRTUAL_0; which <= VIRTUAL_1; which++) {
        jthread thread = acting(jni, threads, which);
        bool is_own = (round == 1) == (which == VIRTUAL_0);
        if (round == 2)
            mode_in(is_own ? second : assay_env, JVMTI_DISABLE, event, thread);
        mode_in(is_own ? assay_env : second, JVMTI_ENABLE, event, thread);
    }
}

/* In place of the hooks of a test of one event. */
#define TAKES_TURNS(EVENT, CALLBACK)                                                               \
    static void load(JavaVM *vm, char *options)                                                    \
    {                                                                                              \
        assay_callbacks.EVENT = (CALLBACK);                                                        \
        make_second();                                                                             \
    }                                                                                              \
    static void observe(JNIEnv *jni, jobject threads, int round)                                   \
    {                                                                                              \
        take_turns(jni, threads, round, ASSAY_EVENT(EVENT));                                       \
    }

#endif
