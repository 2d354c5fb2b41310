/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("VirtualThreadStart is posted after can_support_virtual_threads was added in the live phase.");

/* While the first virtual thread is parked. */
static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL || strcmp(thread_name(thread), "virtual 0") != 0)
        return;
    support_virtual_threads(assay_env);
    set_virtual_callbacks(virtual_start, virtual_end);
    enable_virtual(VIRTUAL_THREAD_START);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .probe = observe);
