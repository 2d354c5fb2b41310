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

/* Enables ClassPrepare with this callback, which looks whether the class is this one. A JVM may have
 * prepared the class before, as from an archive of linked classes, and then posts no such event for
 * it: the callback is called here. Nothing of this initializes the class. */
static inline void before_code_of(JNIEnv *jni, const char *signature,
                                  jvmtiEventClassPrepare callback)
{
    jint count = 0;
    jclass *classes = NULL;
    on(ClassPrepare, callback);
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++) {
        if (strcmp(class_name(classes[i]), signature) == 0 && is_class_prepared(classes[i]))
            callback(assay_env, jni, current_thread(), classes[i]);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
}

#endif
