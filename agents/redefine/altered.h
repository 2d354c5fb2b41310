/* SPDX-License-Identifier: Apache-2.0 */

/* A class file that differs from the class in what the case names. Targets are
 * redefine.Altered and redefine.Misannotated. */
#ifndef ASSAY_REDEFINE_ALTERED_H
#define ASSAY_REDEFINE_ALTERED_H

#include <stdio.h>

#include "redefinition.h"

/* First tells the target the case. Then makes the change by `redefine` or `retransform`. */
static inline void say_altered(JNIEnv *jni, jobject subject, const char *function,
                               jvmtiError (*change)(JNIEnv *, jobjectArray))
{
    static char name[64];
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"))) {
        tell_case(jni, subject);
        return;
    }
    const char *signature = class_name((*jni)->GetObjectArrayElement(jni, subject, 0));
    snprintf(name, sizeof name, "%.*s", (int)strlen(signature) - 2, signature + 1);
    hook_class = name;
    say("%s: %s", function, error_name(change(jni, subject)));
}

#endif
