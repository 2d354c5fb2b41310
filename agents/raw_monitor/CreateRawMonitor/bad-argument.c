/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("CreateRawMonitor returns NULL_POINTER for null pointers.");

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = NULL;
    jvmtiError error = is_case("null-name") ? ti(CreateRawMonitor, NULL, &monitor)
                                            : ti(CreateRawMonitor, "monitor", NULL);
    say("CreateRawMonitor: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-name", "null-monitor"));
