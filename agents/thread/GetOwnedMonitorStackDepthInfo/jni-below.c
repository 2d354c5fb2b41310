/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo does not assign a monitor entered through JNI to a callee's frame.");

static void observe(JNIEnv *jni, jobject lock)
{
    if (lock == NULL) {
        say_owned_monitor_depths(jni, "main", NULL);
        return;
    }
    jclass klass = find_class(jni, "monitor/LockedBelowNative");
    enter_by_jni(jni, lock);
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "above", "()V"));
    no_exception(jni);
    (*jni)->MonitorExit(jni, lock);
}

TEST(.target = "monitor.LockedBelowNative", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
