/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage returns owner and notify waiters as local references, and its lists as memory to free.");

static const char *which(JNIEnv *jni, jobject subjects, jobject thread)
{
    static const char *const names[] = {"owner",      "entering 1", "entering 2",
                                        "entering 3", "waiting 1",  "waiting 2"};
    if ((*jni)->GetObjectRefType(jni, thread) != JNILocalRefType)
        return "not a local reference";
    for (jint i = 0; i < 6; i++)
        if ((*jni)->IsSameObject(jni, thread, (*jni)->GetObjectArrayElement(jni, subjects, 1 + i)))
            return names[i];
    return "another object";
}

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    if (++probes != 2)
        return;
    must(GetObjectMonitorUsage, (*jni)->GetObjectArrayElement(jni, subjects, 0), &usage);
    say("owner: %s", which(jni, subjects, usage.owner));
    for (jint i = 0; i < readable(usage.notify_waiters, usage.notify_waiter_count); i++)
        say("notify waiter: %s", which(jni, subjects, usage.notify_waiters[i]));
    SAY_CALL(Deallocate, (unsigned char *)usage.waiters);
    SAY_CALL(Deallocate, (unsigned char *)usage.notify_waiters);
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
