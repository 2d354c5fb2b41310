/* SPDX-License-Identifier: Apache-2.0 */

/* Instructions of the method run of classfile.LongMethods, which run once: for each bit of a location up to
 * 16384, and for 32768, there are two that differ in no lower bit. */
#ifndef ASSAY_BREAKPOINT_LONG_METHODS_H
#define ASSAY_BREAKPOINT_LONG_METHODS_H

#include "assay.h"

static const jlocation far_apart[] = {30,  33,   36,   42,   54,    78,    126,   222,   414,
                                      798, 1566, 3102, 6174, 12318, 24606, 30240, 49182, 63008};

enum { FAR_APART = sizeof far_apart / sizeof far_apart[0] };

static inline void JNICALL say_arrival(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                       jlocation location)
{
    say("%s at %lld", method_name(method), (long long)location);
}

/* Says the breakpoints of the target from now on. Returns the method run. */
static inline jmethodID say_arrivals(JNIEnv *jni, jobject klass)
{
    on(Breakpoint, say_arrival);
    return static_method_id(jni, klass, "run", "(I)I");
}

#endif
