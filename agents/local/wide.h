/* SPDX-License-Identifier: Apache-2.0 */

/* Objects at high slot indices of a method without a LocalVariableTable. The target is classfile.Wide,
 * which probes with each object, and then with null while the method waits. */
#ifndef ASSAY_LOCAL_WIDE_H
#define ASSAY_LOCAL_WIDE_H

#include "heap.h"

enum { DEPTH_WIDE = 2, WIDE_SLOTS = 7 };

static const jint wide_slots[WIDE_SLOTS] = {3, 127, 128, 129, 255, 256, 299};

/* After a collection, says what is in each of these slots. */
static inline void get_wide_slots(JNIEnv *jni, jobject made)
{
    if (made != NULL)
        return;
    must(ForceGarbageCollection);
    for (int i = 0; i < WIDE_SLOTS; i++) {
        jobject object = NULL;
        jvmtiError error = ti_if_able(GetLocalObject, NULL, DEPTH_WIDE, wide_slots[i], &object);
        say("slot %d: %s %s", (int)wide_slots[i], error_name(error),
            error == JVMTI_ERROR_NONE ? to_string(jni, object) : "nothing");
    }
}

/* Puts a new object into each of these slots but the first; then there is a collection. */
static inline void set_wide_slots(JNIEnv *jni, jobject made)
{
    if (made != NULL)
        return;
    for (int i = 1; i < WIDE_SLOTS; i++) {
        char *text = assay_text();
        assay_append(text, "set %d", (int)wide_slots[i]);
        jobject value = (*jni)->NewStringUTF(jni, text);
        no_exception(jni);
        jvmtiError error = ti_if_able(SetLocalObject, NULL, DEPTH_WIDE, wide_slots[i], value);
        say("slot %d: %s", (int)wide_slots[i], error_name(error));
        (*jni)->DeleteLocalRef(jni, value);
    }
    collect_and_refill(jni);
}

#endif
