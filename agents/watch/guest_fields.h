/* SPDX-License-Identifier: Apache-2.0 */

/* Watches of the fields of every other class of breakpoint.Guests. */
#ifndef ASSAY_WATCH_GUEST_FIELDS_H
#define ASSAY_WATCH_GUEST_FIELDS_H

#include "../breakpoint/guests.h"

static inline void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location, jclass klass, jobject object,
                                    jfieldID field)
{
    say("at %d of guest %d, of the field's class: %s", (int)location, guest_of(method) - 1,
        truth(tag_of(klass) == guest_of(method)));
}

/* The probe. */
static inline void watch_guest(JNIEnv *jni, jobject guest)
{
    int number = 0;
    jclass klass = new_guest(jni, guest, &number);
    on(FieldAccess, accessed);
    if (number % 2 == 0)
        return;
    must(SetFieldAccessWatch, klass, field_id(jni, klass, "field", "I"));
    must(SetFieldAccessWatch, klass, static_field_id(jni, klass, "number", "I"));
}

#endif
