/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectMonitorUsage refuses a null object and a null info_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject object = find_class(jni, "assay/Probe");
    jvmtiMonitorUsage usage;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-object"))
        error = ti(GetObjectMonitorUsage, NULL, &usage);
    else
        error = ti(GetObjectMonitorUsage, object, NULL);
    say("GetObjectMonitorUsage: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_monitor_info = 1}, .batch = true,
     .cases = LIST("null-object", "null-usage"));
