/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.BothKinds, and the group of two of them. */
#ifndef ASSAY_VIRTUAL_THREAD_BOTH_KINDS_H
#define ASSAY_VIRTUAL_THREAD_BOTH_KINDS_H

#include "virtual.h"

enum both_kinds { GROUP, MAIN, PLAIN, DAEMON, OTHER, PARKED, HELD, BOTH_KINDS };

static const char *const both_kinds_names[] = {"",      "main",   "plain", "daemon",
                                               "other", "parked", "held"};

static inline jobject one_of_both(JNIEnv *jni, jobject subjects, enum both_kinds which)
{
    return (*jni)->GetObjectArrayElement(jni, subjects, (jsize)which);
}

/* Says how often each of the threads is in a list, and null. */
static inline void say_times(JNIEnv *jni, jobject subjects, const jthread *list, jint count)
{
    int nulls = 0;
    for (jint i = 0; i < readable(list, count); i++)
        nulls += list[i] == NULL;
    say("null: %d", nulls);
    for (enum both_kinds which = MAIN; which < BOTH_KINDS; which++) {
        int times = 0;
        for (jint i = 0; i < readable(list, count); i++)
            times += (*jni)->IsSameObject(jni, list[i], one_of_both(jni, subjects, which));
        say("%s: %d", both_kinds_names[which], times);
    }
}

#endif
