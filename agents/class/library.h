/* SPDX-License-Identifier: Apache-2.0 */

/* classes.Library, whose many classes are tagged by the callback of an event, so that all loaded
 * classes can be searched for those that got none. */
#ifndef ASSAY_CLASS_LIBRARY_H
#define ASSAY_CLASS_LIBRARY_H

#include "threads.h"

/* The callback of ClassLoad, or of ClassPrepare. */
static inline void JNICALL tag_class(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    set_tag(klass, 1);
}

/* How many classes the event is due for by now, are no arrays, and have no tag. They get one if
 * they are to be left out from now on. */
static inline int count_untagged(JNIEnv *jni, bool (*is_due)(jclass klass), bool leave_out)
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

/* For the end of a test: waits until none is missing. If an event is never posted the timeout has
 * to end the test, for a thread of the JVM may always be about to post it. */
static inline void await_all_tagged(JNIEnv *jni, bool (*is_due)(jclass klass))
{
    while (count_untagged(jni, is_due, false) > 0)
        give_others_time();
}

#endif
