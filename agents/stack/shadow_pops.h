/* SPDX-License-Identifier: Apache-2.0 */

/* The frames of stack.Wandering, each of which is asked for when it is entered. */
#ifndef ASSAY_STACK_SHADOW_POPS_H
#define ASSAY_STACK_SHADOW_POPS_H

#include "shadow.h"

/* Native frames cannot be asked for. */
static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    jboolean native = JNI_FALSE;
    if (!is_followed(method))
        return;
    must(IsMethodNative, method, &native);
    if (native)
        return;
    jvmtiError error = ti(NotifyFramePop, NULL, 0);
    if (error != JVMTI_ERROR_NONE)
        wrong("NotifyFramePop in %s: %s", method_name(method), error_name(error));
    shadow_push(method);
    shadow.count++;
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jmethodID top = NULL;
    jlocation location;
    must(GetFrameLocation, NULL, 0, &top, &location);
    if (shadow.depth == 0)
        wrong("%s is popped once more", method_name(method));
    if (top != method)
        wrong("%s is popped, but %s is on top", method_name(method), method_name(top));
    shadow_pop("pop", method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    int probe = which_probe(jni, subject);
    if (probe == 2) {
        on_thread(FramePop, popped, this_thread());
        on_thread(MethodEntry, entered, this_thread());
    } else if (probe == 3) {
        off_thread(MethodEntry, this_thread());
        if (shadow.depth != 0)
            wrong("%d frames are not popped", shadow.depth);
        shadow_end("requests");
    }
}

#endif
