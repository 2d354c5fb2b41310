/* SPDX-License-Identifier: Apache-2.0 */
#include "../waiting_nested.h"

TITLE("GetObjectMonitorUsage counts the entries of compiled code that has waited where it alone can be asked.");

static void observe(JNIEnv *jni, jobject worker)
{
    look_at_shared(jni, worker, NULL);
}

TEST(.target = "monitor.WaitingNested", .probe = observe,
     .needs = {.can_get_monitor_info = 1, .can_suspend = 1}, .vm_args = LIST(COMPILED_EARLY));
