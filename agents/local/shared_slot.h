/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of local.SharedSlot, of which one at a time is in its slot. */
#ifndef ASSAY_LOCAL_SHARED_SLOT_H
#define ASSAY_LOCAL_SHARED_SLOT_H

#include "assay.h"

enum { SHARED_SLOT = 1 };

/* Reads the slot as that of a variable of this type. */
static inline jvmtiError get_shared_as(char type, jint depth, jvalue *value)
{
    switch (type) {
    case 'I':
        return ti(GetLocalInt, NULL, depth, SHARED_SLOT, &value->i);
    case 'J':
        return ti(GetLocalLong, NULL, depth, SHARED_SLOT, &value->j);
    case 'F':
        return ti(GetLocalFloat, NULL, depth, SHARED_SLOT, &value->f);
    case 'D':
        return ti(GetLocalDouble, NULL, depth, SHARED_SLOT, &value->d);
    default:
        return ti(GetLocalObject, NULL, depth, SHARED_SLOT, &value->l);
    }
}

/* Writes it as such a one. */
static inline jvmtiError set_shared_as(char type, JNIEnv *jni, jint depth)
{
    switch (type) {
    case 'I':
        return ti(SetLocalInt, NULL, depth, SHARED_SLOT, -123456789);
    case 'J':
        return ti(SetLocalLong, NULL, depth, SHARED_SLOT, -0x700000008LL);
    case 'F':
        return ti(SetLocalFloat, NULL, depth, SHARED_SLOT, 9.75f);
    case 'D':
        return ti(SetLocalDouble, NULL, depth, SHARED_SLOT, 1024.125);
    default:
        return ti(SetLocalObject, NULL, depth, SHARED_SLOT, (*jni)->NewStringUTF(jni, "new"));
    }
}

static inline const char *shared_function(char type)
{
    switch (type) {
    case 'I':
        return "LocalInt";
    case 'J':
        return "LocalLong";
    case 'F':
        return "LocalFloat";
    case 'D':
        return "LocalDouble";
    default:
        return "LocalObject";
    }
}

/* Says what is in the slot of the variable of this type. */
static inline void get_shared(char type, JNIEnv *jni, jint depth)
{
    jvalue value = {0};
    jvmtiError error = get_shared_as(type, depth, &value);
    if (error != JVMTI_ERROR_NONE)
        say("Get%s: %s", shared_function(type), error_name(error));
    else
        say("Get%s: %s %s", shared_function(type), error_name(error),
            type == 'L' ? to_string(jni, value.l) : value_text(type, value));
}

static inline void set_shared(char type, JNIEnv *jni, jint depth)
{
    say("Set%s: %s", shared_function(type), error_name(set_shared_as(type, jni, depth)));
}

/* The type of the variable that the target calls the probe for. */
static inline char probed_type(JNIEnv *jni, jobject subject)
{
    return to_string(jni, subject)[0];
}

#endif
