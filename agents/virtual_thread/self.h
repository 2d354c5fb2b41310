/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.SelfSuspending. */
#ifndef ASSAY_VIRTUAL_THREAD_SELF_H
#define ASSAY_VIRTUAL_THREAD_SELF_H

#include <stdatomic.h>

#include "../thread/workers.h"
#include "virtual.h"

/* The call under observation, on the virtual thread. */
static jvmtiError call(JNIEnv *jni, jthread self);

/* How the main thread lets it go on. */
static void resume(JNIEnv *jni, jthread thread);

static atomic_bool self_returned;

static inline void self_probe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL) {
        jthread self = NULL;
        must(GetCurrentThread, &self);
        jvmtiError error = call(jni, self);
        atomic_store(&self_returned, true);
        arrive_and_wait("said");
        say("the call: %s", error_name(error));
        return;
    }
    jthread thread = (*jni)->GetObjectArrayElement(jni, threads, 0);
    bool suspended = false;
    while (!suspended && !atomic_load(&self_returned))
        suspended = is_suspended(thread);
    say("the caller is suspended: %s", truth(suspended));
    let_suspension_end();
    say("the call has returned: %s", truth(atomic_load(&self_returned)));
    say("the other one: %s", truth(is_suspended((*jni)->GetObjectArrayElement(jni, threads, 1))));
    resume(jni, thread);
    say("resumed: %s", truth(!is_suspended(thread)));
    release_point("said");
}

#define SELF_TEST(...)                                                                             \
    VIRTUAL_TEST(.target = "virtual_thread.SelfSuspending", .probe = self_probe,                   \
                 .needs = {.can_suspend = 1}, __VA_ARGS__)

#endif
