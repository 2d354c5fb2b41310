/* SPDX-License-Identifier: Apache-2.0 */

/* The first virtual thread of virtual_thread.Calling, which stays on its carrier, and carriers that are
 * suspended: among them the one that it has, where platform threads are known to be carriers. */
#ifndef ASSAY_VIRTUAL_THREAD_CALLING_H
#define ASSAY_VIRTUAL_THREAD_CALLING_H

#include "carriers.h"
#include "threads.h"
#include "virtual.h"

enum { CARRIERS_MOST = 64 };
static jthread suspended[CARRIERS_MOST];
static int suspensions;

/* One that idles may end, and is refused then. */
static inline void suspend_carrier(JNIEnv *jni, jthread carrier)
{
    if (ti(SuspendThread, carrier) == JVMTI_ERROR_NONE && suspensions < CARRIERS_MOST)
        suspended[suspensions++] = carrier;
}

static inline void suspend_carriers(JNIEnv *jni)
{
    suspensions = 0;
    for_carriers(jni, suspend_carrier);
}

static inline void resume_carriers(void)
{
    for (int i = 0; i < suspensions; i++)
        ti(ResumeThread, suspended[i]);
}

/* How many of them GetThreadState reports as suspended: "all", "some", "none". */
static inline const char *suspended_carriers(void)
{
    int count = 0;
    for (int i = 0; i < suspensions; i++)
        count += is_suspended(suspended[i]);
    return count == 0 ? "none" : count == suspensions ? "all" : "some";
}

/* Has the virtual thread leave its carrier. */
static inline void end_first(JNIEnv *jni)
{
    jclass klass = find_class(jni, "virtual_thread/Calling");
    jfieldID leaving = static_field_id(jni, klass, "leaving", "Z");
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    while (!(*jni)->GetStaticBooleanField(jni, klass, leaving))
        sched_yield();
    wait_out_suspension();
}

#endif
