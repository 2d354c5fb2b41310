/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage reports only actual states of a monitor whose owner alternates.");

static bool is_worker(jthread thread)
{
    return thread != NULL && strcmp(thread_name(thread), "worker") == 0;
}

/* With an owner there are one or two entries, and without one none; the owner does not wait.
 * Returns what is impossible about the answer, or null. */
static const char *impossible(JNIEnv *jni, const jvmtiMonitorUsage *usage)
{
    if (usage->owner != NULL && !is_worker(usage->owner))
        return "another owner";
    if (usage->owner == NULL ? usage->entry_count != 0
                             : usage->entry_count < 1 || usage->entry_count > 2)
        return "the count of entries";
    if (usage->waiter_count < 0 || usage->waiter_count > 3 || usage->notify_waiter_count != 0)
        return "the count of waiters";
    if (usage->waiter_count > 0 && usage->waiters == NULL)
        return "no array of waiters";
    for (jint i = 0; i < readable(usage->waiters, usage->waiter_count); i++) {
        if (!is_worker(usage->waiters[i]))
            return "another thread waits";
        if ((*jni)->IsSameObject(jni, usage->waiters[i], usage->owner))
            return "the owner waits";
    }
    return NULL;
}

static void say_held(jobject lock)
{
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    await_arrival("holding");
    must(GetObjectMonitorUsage, lock, &usage);
    release_point("holding");
    say("while one holds it, it owns it: %s, entries: %d", truth(is_worker(usage.owner)),
        (int)usage.entry_count);
    release_monitor_usage(&usage);
}

static void observe(JNIEnv *jni, jobject lock)
{
    static int probes;
    if (probes++ > 0) {
        say_held(lock);
        return;
    }
    int errors = 0;
    const char *first = NULL;
    for (int i = 0; i < 300; i++) {
        jvmtiMonitorUsage usage = untouched_monitor_usage();
        (*jni)->PushLocalFrame(jni, 20);
        jvmtiError error = ti(GetObjectMonitorUsage, lock, &usage);
        errors += error != JVMTI_ERROR_NONE;
        if (error == JVMTI_ERROR_NONE) {
            first = first == NULL ? impossible(jni, &usage) : first;
            release_monitor_usage(&usage);
        }
        (*jni)->PopLocalFrame(jni, NULL);
    }
    say("errors: %d, impossible: %s", errors, first == NULL ? "nothing" : first);
}

TEST(.target = "monitor.Alternating", .probe = observe, .needs = {.can_get_monitor_info = 1});
