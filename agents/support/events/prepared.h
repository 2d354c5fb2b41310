/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What a test does with a class of its target before any code of the class runs.
 *
 *     before_code_of(jni, "Lwatch/Initialized;", prepared);
 */
#ifndef ASSAY_PREPARED_H
#define ASSAY_PREPARED_H

#include "assay.h"
#include "threads.h"

/* Whether the class has the status PREPARED. */
static inline bool is_class_prepared(jclass klass)
{
    jint status = 0;
    must(GetClassStatus, klass, &status);
    return (status & JVMTI_CLASS_STATUS_PREPARED) != 0;
}

/* For loaded_class_that, where being loaded is enough. */
static inline bool is_any(jclass klass)
{
    return klass != NULL;
}

/* A loaded class of this signature of which `is` is true: a local reference, or null. */
static inline jclass loaded_class_that(JNIEnv *jni, const char *signature, bool (*is)(jclass))
{
    jint count = 0;
    jclass *classes = NULL, found = NULL;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++)
        if (found == NULL && strcmp(class_name(classes[i]), signature) == 0 && is(classes[i]))
            found = classes[i];
        else
            (*jni)->DeleteLocalRef(jni, classes[i]);
    release(classes);
    return found;
}

/* Enables ClassPrepare with this callback, which looks whether the class is this one. A JVM may have
 * prepared the class before, as from an archive of linked classes, and then posts no such event for
 * it: the callback is called here. Nothing of this initializes the class. */
static inline void before_code_of(JNIEnv *jni, const char *signature,
                                  jvmtiEventClassPrepare callback)
{
    on(ClassPrepare, callback);
    jclass klass = loaded_class_that(jni, signature, is_class_prepared);
    if (klass != NULL)
        callback(assay_env, jni, current_thread(), klass);
}

#endif
