/* SPDX-License-Identifier: Apache-2.0 */

/* Retransformations of redefine.Subject that change one access flag of it, or of one of its members. */
#ifndef ASSAY_REDEFINE_SUBJECT_H
#define ASSAY_REDEFINE_SUBJECT_H

#include <stdlib.h>

#include "class_file.h"
#include "redefined.h"

struct modifier {
    unsigned bit; /* 0 for no change */
    const char *name;
};

/* The member that is changed: of the fields or of the methods, with this name and descriptor. */
struct changed_member {
    jint (*members)(const struct class_file *);
    const char *name, *descriptor;
};

static const struct changed_member *changed_member; /* null for the class itself */
static unsigned changed_bit;

static inline void JNICALL change_modifier(HOOK_PARAMETERS)
{
    if (redefined == NULL || name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    give_copy(env, bytes, length, new_bytes, new_length);
    struct class_file file = class_file_in(*new_bytes, length);
    jint at = changed_member == NULL
                  ? file.access_flags
                  : find_member(&file, changed_member->members(&file), changed_member->name,
                                changed_member->descriptor);
    file.pool.bytes[at] ^= (unsigned char)(changed_bit >> 8);
    file.pool.bytes[at + 1] ^= (unsigned char)(changed_bit & 0xff);
    free(file.pool.offsets);
}

/* Retransforms the class of the probe once for each modifier, up to one without a name, with only that
 * changed in its class file. Says "NAME: ERROR" for each, and at the end whether the calls
 * that were refused have left the modifiers as before. */
static inline void say_changes(JNIEnv *jni, jobjectArray subject,
                               const struct changed_member *member,
                               const struct modifier *modifiers)
{
    jint before[MODIFIERS];
    jclass klass = class_of_probe(jni, subject);
    get_modifiers(jni, klass, before);
    changed_member = member;
    on(ClassFileLoadHook, change_modifier);
    for (; modifiers->name != NULL; modifiers++) {
        changed_bit = modifiers->bit;
        jvmtiError error = ti(RetransformClasses, 1, &klass);
        say("%s: %s", modifiers->name, error_name(error));
        if (error == JVMTI_ERROR_NONE)
            get_modifiers(jni, klass, before);
    }
    off(ClassFileLoadHook);
    say_modifiers(jni, klass, before);
}

#endif
