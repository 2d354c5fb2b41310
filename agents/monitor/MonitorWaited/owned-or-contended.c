/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("A thread in MonitorWaited does not contend for its monitor while it owns it again.");

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    const char *name = monitor_name(jni, object);
    if (name == NULL)
        return;
    const char *contended = contended_name(jni, thread);
    say("MonitorWaited: contended: %s", contended);
    say("owned and contended: %s",
        truth(strcmp(contended, name) == 0 && owns_monitor(jni, thread, object)));
}

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    on(MonitorWaited, waited);
}

TEST(.target = "monitor.Waiting", .args = LIST("timed-out"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_current_contended_monitor = 1});
