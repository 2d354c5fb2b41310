/* SPDX-License-Identifier: Apache-2.0 */

/* Changing many classes at once, of which some may be loaded that cannot be linked. */
#ifndef ASSAY_REDEFINE_LIBRARY_USE_H
#define ASSAY_REDEFINE_LIBRARY_USE_H

#include "assay.h"

/* All loaded classes that can be modified, for release(), and how many there are. */
static inline jint modifiable_classes(jclass **classes)
{
    jint loaded = 0, kept = 0;
    must(GetLoadedClasses, &loaded, classes);
    for (jint i = 0; i < readable(*classes, loaded); i++) {
        jboolean answer = JNI_FALSE;
        must(IsModifiableClass, (*classes)[i], &answer);
        if (answer)
            (*classes)[kept++] = (*classes)[i];
    }
    return kept;
}

/* Keeps those classes that are prepared, are verified or initialized, and are not in error; returns how many.
 * A class library may have loaded others that miss something optional, and whose class files do not
 * verify; a JVM may prepare a class before it verifies it. */
static inline jint keep_verified(jclass *classes, jint count)
{
    enum { DONE = JVMTI_CLASS_STATUS_VERIFIED | JVMTI_CLASS_STATUS_INITIALIZED };
    jint kept = 0;
    for (jint i = 0; i < count; i++) {
        jint status = 0;
        must(GetClassStatus, classes[i], &status);
        if ((status & JVMTI_CLASS_STATUS_PREPARED) != 0 && (status & DONE) != 0
            && (status & JVMTI_CLASS_STATUS_ERROR) == 0)
            classes[kept++] = classes[i];
    }
    return kept;
}

#endif
