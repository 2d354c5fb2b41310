/* SPDX-License-Identifier: Apache-2.0 */
#include "../contenders.h"
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor reports a monitor for blocked threads, none for owners and waiters.");

static void contended(JNIEnv *jni, jthread thread)
{
    check_waiting(thread);
    const char *name = thread_name(thread);
    jobject monitor = strcmp(name, "entering") == 0 ? say_contending(jni, name, thread)
                                                    : say_contended_monitor(jni, name, thread);
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
