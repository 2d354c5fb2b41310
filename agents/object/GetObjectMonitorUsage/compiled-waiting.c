/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage counts all entries of compiled code again after it has waited.");

static jobject shared_lock(JNIEnv *jni)
{
    return static_object_field(jni, find_class(jni, "monitor/WaitingNested"), "SHARED",
                               "Lmonitor/Lock;");
}

/* It may show that it waits before it gives up the monitor, and may wake for no reason. */
static bool owns_shared(JNIEnv *jni, jthread worker)
{
    jvmtiMonitorUsage usage;
    must(GetObjectMonitorUsage, shared_lock(jni), &usage);
    bool owns = (*jni)->IsSameObject(jni, usage.owner, worker);
    release(usage.waiters);
    release(usage.notify_waiters);
    return owns;
}

static void observe(JNIEnv *jni, jobject worker)
{
    static int looks;
    struct timespec beginning = {0};
    say("look %d", looks);
    must(SuspendThread, worker);
    while (looks == 0 && owns_shared(jni, worker) && wait_goes_on(&beginning)) {
        must(ResumeThread, worker);
        give_others_time();
        must(SuspendThread, worker);
    }
    if (is_case("asked-while-waiting") || (looks > 0 && is_case("asked-later")))
        say_owned_monitors(jni, "worker", worker);
    say_monitor_owner("shared", shared_lock(jni));
    must(ResumeThread, worker);
    looks++;
}

TEST(.target = "monitor.WaitingNested", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_monitor_info = 1, .can_suspend = 1},
     .vm_args = LIST(COMPILED_EARLY),
     .cases = LIST("asked-while-waiting", "asked-later", "not-asked"));
