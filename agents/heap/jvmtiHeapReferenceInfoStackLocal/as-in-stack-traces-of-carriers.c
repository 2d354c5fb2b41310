/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"
#include "../stacks_elsewhere.h"

TITLE("References on the stack of a carrier name a frame of the carrier while a virtual thread is mounted.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!(*jni)->IsInstanceOf(jni, subject, find_class(jni, "[Ljava/lang/Object;")))
        compare_stacks(jni);
}

/* Bulk oracle: all references on the stacks of suspended threads. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.HoldingLocals", .args = LIST("native"),
     .probe = observe,
     .needs = {.can_tag_objects = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
