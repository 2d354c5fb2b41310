/* SPDX-License-Identifier: Apache-2.0 */

/* Classes tagged by events, to be compared with all loaded classes. */
#ifndef ASSAY_CLASS_ANNOUNCED_H
#define ASSAY_CLASS_ANNOUNCED_H

#include "threads.h"

/* Whether a class has what the event tells. */
static bool is_due(jclass klass);

/* The callback of either event. */
static inline void JNICALL announced(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    set_tag(klass, 1);
}

/* How many classes have what the event tells, are no arrays, and have no tag; they get one if they
 * are to be left out from now on. */
static inline int not_announced(JNIEnv *jni, bool leave_out)
{
    jint count = 0;
    jclass *classes;
    int missing = 0;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++) {
        jboolean array = JNI_FALSE;
        must(IsArrayClass, classes[i], &array);
        if (!array && is_due(classes[i]) && tag_of(classes[i]) == 0) {
            missing++;
            if (leave_out)
                set_tag(classes[i], 1);
        }
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
    return missing;
}

/* For the end of a test: until none is missing. Where one has been left out the test has to be
 * ended by its timeout, for a thread of the JVM may always be about to send the event. */
static inline void await_all_announced(JNIEnv *jni)
{
    while (not_announced(jni, false) > 0)
        give_others_time();
}

#endif
