/* SPDX-License-Identifier: Apache-2.0 */
#include "../usage.h"

TITLE("Of a monitor that changes hands all the time, each answer is one that was true at a time.");

static bool is_worker(jthread thread)
{
    return thread != NULL && strcmp(thread_name(thread), "worker") == 0;
}

/* With an owner there are one or two entries, and without one none; the owner does not wait. */
static bool is_possible(JNIEnv *jni, const jvmtiMonitorUsage *usage)
{
    bool owned = usage->owner != NULL;
    if (owned ? !is_worker(usage->owner) || usage->entry_count < 1 || usage->entry_count > 2
              : usage->entry_count != 0)
        return false;
    for (jint i = 0; i < usage->waiter_count; i++)
        if (!is_worker(usage->waiters[i])
            || (*jni)->IsSameObject(jni, usage->waiters[i], usage->owner))
            return false;
    return usage->waiter_count <= 3 && usage->notify_waiter_count == 0;
}

static void observe(JNIEnv *jni, jobject lock)
{
    int errors = 0, impossible = 0;
    for (int i = 0; i < 300; i++) {
        jvmtiMonitorUsage usage = untouched_usage();
        (*jni)->PushLocalFrame(jni, 20);
        jvmtiError error = ti(GetObjectMonitorUsage, lock, &usage);
        errors += error != JVMTI_ERROR_NONE;
        if (error == JVMTI_ERROR_NONE) {
            impossible += !is_possible(jni, &usage);
            release_usage(&usage);
        }
        (*jni)->PopLocalFrame(jni, NULL);
    }
    say("errors: %d, impossible answers: %s", errors, impossible > 0 ? "some" : "none");
}

TEST(.target = "monitor.Alternating", .probe = observe, .needs = {.can_get_monitor_info = 1});
