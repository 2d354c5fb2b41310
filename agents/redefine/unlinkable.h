/* SPDX-License-Identifier: Apache-2.0 */

/* What a redefine.Unlinkable gives: an array in which a class that cannot be linked is the second one. */
#ifndef ASSAY_REDEFINE_UNLINKABLE_H
#define ASSAY_REDEFINE_UNLINKABLE_H

#include "assay.h"

/* A JVM may take such a class for one that cannot be modified. Then the test is `inapplicable`. */
static inline void need_modifiable(JNIEnv *jni, jobjectArray subject)
{
    enum { UNLINKABLE = 2 };
    jboolean modifiable = JNI_FALSE;
    if ((*jni)->GetArrayLength(jni, subject) <= UNLINKABLE)
        return;
    must(IsModifiableClass, (*jni)->GetObjectArrayElement(jni, subject, UNLINKABLE), &modifiable);
    if (!modifiable)
        inapplicable("a class that cannot be linked is not modifiable");
}

#endif
