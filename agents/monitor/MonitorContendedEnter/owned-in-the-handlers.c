/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("A contended monitor is owned in MonitorContendedEntered, not in MonitorContendedEnter.");

static void JNICALL wanted(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    static int contentions;
    if (monitor_name(jni, object) == NULL)
        return;
    say("MonitorContendedEnter: owned: %s, with depth: %s",
        truth(owns_monitor(jni, thread, object)),
        truth(owns_monitor_with_depth(jni, thread, object)));
    say("contended: %s", contended_name(jni, thread));
    char *point = assay_text();
    assay_append(point, "contending %d", ++contentions);
    release_point(point);
}

static void JNICALL got(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (monitor_name(jni, object) == NULL)
        return;
    say("MonitorContendedEntered: owned: %s, with depth: %s",
        truth(owns_monitor(jni, thread, object)),
        truth(owns_monitor_with_depth(jni, thread, object)));
    say("contended: %s", truth(strcmp(contended_name(jni, thread), "null") != 0));
}

static void observe(JNIEnv *jni, jobject subject)
{
    know_locks(jni, subject);
    on(MonitorContendedEnter, wanted);
    on(MonitorContendedEntered, got);
}

TEST(.target = "monitor.Entering", .args = LIST("block"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_owned_monitor_stack_depth_info = 1,
               .can_get_current_contended_monitor = 1});
