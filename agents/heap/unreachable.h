/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Objects that nothing keeps, and that are in the heap all the same. A walk may begin with a
 * collection, and what nobody can ask for may count as collected; but an object that a weak
 * reference still gives after the walk was in the heap during it.
 */
#ifndef ASSAY_HEAP_UNREACHABLE_H
#define ASSAY_HEAP_UNREACHABLE_H

#include "heap.h"

enum { UNREACHABLE = 10 };

static jlong base_tag; /* another each time: those of before may be there as well */
static int reports[UNREACHABLE], wrong_data;

static inline void report(jlong tag, const void *user_data)
{
    if (tag >= base_tag && tag < base_tag + UNREACHABLE)
        reports[tag - base_tag]++;
    wrong_data += user_data != NULL;
}

/* Walks over new unreachable objects of the class until some outlive the walk, and says how
 * many of these it did not report once. */
static inline void say_unreachable(JNIEnv *jni, const char *what, jclass klass,
                                   jvmtiError (*walk)(jclass klass))
{
    jweak witnesses[UNREACHABLE];
    jvmtiError error = JVMTI_ERROR_NONE;
    int left = 0, missing = 0;
    for (int tries = 0; tries < 100 && left == 0 && error == JVMTI_ERROR_NONE; tries++) {
        base_tag += 100;
        memset(reports, 0, sizeof reports);
        for (int i = 0; i < UNREACHABLE; i++) {
            jobject object = (*jni)->AllocObject(jni, klass);
            set_tag(object, base_tag + i);
            witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
            (*jni)->DeleteLocalRef(jni, object);
        }
        error = walk(klass);
        for (int i = 0; i < UNREACHABLE; i++) {
            jobject object = (*jni)->NewLocalRef(jni, witnesses[i]);
            left += object != NULL;
            missing += object != NULL && reports[i] != 1;
            (*jni)->DeleteLocalRef(jni, object);
            (*jni)->DeleteWeakGlobalRef(jni, witnesses[i]);
        }
    }
    say("%s: %s, in the heap and not reported once: %d, wrong user data: %d", what,
        error_name(error), missing, wrong_data);
}

#endif
