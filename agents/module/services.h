/* SPDX-License-Identifier: Apache-2.0 */

/* What java.util.ServiceLoader finds. */
#ifndef ASSAY_MODULE_SERVICES_H
#define ASSAY_MODULE_SERVICES_H

#include "modules.h"

/* How many implementations of a service a loader finds, and how many of them are of a class. */
static inline void say_loaded(JNIEnv *jni, const char *what, const char *service, jobject loader,
                              jclass implementation)
{
    jclass type = find_class(jni, "java/util/ServiceLoader");
    jmethodID load = static_method_id(
        jni, type, "load", "(Ljava/lang/Class;Ljava/lang/ClassLoader;)Ljava/util/ServiceLoader;");
    jobject services = (*jni)->CallStaticObjectMethod(jni, type, load, find_class(jni, service),
                                                      loader);
    no_exception(jni);
    jclass iterator = find_class(jni, "java/util/Iterator");
    jobject each = (*jni)->CallObjectMethod(
        jni, services, method_id(jni, type, "iterator", "()Ljava/util/Iterator;"));
    no_exception(jni);
    jmethodID has_next = method_id(jni, iterator, "hasNext", "()Z");
    jmethodID next = method_id(jni, iterator, "next", "()Ljava/lang/Object;");
    int all = 0, right = 0;
    while ((*jni)->CallBooleanMethod(jni, each, has_next)) {
        jobject one = (*jni)->CallObjectMethod(jni, each, next);
        no_exception(jni);
        all++;
        right += (*jni)->IsSameObject(jni, (*jni)->GetObjectClass(jni, one), implementation);
    }
    no_exception(jni);
    say("%s: %d, of the class: %d", what, all, right);
}

#endif
