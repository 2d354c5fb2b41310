/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Environments whose hooks mark the number of class_hook.Marked: each says the number that it gets
 * and puts its own in place of the first zero. The target probes with null before the class is
 * loaded, then three times with the class and another class file, whose number begins with 2.
 */
#ifndef ASSAY_CLASS_HOOK_MARKED_H
#define ASSAY_CLASS_HOOK_MARKED_H

#include "redefine.h"

enum { MARKING_ENVIRONMENTS = 4 };

static jvmtiEnv *marking[MARKING_ENVIRONMENTS];
static bool marks[MARKING_ENVIRONMENTS]; /* those that do; the others leave the class file alone */

/* Where the number stands: in code, since constants may be left over from other versions. Its code
 * is sipush with two bytes of the number, and ireturn. */
static inline jint number_at(const unsigned char *bytes, jint length)
{
    static const unsigned char begin[] = {0, 0, 0, 4, 0x11};
    for (jint at = 0; at + 8 <= readable(bytes, length); at++)
        if (memcmp(bytes + at, begin, sizeof begin) == 0 && bytes[at + 7] == 0xac)
            return at + 5;
    return -1;
}

static inline int with_mark(int number, int mark)
{
    int place = 1000;
    while (place > 1 && number / place % 10 != 0)
        place /= 10;
    return number + place * mark;
}

static inline void JNICALL hook_mark(HOOK_PARAMETERS)
{
    int i = 0;
    if (name == NULL || strcmp(name, "class_hook/Numbered") != 0)
        return;
    while (i < MARKING_ENVIRONMENTS - 1 && env != marking[i])
        i++;
    jint at = number_at(bytes, length);
    int number = at < 0 ? -1 : bytes[at] << 8 | bytes[at + 1];
    say("hook %d at %s: %d", i + 1, redefined == NULL ? "load" : "change", number);
    if (!marks[i] || at < 0)
        return;
    give_copy(env, bytes, length, new_bytes, new_length);
    number = with_mark(number, i + 1);
    (*new_bytes)[at] = (unsigned char)(number >> 8);
    (*new_bytes)[at + 1] = (unsigned char)number;
}

/* The first and the third environment can retransform, the others cannot. */
static inline void make_marking(void)
{
    for (int i = 0; i < MARKING_ENVIRONMENTS; i++) {
        const jvmtiCapabilities wanted = {.can_generate_all_class_hook_events = 1,
                                          .can_retransform_classes = i % 2 == 0};
        marking[i] = new_environment_with(&wanted);
    }
}

/* Enables the hooks of so many environments, all of which mark. */
static inline void begin_marking(int count)
{
    for (int i = 0; i < count; i++) {
        marks[i] = true;
        hook_in(marking[i], hook_mark);
    }
}

/* From now on the hooks only look. */
static inline void stop_marking(void)
{
    memset(marks, 0, sizeof marks);
}

/* By the test's own environment, which has no hook. */
static inline void retransform_marked(JNIEnv *jni, jobjectArray subject)
{
    jclass klass = class_of_probe(jni, subject);
    SAY_CALL(RetransformClasses, 1, &klass);
}

static inline void redefine_marked(JNIEnv *jni, jobjectArray subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

#endif
