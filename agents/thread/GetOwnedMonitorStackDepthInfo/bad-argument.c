/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetOwnedMonitorStackDepthInfo refuses objects that are not threads and null result pointers.");

static void observe(JNIEnv *jni, jobject unused)
{
    jint count;
    jvmtiMonitorStackDepthInfo *infos;
    jthread thread = is_case("no-thread") ? (jthread)find_class(jni, "java/lang/Thread") : NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread,
                          is_case("null-count") ? NULL : &count,
                          is_case("null-infos") ? NULL : &infos);
    say("GetOwnedMonitorStackDepthInfo: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_owned_monitor_stack_depth_info = 1}, .batch = true,
     .cases = LIST("no-thread", "null-count", "null-infos"));
