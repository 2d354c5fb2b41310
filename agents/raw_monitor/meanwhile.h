/* SPDX-License-Identifier: Apache-2.0 */

/* Another thread that enters a monitor while one that wants it, too, is suspended. */
#ifndef ASSAY_RAW_MONITOR_MEANWHILE_H
#define ASSAY_RAW_MONITOR_MEANWHILE_H

#include "monitors.h"

static jrawMonitorID monitor;
static atomic_int others;

static void JNICALL enter_meanwhile(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, monitor);
    atomic_store(&others, 1);
    must(RawMonitorExit, monitor);
}

/* It has every opportunity to enter; when it has, that is over at once. */
static inline void say_others(JNIEnv *jni)
{
    start_agent_thread(jni, "another", enter_meanwhile, NULL);
    for (int i = 0; i < 400 && atomic_load(&others) == 0; i++)
        linger();
    say("another thread has entered meanwhile: %s", truth(atomic_load(&others) == 1));
}

#endif
