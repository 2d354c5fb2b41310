/* SPDX-License-Identifier: Apache-2.0 */
#include "../self.h"

TITLE("SuspendAllVirtualThreads suspends its caller too, if that is a virtual thread.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    return suspend_all_virtual_threads(assay_env, 0, NULL);
}

/* The caller may count as suspended when all others are, and not be so yet: until its call has
 * returned it is resumed again. */
static void resume(JNIEnv *jni, jthread thread)
{
    do {
        assay_must(assay_env, "ResumeAllVirtualThreads",
                   resume_all_virtual_threads(assay_env, 0, NULL));
        linger();
    } while (!atomic_load(&self_returned));
}

SELF_TEST(.timeout = 0);
