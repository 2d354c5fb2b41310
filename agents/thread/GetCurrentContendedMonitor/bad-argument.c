/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCurrentContendedMonitor refuses objects that are not threads and a null monitor_ptr.");

static void observe(JNIEnv *jni, jobject unused)
{
    jobject monitor;
    jthread thread = is_case("no-thread") ? (jthread)find_class(jni, "java/lang/Thread") : NULL;
    jvmtiError error = ti(GetCurrentContendedMonitor, thread,
                          is_case("null-monitor") ? NULL : &monitor);
    say("GetCurrentContendedMonitor: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_current_contended_monitor = 1}, .batch = true,
     .cases = LIST("no-thread", "null-monitor"));
