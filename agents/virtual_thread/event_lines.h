/* SPDX-License-Identifier: Apache-2.0 */

/* What the line of an event says besides the event: whose it is, and on which thread it came. */
#ifndef ASSAY_VIRTUAL_THREAD_EVENT_LINES_H
#define ASSAY_VIRTUAL_THREAD_EVENT_LINES_H

#include <stdio.h>

#include "virtual.h"

/* A second environment, in tests that have one. */
static jvmtiEnv *second;

/* What the line of an event begins with: nothing in the test's own environment. */
static inline const char *side(jvmtiEnv *env)
{
    return env == assay_env ? "" : env == second ? "second: " : "stranger: ";
}

/* The thread that an event handler got: its name, and whether it is the current one. */
static inline const char *on_current(JNIEnv *jni, jthread thread)
{
    static __thread char text[96];
    jthread current = NULL;
    must(GetCurrentThread, &current);
    snprintf(text, sizeof text, "on %s%s", thread_name(thread),
             (*jni)->IsSameObject(jni, current, thread) ? "" : ", not the current thread");
    (*jni)->DeleteLocalRef(jni, current);
    return text;
}

#endif
