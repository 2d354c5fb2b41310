/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.SelfSuspending, of which the first suspends itself. */
#ifndef ASSAY_VIRTUAL_THREAD_SELF_SUSPENDING_H
#define ASSAY_VIRTUAL_THREAD_SELF_SUSPENDING_H

#include <stdatomic.h>

#include "threads.h"
#include "virtual.h"

/* The call under observation, on the virtual thread. */
static jvmtiError call(JNIEnv *jni, jthread self);

/* How the main thread resumes it. */
static void resume(JNIEnv *jni, jthread thread);

static atomic_bool call_returned;

static inline void suspend_itself(JNIEnv *jni)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    jvmtiError error = call(jni, self);
    atomic_store(&call_returned, true);
    arrive_and_wait("said");
    say("the call: %s", error_name(error));
}

static inline void self_suspending_probe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL) {
        suspend_itself(jni);
        return;
    }
    jthread thread = thread_at(jni, threads, 0);
    bool suspended = false;
    while (!suspended && !atomic_load(&call_returned))
        suspended = is_suspended(thread);
    /* It may have been suspended right before the call returned. */
    say("the caller is suspended: %s", truth(is_suspended(thread)));
    wait_out_suspension();
    say("the call has returned: %s", truth(atomic_load(&call_returned)));
    say("the other one: %s", truth(is_suspended(thread_at(jni, threads, 1))));
    resume(jni, thread);
    say("resumed: %s", truth(!is_suspended(thread)));
    release_point("said");
}

#endif
