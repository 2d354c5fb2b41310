/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("InterruptThread of a virtual thread leaves no exception pending that the closing of a channel throws.");

static void observe(JNIEnv *jni, jobject thread)
{
    jthrowable before = NULL, after;
    if (thread == NULL)
        return;
    if (is_case("another-pending")) {
        (*jni)->ThrowNew(jni, find_class(jni, "java/lang/IllegalStateException"), "pending");
        before = (*jni)->ExceptionOccurred(jni);
    }
    /* Whether it returns an error then is not said. */
    (void)ti(InterruptThread, thread);
    after = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    say("pending: %s", (*jni)->IsSameObject(jni, before, after) ? "as before" : "another");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Closing", .args = LIST("throwing"),
     .probe = observe, .cases = LIST("nothing-pending", "another-pending"),
     .needs = {.can_signal_thread = 1});
