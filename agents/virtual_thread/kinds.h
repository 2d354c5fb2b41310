/* SPDX-License-Identifier: Apache-2.0 */

/* A list in which the threads of virtual_thread.SeveralStates and platform threads in the same
 * situations take turns. */
#ifndef ASSAY_VIRTUAL_THREAD_KINDS_H
#define ASSAY_VIRTUAL_THREAD_KINDS_H

#include "../thread/workers.h"
#include "several.h"

enum kind {
    PLATFORM_UNSTARTED,
    VIRTUAL_HELD,
    PLATFORM_ENDED,
    VIRTUAL_PARKED,
    PLATFORM_PARKED,
    VIRTUAL_UNSTARTED,
    PLATFORM_HELD,
    VIRTUAL_ENDED,
    KINDS
};

static inline void JNICALL hold_or_end(jvmtiEnv *env, JNIEnv *jni, void *point)
{
    if (point != NULL)
        arrive_and_wait(point);
}

static inline void list_kinds(JNIEnv *jni, jobject threads, jthread *list)
{
    list[PLATFORM_UNSTARTED] = new_thread(jni, "unstarted");
    list[VIRTUAL_HELD] = one_of(jni, threads, HELD);
    list[PLATFORM_ENDED] = start_agent_thread(jni, "ended", hold_or_end, NULL);
    list[VIRTUAL_PARKED] = one_of(jni, threads, PARKED);
    list[PLATFORM_PARKED] = one_of(jni, threads, PLATFORM);
    list[VIRTUAL_UNSTARTED] = one_of(jni, threads, UNSTARTED);
    list[PLATFORM_HELD] = start_agent_thread(jni, "held", hold_or_end, "platform held");
    list[VIRTUAL_ENDED] = one_of(jni, threads, ENDED);
    await_end(list[PLATFORM_ENDED]);
    await_arrival("platform held");
}

/* Says of each thread the result, and whether it is suspended now. */
static inline void say_kinds(const jthread *list, const jvmtiError *results)
{
    static const char *const names[KINDS] = {
        "platform unstarted", "virtual held",      "platform ended", "virtual parked",
        "platform parked",    "virtual unstarted", "platform held",  "virtual ended"};
    for (int i = 0; i < KINDS; i++)
        say("%s: %s, suspended %s", names[i], error_name(results[i]), truth(is_suspended(list[i])));
}

#endif
