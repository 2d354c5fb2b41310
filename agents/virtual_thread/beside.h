/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.BothKinds. */
#ifndef ASSAY_VIRTUAL_THREAD_BESIDE_H
#define ASSAY_VIRTUAL_THREAD_BESIDE_H

#include "virtual.h"

enum beside { GROUP, MAIN, PLAIN, DAEMON, OTHER, PARKED, HELD, BESIDE };

static const char *const beside_names[] = {"",      "main",   "plain", "daemon",
                                           "other", "parked", "held"};

static inline jobject beside(JNIEnv *jni, jobject subjects, enum beside which)
{
    return (*jni)->GetObjectArrayElement(jni, subjects, (jsize)which);
}

/* How often each of the threads is in a list, null included. */
static inline void say_times(JNIEnv *jni, jobject subjects, const jthread *list, jint count)
{
    int nulls = 0;
    for (jint i = 0; i < count; i++)
        nulls += list[i] == NULL;
    say("null: %d", nulls);
    for (enum beside which = MAIN; which < BESIDE; which++) {
        int times = 0;
        for (jint i = 0; i < count; i++)
            times += (*jni)->IsSameObject(jni, list[i], beside(jni, subjects, which));
        say("%s: %d", beside_names[which], times);
    }
}

#define BESIDE_TEST()                                                                              \
    TEST(.target = "virtual_thread.BothKinds", .probe = observe, .since = 21,                      \
         .vm_args = LIST(CARRIERS))

#endif
