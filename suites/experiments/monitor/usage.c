/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Where is a thread counted that waits, was notified, and does not own the monitor yet?");
PASSAGES("GetObjectMonitorUsage: waiters (threads that wait to own the monitor) and "
         "notify_waiters (threads that wait to be notified). The wording was made more precise in "
         "later releases.");
WHY("Deadlock finders draw their arrows from it.");

static void say_names(const char *list, jint count, jthread *threads)
{
    char *text = assay_text();
    for (jint i = 0; i < count; i++)
        assay_append(text, " %s", thread_name(threads[i]));
    say("%s:%s", list, count == 0 ? " none" : text);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const names[] = {"notified", "waiting", "entering"};
    jvmtiMonitorUsage usage;
    must(GetObjectMonitorUsage, (*jni)->GetObjectArrayElement(jni, subject, 0), &usage);
    say("entries of the owner: %d", (int)usage.entry_count);
    say_names("waiters", usage.waiter_count, usage.waiters);
    say_names("notify_waiters", usage.notify_waiter_count, usage.notify_waiters);
    for (int i = 0; i < 3; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, subject, i + 1);
        jobject monitor = NULL;
        jint state = 0;
        must(GetCurrentContendedMonitor, thread, &monitor);
        must(GetThreadState, thread, &state);
        say("%s, contended monitor: %s", names[i], monitor != NULL ? "this" : "none");
        say("%s, state: %s", names[i], thread_state(state));
    }
}

ASK(.target = "experiments.Monitors", .probe = observe,
    .needs = {.can_get_monitor_info = 1, .can_get_current_contended_monitor = 1});
