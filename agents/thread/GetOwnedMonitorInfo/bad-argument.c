/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetOwnedMonitorInfo refuses objects that are not threads and null result pointers.");

static void observe(JNIEnv *jni, jobject unused)
{
    jint count;
    jobject *monitors;
    jthread thread = is_case("no-thread") ? (jthread)find_class(jni, "java/lang/Thread") : NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, is_case("null-count") ? NULL : &count,
                          is_case("null-monitors") ? NULL : &monitors);
    say("GetOwnedMonitorInfo: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_owned_monitor_info = 1}, .batch = true,
     .cases = LIST("no-thread", "null-count", "null-monitors"));
