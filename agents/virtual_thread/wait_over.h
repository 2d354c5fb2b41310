/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.WaitOver, whose wait for LOCK is over as the case says, and which has
 * to reacquire it, while it owns OUTER. */
#ifndef ASSAY_VIRTUAL_THREAD_WAIT_OVER_H
#define ASSAY_VIRTUAL_THREAD_WAIT_OVER_H

#include "threads.h"
#include "virtual.h"

#define WAIT_OVER_CASES                                                                            \
    LIST("notified", "timed-out", "interrupted", "notified-pinned", "timed-out-pinned",            \
         "interrupted-pinned")

/* What is asked about the thread in that state. */
static void observe(JNIEnv *jni, jthread thread);

static inline jobject wait_over_lock(JNIEnv *jni, const char *name)
{
    return static_object_field(jni, find_class(jni, "virtual_thread/WaitOver"), name,
                               "Ljava/lang/Object;");
}

static inline void wait_over_probe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "virtual_thread/WaitOver");
    if (subject == NULL) {
        pass_case(jni, klass);
    } else if ((*jni)->IsInstanceOf(jni, subject, klass)) {
        (*jni)->CallVoidMethod(jni, subject, method_id(jni, klass, "act", "()V"));
        no_exception(jni);
    } else {
        wait_for_state(subject, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
        observe(jni, subject);
    }
}

#endif
