/* SPDX-License-Identifier: Apache-2.0 */

/* The stack of stack.Wandering at each entry and exit. */
#ifndef ASSAY_STACK_SHADOW_STACKS_H
#define ASSAY_STACK_SHADOW_STACKS_H

#include "shadow.h"

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (!is_followed(method))
        return;
    shadow_push(method);
    shadow.count++;
    shadow_look(NULL);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (!is_followed(method))
        return;
    shadow_look(NULL);
    shadow_pop("exit", method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    shadow_calls(which_probe(jni, subject), entered, left);
}

#endif
