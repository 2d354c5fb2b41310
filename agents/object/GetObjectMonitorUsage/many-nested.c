/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports owner and entry count of each of up to 24 monitors of one thread.");

enum { PROBES = 25 };

/* How many locks from the first on have the thread as owner and so many entries, and how many of the others
 * are free. */
static void observe(JNIEnv *jni, jobject locks)
{
    jint owned = 0, others = 0, unowned = 0;
    static int probes;
    jint entries = 1 + probes++ / PROBES;
    jthread thread = current_thread();
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, locks); i++) {
        jvmtiMonitorUsage usage = untouched_monitor_usage();
        must(GetObjectMonitorUsage, element(jni, locks, i), &usage);
        bool is_owner = (*jni)->IsSameObject(jni, usage.owner, thread);
        if (others == 0 && is_owner && usage.entry_count == entries) {
            owned++;
        } else {
            others++;
            unowned += usage.owner == NULL && usage.entry_count == 0;
        }
        release_monitor_usage(&usage);
    }
    say("entered %d times: %d, free: %d of %d", (int)entries, (int)owned, (int)unowned,
        (int)others);
}

TEST(.target = "monitor.ManyNested", .probe = observe, .needs = {.can_get_monitor_info = 1});
