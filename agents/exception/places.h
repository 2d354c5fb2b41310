/* SPDX-License-Identifier: Apache-2.0 */

/* Two lines for each exception that is thrown in a method of one class, with its place. */
#ifndef ASSAY_EXCEPTION_PLACES_H
#define ASSAY_EXCEPTION_PLACES_H

#include "pending.h"

static const char *throwing_class; /* its signature */

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (strncmp(method_name(method), throwing_class, strlen(throwing_class)) != 0
        || is_thrown_by_put_back(exception))
        return;
    say("%s at %d in %s", exception_class(jni, exception), (int)location, method_name(method));
    say("handler in %s", catch_method == NULL ? "none" : method_name(catch_method));
}

static inline void tell_places(const char *signature)
{
    throwing_class = signature;
    on(Exception, thrown);
}

#endif
