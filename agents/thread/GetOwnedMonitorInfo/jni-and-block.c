/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists once a monitor entered through JNI and again by a block.");

static void observe(JNIEnv *jni, jobject lock)
{
    jclass klass = find_class(jni, "monitor/LockedBelowNative");
    if (lock == NULL) {
        say_owned_monitors(jni, "in the block", NULL);
        say_owned_monitor_depths(jni, "in the block", NULL);
        return;
    }
    enter_by_jni(jni, klass);
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "above", "()V"));
    no_exception(jni);
    say_owned_monitors(jni, "after it", NULL);
    (*jni)->MonitorExit(jni, klass);
    say_owned_monitors(jni, "left", NULL);
}

TEST(.target = "monitor.LockedBelowNative", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
