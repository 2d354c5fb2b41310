/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of contended monitors say. The monitors are those of objects whose toString the
 * test owns. */
#ifndef ASSAY_THREAD_CONTENDED_H
#define ASSAY_THREAD_CONTENDED_H

#include "assay.h"

/* Says the answer, and the monitor only if there is an answer. Gives the monitor. */
static inline jobject say_contended(JNIEnv *jni, const char *who, jthread thread)
{
    /* Nobody contends for this one, so that a null that is not stored is seen. */
    jobject monitor = find_class(jni, "java/lang/Object");
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: %s", who, error_name(error));
        return NULL;
    }
    say("%s: %s %s", who, error_name(error), to_string(jni, monitor));
    return monitor;
}

static inline void say_contended_suspended(JNIEnv *jni, const char *who, jthread thread)
{
    must(SuspendThread, thread);
    say_contended(jni, who, thread);
    must(ResumeThread, thread);
}

#endif
