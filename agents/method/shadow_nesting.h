/* SPDX-License-Identifier: Apache-2.0 */

/* Entries and exits of the methods of stack.Wandering. */
#ifndef ASSAY_METHOD_SHADOW_NESTING_H
#define ASSAY_METHOD_SHADOW_NESTING_H

#include "../stack/shadow.h"

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (!is_followed(method))
        return;
    shadow_push(method);
    shadow.count++;
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    jmethodID top = NULL;
    jlocation location;
    if (!is_followed(method))
        return;
    must(GetFrameLocation, NULL, 0, &top, &location);
    if (top != method)
        wrong("%s is left, but %s is on top", method_name(method), method_name(top));
    shadow_pop("exit", method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    shadow_calls(which_probe(jni, subject), entered, left);
}

#endif
