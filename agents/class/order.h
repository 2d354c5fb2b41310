/* SPDX-License-Identifier: Apache-2.0 */

/* The order of the methods of a class that changes. */
#ifndef ASSAY_CLASS_ORDER_H
#define ASSAY_CLASS_ORDER_H

#include "redefine.h"

/* The methods of the class of the probe's array, numbered as they come. */
static inline void say_methods(JNIEnv *jni, jobjectArray subject)
{
    jint count;
    jmethodID *methods;
    must(GetClassMethods, class_of_probe(jni, subject), &count, &methods);
    for (jint i = 0; i < count; i++)
        say("%d: %s", (int)i, method_name(methods[i]));
    release(methods);
}

/* The methods before and after the change that `say_change` makes and tells. */
static inline void say_order(JNIEnv *jni, jobjectArray subject,
                             void (*say_change)(JNIEnv *, jobjectArray))
{
    say_methods(jni, subject);
    say_change(jni, subject);
    say_methods(jni, subject);
}

#endif
