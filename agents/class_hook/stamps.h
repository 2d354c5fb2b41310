/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Environments whose hooks stamp the number of class_hook.Stamped: each says the number that it sees
 * and puts its own in the stead of the first zero. The target probes with null before the class is
 * loaded, then three times with the class and another class file, whose number begins with 2.
 */
#ifndef ASSAY_CLASS_HOOK_STAMPS_H
#define ASSAY_CLASS_HOOK_STAMPS_H

#include "redefine.h"

enum { STAMPING = 4 };

static jvmtiEnv *stamping[STAMPING];
static bool stamps[STAMPING]; /* those that do; the others leave the class file alone */

/* Where the number stands: in code, since constants may be left over from other versions. Its code
 * is sipush with two bytes of the number, and ireturn. */
static inline jint number_at(const unsigned char *bytes, jint length)
{
    static const unsigned char begin[] = {0, 0, 0, 4, 0x11};
    for (jint at = 0; at + 8 <= length; at++)
        if (memcmp(bytes + at, begin, sizeof begin) == 0 && bytes[at + 7] == 0xac)
            return at + 5;
    return -1;
}

static inline int with_stamp(int number, int stamp)
{
    int place = 1000;
    while (place > 1 && number / place % 10 != 0)
        place /= 10;
    return number + place * stamp;
}

static inline void JNICALL hook_stamp(HOOK_PARAMETERS)
{
    int i = 0;
    if (name == NULL || strcmp(name, "class_hook/Stamped$Numbered") != 0)
        return;
    while (i < STAMPING - 1 && env != stamping[i])
        i++;
    jint at = number_at(bytes, length);
    int number = at < 0 ? -1 : bytes[at] << 8 | bytes[at + 1];
    say("hook %d at %s: %d", i + 1, redefined == NULL ? "load" : "change", number);
    if (!stamps[i] || at < 0)
        return;
    give_copy(env, bytes, length, new_bytes, new_length);
    number = with_stamp(number, i + 1);
    (*new_bytes)[at] = (unsigned char)(number >> 8);
    (*new_bytes)[at + 1] = (unsigned char)number;
}

/* The first and the third environment can retransform, the others cannot. */
static inline void make_stamping(void)
{
    for (int i = 0; i < STAMPING; i++) {
        const jvmtiCapabilities wanted = {.can_generate_all_class_hook_events = 1,
                                          .can_retransform_classes = i % 2 == 0};
        stamping[i] = new_environment_with(&wanted);
    }
}

/* Enables the hooks of so many environments, all of which stamp. */
static inline void begin_stamping(int count)
{
    for (int i = 0; i < count; i++) {
        stamps[i] = true;
        hook_in(stamping[i], hook_stamp);
    }
}

/* From now on the hooks only look. */
static inline void stop_stamping(void)
{
    memset(stamps, 0, sizeof stamps);
}

/* By the test's own environment, which has no hook. */
static inline void retransform_stamped(JNIEnv *jni, jobjectArray subject)
{
    jclass klass = class_of_probe(jni, subject);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
}

static inline void redefine_stamped(JNIEnv *jni, jobjectArray subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

#endif
