/* SPDX-License-Identifier: Apache-2.0 */
#include "../native_entering.h"
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists another thread's monitor entered through JNI, not a contended one.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (entered(jni, subject))
        return;
    say_owned_monitors(jni, "owner", (*jni)->GetObjectArrayElement(jni, subject, 0));
    say_owned_monitors(jni, "contender", (*jni)->GetObjectArrayElement(jni, subject, 1));
}

TEST(.target = "monitor.NativeEntering", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1});
