/* SPDX-License-Identifier: Apache-2.0 */

/* An event that is enabled or disabled while the thread of monitor.Midway is in its situation. */
#ifndef ASSAY_MONITOR_MIDWAY_H
#define ASSAY_MONITOR_MIDWAY_H

#include "assay.h"

static jobject lock;   /* global */
static jthread midway; /* global */

/* Enables and disables the event under test, for all threads or for one. */
static void enable(jthread thread);
static void disable(jthread thread);

static inline void say_midway(JNIEnv *jni, const char *event, jthread thread, jobject object)
{
    if ((*jni)->IsSameObject(jni, object, lock))
        say("%s, the thread: %s", event, truth((*jni)->IsSameObject(jni, thread, midway)));
}

/* The case says what is done in the situation. */
static inline void midway_probe(JNIEnv *jni, jobject subject)
{
    bool disabling = strncmp(assay_case(), "disabled", 8) == 0;
    jthread target = strstr(assay_case(), "for-one") != NULL ? midway : NULL;
    if (lock == NULL) {
        lock = (*jni)->NewGlobalRef(jni, subject);
    } else if (subject != NULL) {
        midway = (*jni)->NewGlobalRef(jni, subject);
        if (disabling)
            enable(is_case("disabled-for-one") ? midway : NULL);
    } else if (disabling) {
        disable(target);
        say("disabled");
    } else {
        enable(target);
        say("enabled");
    }
}

#define MIDWAY_CASES LIST("enabled", "enabled-for-one", "disabled", "disabled-for-one")

#define MIDWAY_HOOKS(EVENT, CALLBACK)                                                              \
    static void enable(jthread thread)                                                             \
    {                                                                                              \
        on_thread(EVENT, CALLBACK, thread);                                                        \
    }                                                                                              \
    static void disable(jthread thread)                                                            \
    {                                                                                              \
        off_thread(EVENT, thread);                                                                 \
    }

#endif
