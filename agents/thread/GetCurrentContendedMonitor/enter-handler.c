/* SPDX-License-Identifier: Apache-2.0 */
#include "../callback_uses_another.h"

TITLE("GetCurrentContendedMonitor reports the monitor after the event's callback used another one.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    use_inner(jni, object);
}

static void say_who_wants(jobject monitor)
{
    jvmtiMonitorUsage usage;
    must_get_usage_with(1, monitor, &usage);
    say("waiters: %d", (int)usage.waiter_count);
    for (jint i = 0; i < readable(usage.waiters, usage.waiter_count); i++)
        say("waiter: %s", thread_name(usage.waiters[i]));
    release_monitor_usage(&usage);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (outer == NULL) {
        prepare_locks(jni, subject);
        on(MonitorContendedEnter, handle);
        return;
    }
    say_after_the_handler(jni, subject);
    say_who_wants(outer);
}

TEST(.target = "monitor.CallbackUsesAnother", .args = LIST("enter"), .probe = observe,
     .cases = HANDLED_CASES,
     .needs = {.can_generate_monitor_events = 1,
               .can_get_current_contended_monitor = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_monitor_info = 1});
