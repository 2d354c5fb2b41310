/* SPDX-License-Identifier: Apache-2.0 */

/* A class all of whose methods have frames when it is redefined: redefine.AllActive,
 * redefine.OperandsActive and classfile.ActiveBodies. */
#ifndef ASSAY_METHOD_ALL_ACTIVE_H
#define ASSAY_METHOD_ALL_ACTIVE_H

#include "redefine.h"

/* Changes the class, and reports for each of its methods on the stack whether it is obsolete.
 * Between them a JVM may have many frames of its own for the lambda expressions. */
static inline void change_active(JNIEnv *jni, jobject subject, const char *signature,
                                 const char *function, class_change change)
{
    enum { MOST = 1000 };
    static jvmtiFrameInfo before[MOST], frames[MOST];
    jint count = 0, count_before = 0;
    must(GetStackTrace, NULL, 0, MOST, before, &count_before);
    say("%s: %s", function, error_name(change(jni, subject)));
    must(GetStackTrace, NULL, 0, MOST, frames, &count);
    for (jint i = 0; i < count && i < count_before && i < MOST; i++) {
        jclass klass = NULL;
        char *name = NULL;
        jboolean obsolete = 7;
        must(GetMethodDeclaringClass, before[i].method, &klass);
        bool is_active = strcmp(class_name(klass), signature) == 0;
        (*jni)->DeleteLocalRef(jni, klass);
        if (!is_active)
            continue;
        must(GetMethodName, before[i].method, &name, NULL, NULL);
        must(IsMethodObsolete, frames[i].method, &obsolete);
        say("%s: obsolete %s, the old id %s", name, truth(obsolete),
            truth(frames[i].method == before[i].method));
        release(name);
    }
}

static inline void redefine_active(JNIEnv *jni, jobject subject, const char *signature)
{
    change_active(jni, subject, signature, "RedefineClasses", redefine);
}

#endif
