/* SPDX-License-Identifier: Apache-2.0 */

/* Steps in the methods of stack.CompiledChain, up to its main. */
#ifndef ASSAY_BREAKPOINT_COMPILED_CHAIN_H
#define ASSAY_BREAKPOINT_COMPILED_CHAIN_H

#include "events.h"

/* The thread for which the event is enabled; null for all. */
static jthread enabled_for;

/* A callback of SingleStep: says the steps in these methods, and disables the event in main. */
static inline void JNICALL say_step_in_chain(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                             jmethodID method, jlocation location)
{
    if (!is_of_interest(method))
        return;
    const char *name = short_method_name(method);
    if (strcmp(name, "main") == 0)
        must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_SINGLE_STEP, enabled_for);
    else
        say("%s at %d", name, (int)location);
}

#endif
