/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetOwnedMonitorInfo lists the monitor that a carrier has entered before it carries a virtual thread.");

/* Called by the virtual thread. */
static void observe(JNIEnv *jni, jobject carrier)
{
    jint count = 0;
    jobject *owned = NULL;
    jvmtiMonitorStackDepthInfo *with_depth = NULL;
    int found = 0;
    jobject lock = static_object_field(jni, find_class(jni, "virtual_thread/OwningCarrier"), "LOCK",
                                       "Ljava/lang/Object;");
    must(GetOwnedMonitorInfo, carrier, &count, &owned);
    say("listed: %d", times_in(jni, lock, count, owned));
    release(owned);
    must(GetOwnedMonitorStackDepthInfo, carrier, &count, &with_depth);
    for (jint i = 0; i < readable(with_depth, count); i++)
        found += (*jni)->IsSameObject(jni, with_depth[i].monitor, lock);
    say("listed with depth: %d", found);
    release(with_depth);
}

TEST(VIRTUAL_THREADS_WITH("--add-opens=java.base/java.lang=ALL-UNNAMED"),
     .target = "virtual_thread.OwningCarrier", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
