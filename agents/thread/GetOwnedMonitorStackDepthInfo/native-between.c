/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo counts the native frames between frames that own monitors.");

static void observe(JNIEnv *jni, jobject name)
{
    jclass klass = find_class(jni, "monitor/NativeBetween");
    if (name == NULL) {
        need_depths(jni, NULL);
        say_owned_monitor_depths(jni, "main", NULL);
        say_owned_monitor_frames(jni, "main", NULL);
        return;
    }
    jmethodID method = static_method_id(jni, klass, to_string(jni, name), "()V");
    (*jni)->CallStaticVoidMethod(jni, klass, method);
    no_exception(jni);
}

TEST(.target = "monitor.NativeBetween", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
