/* SPDX-License-Identifier: Apache-2.0 */

/* The exceptions of stack.Wandering, each of which has to be caught where it was announced. */
#ifndef ASSAY_EXCEPTION_SHADOW_CATCHES_H
#define ASSAY_EXCEPTION_SHADOW_CATCHES_H

#include "../stack/shadow.h"
#include "pending.h"

static struct {
    jmethodID method;
    jlocation location;
    jobject exception; /* a global reference; null when it has been caught */
} announced;

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    jmethodID top = NULL;
    jlocation at = -1;
    if (!is_followed(method) || is_thrown_by_put_back(exception))
        return;
    must(GetFrameLocation, NULL, 0, &top, &at);
    if (top != method || at != location)
        wrong("thrown in %s, but %s is on top", method_name(method), method_name(top));
    if (announced.exception != NULL)
        wrong("an exception in %s is not caught", method_name(announced.method));
    announced.method = catch_method;
    announced.location = catch_location;
    announced.exception = exception_kept(jni, exception);
    shadow.count++;
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (!is_followed(method) || is_cleared_by_set_aside(exception))
        return;
    if (announced.method != method || announced.location != location
        || !is_same_exception(jni, announced.exception, exception))
        wrong("caught in %s at %lld, not at %lld", method_name(method), (long long)location,
              (long long)announced.location);
    (*jni)->DeleteGlobalRef(jni, announced.exception);
    announced.exception = NULL;
}

static void observe(JNIEnv *jni, jobject subject)
{
    int probe = which_probe(jni, subject);
    if (probe == 2) {
        on_thread(ExceptionCatch, caught, this_thread());
        on_thread(Exception, thrown, this_thread());
    } else if (probe == 3) {
        off_thread(Exception, this_thread());
        off_thread(ExceptionCatch, this_thread());
        shadow_end("exceptions");
    }
}

#endif
