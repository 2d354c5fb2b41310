/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("GetObjectMonitorUsage reports a carrier as owner while it carries a virtual thread.");

/* Called by the virtual thread. */
static void observe(JNIEnv *jni, jobject carrier)
{
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    jobject lock = static_object_field(jni, find_class(jni, "virtual_thread/OwningCarrier"), "LOCK",
                                       "Ljava/lang/Object;");
    must(GetObjectMonitorUsage, lock, &usage);
    say("owner is the carrier: %s", truth((*jni)->IsSameObject(jni, usage.owner, carrier)));
    say("entry count: %d", (int)usage.entry_count);
    release_monitor_usage(&usage);
}

TEST(VIRTUAL_THREADS_WITH("--add-opens=java.base/java.lang=ALL-UNNAMED"),
     .target = "virtual_thread.OwningCarrier", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
