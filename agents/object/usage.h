/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of GetObjectMonitorUsage say. */
#ifndef ASSAY_OBJECT_USAGE_H
#define ASSAY_OBJECT_USAGE_H

#include "assay.h"

static inline jvmtiMonitorUsage untouched_usage(void)
{
    return (jvmtiMonitorUsage){.entry_count = -7, .waiter_count = -7, .notify_waiter_count = -7};
}

static inline void release_usage(jvmtiMonitorUsage *usage)
{
    release(usage->waiters);
    release(usage->notify_waiters);
}

static inline void say_usage(jobject monitor)
{
    jvmtiMonitorUsage usage = untouched_usage();
    jvmtiError error = ti(GetObjectMonitorUsage, monitor, &usage);
    say("GetObjectMonitorUsage: %s", error_name(error));
    say("owner: %s, entered %d times", usage.owner == NULL ? "none" : thread_name(usage.owner),
        (int)usage.entry_count);
    say("waiters: %d", (int)usage.waiter_count);
    for (jint i = 0; i < usage.waiter_count; i++)
        say("waiter: %s", thread_name(usage.waiters[i]));
    say("notify waiters: %d", (int)usage.notify_waiter_count);
    for (jint i = 0; i < usage.notify_waiter_count; i++)
        say("notify waiter: %s", thread_name(usage.notify_waiters[i]));
    release_usage(&usage);
}

/* Says the owner alone, for a call that the test rests on. */
static inline void say_owner(const char *name, jobject monitor)
{
    jvmtiMonitorUsage usage = untouched_usage();
    must(GetObjectMonitorUsage, monitor, &usage);
    say("%s: owner %s, entered %d times", name,
        usage.owner == NULL ? "none" : thread_name(usage.owner), (int)usage.entry_count);
    release_usage(&usage);
}

#endif
