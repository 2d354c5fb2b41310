/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of monitor.WaitingNested, and the monitor that it waits for. */
#ifndef ASSAY_OBJECT_WAITING_NESTED_H
#define ASSAY_OBJECT_WAITING_NESTED_H

#include "monitors.h"
#include "threads.h"

static inline jobject shared_lock(JNIEnv *jni)
{
    return static_object_field(jni, find_class(jni, "monitor/WaitingNested"), "SHARED",
                               "Lmonitor/Lock;");
}

/* It may show that it waits before it gives up the monitor, and may wake for no reason. */
static inline bool owns_shared(JNIEnv *jni, jthread worker)
{
    jvmtiMonitorUsage usage;
    must(GetObjectMonitorUsage, shared_lock(jni), &usage);
    bool owns = (*jni)->IsSameObject(jni, usage.owner, worker);
    release(usage.waiters);
    release(usage.notify_waiters);
    return owns;
}

/* The probe: looks at the monitor while the thread is suspended, after `before`. */
static inline void look_at_shared(JNIEnv *jni, jobject worker,
                                  void (*before)(JNIEnv *jni, int look, jthread worker))
{
    static int looks;
    struct timespec beginning = {0};
    say("look %d", looks);
    must(SuspendThread, worker);
    while (looks == 0 && owns_shared(jni, worker) && wait_goes_on(&beginning)) {
        must(ResumeThread, worker);
        give_others_time();
        must(SuspendThread, worker);
    }
    if (before != NULL)
        before(jni, looks, worker);
    say_monitor_owner("shared", shared_lock(jni));
    must(ResumeThread, worker);
    looks++;
}

#endif
