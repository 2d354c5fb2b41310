/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The monitor of an object that only its method knows is owned, however often that has run.");

static void observe(JNIEnv *jni, jobject unused)
{
    jint count = 0;
    jobject *owned = NULL;
    must(GetOwnedMonitorInfo, NULL, &count, &owned);
    say("GetOwnedMonitorInfo: %d", (int)count);
    for (jint i = 0; i < count; i++)
        say("%s", to_string(jni, owned[i]));
    jint deep = 0;
    jvmtiMonitorStackDepthInfo *with_depth = NULL;
    must(GetOwnedMonitorStackDepthInfo, NULL, &deep, &with_depth);
    say("GetOwnedMonitorStackDepthInfo: %d", (int)deep);
    for (jint i = 0; i < deep && i < count; i++)
        say("the same object at depth %d: %s", (int)with_depth[i].stack_depth,
            truth((*jni)->IsSameObject(jni, owned[i], with_depth[i].monitor)));
    release(owned);
    release(with_depth);
}

TEST(.target = "monitor.Unshared", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
