/* SPDX-License-Identifier: Apache-2.0 */

/* The class java.lang.Math of redefine.Trigonometry, which a JVM may keep from being changed. */
#ifndef ASSAY_REDEFINE_TRIGONOMETRY_H
#define ASSAY_REDEFINE_TRIGONOMETRY_H

#include "redefine.h"

static inline void need_modifiable_math(JNIEnv *jni, jobjectArray subject)
{
    jboolean modifiable = JNI_FALSE;
    must(IsModifiableClass, class_of_probe(jni, subject), &modifiable);
    if (!modifiable)
        inapplicable("java.lang.Math cannot be modified");
}

/* A JVM may make a class of its own library from another file than the one that is found by its name, with
 * other members; and which modules can be modified is left to the JVM. */
static inline void say_change_of_math(const char *function, jvmtiError error)
{
    if (error == JVMTI_ERROR_UNMODIFIABLE_MODULE)
        inapplicable("java.base cannot be modified");
    if (error == JVMTI_ERROR_UNSUPPORTED_REDEFINITION_METHOD_ADDED
        || error == JVMTI_ERROR_UNSUPPORTED_REDEFINITION_METHOD_DELETED
        || error == JVMTI_ERROR_UNSUPPORTED_REDEFINITION_SCHEMA_CHANGED
        || error == JVMTI_ERROR_UNSUPPORTED_REDEFINITION_HIERARCHY_CHANGED
        || error == (jvmtiError)72 /* CLASS_ATTRIBUTE_CHANGED, since 13 */
        || error == JVMTI_ERROR_UNSUPPORTED_REDEFINITION_METHOD_MODIFIERS_CHANGED
        || error == JVMTI_ERROR_UNSUPPORTED_REDEFINITION_CLASS_MODIFIERS_CHANGED)
        inapplicable("java.lang.Math is not made from its class file");
    say("%s: %s", function, error_name(error));
}

#endif
