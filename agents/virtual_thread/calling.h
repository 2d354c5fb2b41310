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

/* Looked up before a carrier is suspended. */
static jclass calling;
static jfieldID is_going, is_leaving, has_run;

static inline void look_up_calling(JNIEnv *jni)
{
    calling = find_class(jni, "virtual_thread/Calling");
    is_going = static_field_id(jni, calling, "going", "Z");
    is_leaving = static_field_id(jni, calling, "leaving", "Z");
    has_run = static_field_id(jni, calling, "ran", "Z");
}

static inline bool second_ran(JNIEnv *jni)
{
    return (*jni)->GetStaticBooleanField(jni, calling, has_run);
}

/* An idle carrier may end at any time, and is refused then. */
static inline void suspend_carrier(JNIEnv *jni, jthread carrier)
{
    if (suspensions == CARRIERS_MOST)
        return;
    jvmtiError error = ti(SuspendThread, carrier);
    if (error == JVMTI_ERROR_NONE)
        suspended[suspensions++] = carrier;
    else if (error != JVMTI_ERROR_THREAD_NOT_ALIVE || !thread_ends(carrier))
        say("SuspendThread of a carrier: %s", error_name(error));
}

/* Suspends every carrier that there is; `inapplicable` where none can be. */
static inline void suspend_carriers(JNIEnv *jni)
{
    look_up_calling(jni);
    suspensions = 0;
    for_carriers(jni, suspend_carrier);
    if (suspensions == 0)
        inapplicable("no carrier is there to be suspended");
}

static inline void resume_carriers(void)
{
    for (int i = 0; i < suspensions; i++)
        must(ResumeThread, suspended[i]);
}

/* How many of them GetThreadState reports as suspended: "all", "some", "none". */
static inline const char *suspended_carriers(void)
{
    int count = 0;
    for (int i = 0; i < suspensions; i++)
        count += is_suspended(suspended[i]);
    return count == 0 ? "none" : count == suspensions ? "all" : "some";
}

/* Has the virtual thread leave its carrier. Whether it does. */
static inline bool end_first(JNIEnv *jni)
{
    struct timespec beginning = {0};
    bool leaves;
    (*jni)->SetStaticBooleanField(jni, calling, is_going, false);
    while (!(leaves = (*jni)->GetStaticBooleanField(jni, calling, is_leaving))
           && wait_goes_on(&beginning))
        ;
    wait_out_suspension();
    return leaves;
}

#endif
