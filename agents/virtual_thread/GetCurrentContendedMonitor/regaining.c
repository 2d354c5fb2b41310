/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("A virtual thread that was notified wants the monitor that it has to regain.");

static void observe(JNIEnv *jni, jobject subjects)
{
    settle_regaining(jni, subjects);
    for (int i = WAITING; i <= PLATFORM_WAITING; i += 2)
        say_contended(jni, subjects, a_thread(jni, subjects, i));
    for (int i = WAITING; i <= PLATFORM_WAITING; i += 2)
        say_owned(jni, subjects, a_thread(jni, subjects, i));
}

MONITORS_TEST(.args = LIST("regaining"),
              .needs = {.can_get_current_contended_monitor = 1, .can_get_owned_monitor_info = 1});
