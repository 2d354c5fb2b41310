/* SPDX-License-Identifier: Apache-2.0 */

/* The interrupt status of a thread, as JVM TI and as Java sees it. */
#ifndef ASSAY_RAW_MONITOR_INTERRUPTS_H
#define ASSAY_RAW_MONITOR_INTERRUPTS_H

#include "monitors.h"

/* Says both, and gives the latter. */
static inline bool say_interrupted(JNIEnv *jni, jthread thread)
{
    jint state = 0;
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Thread"), "isInterrupted", "()Z");
    must(GetThreadState, thread, &state);
    jboolean seen = (*jni)->CallBooleanMethod(jni, thread, method);
    no_exception(jni);
    say("interrupted: %s, as Java sees it: %s",
        truth((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0), truth(seen));
    return seen;
}

#endif
