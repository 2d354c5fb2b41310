/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("SetEventCallbacks with a table that ends before the virtual thread events leaves them without callback.");

/* The size that the table had before there were virtual threads. */
static void shorten_table(void)
{
    must(SetEventCallbacks, &assay_callbacks,
         (jint)((VIRTUAL_THREAD_START - JVMTI_MIN_EVENT_TYPE_VAL) * sizeof(void *)));
    say("the table is shorter");
}

static void observe(JNIEnv *jni, jobject thread)
{
    static bool is_shorter;
    if (thread == NULL) {
        set_virtual_callbacks(virtual_start, virtual_end);
        enable_virtual(VIRTUAL_THREAD_START);
        enable_virtual(VIRTUAL_THREAD_END);
    } else if (!is_shorter) {
        is_shorter = true;
        shorten_table();
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
