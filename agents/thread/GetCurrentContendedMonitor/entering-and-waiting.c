/* SPDX-License-Identifier: Apache-2.0 */
#include "../contenders.h"
#include "../blocked_at_monitor.h"

TITLE("GetCurrentContendedMonitor reports a monitor for blocked threads, none for owners and waiters.");

static void contended(JNIEnv *jni, jthread thread)
{
    check_waiting(thread);
    if (strcmp(thread_name(thread), "entering") == 0)
        await_contending(thread);
    jobject monitor = say_contended_monitor(jni, thread_name(thread), thread);
    if (monitor != NULL)
        say("local reference: %s",
            truth((*jni)->GetObjectRefType(jni, monitor) == JNILocalRefType));
}

static void observe(JNIEnv *jni, jobject subjects)
{
    for (jint i = 1; i < 5; i++)
        contended(jni, (*jni)->GetObjectArrayElement(jni, subjects, i));
}

TEST(.target = "monitor.Contenders", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
