/* SPDX-License-Identifier: Apache-2.0 */
#include "../ready.h"

TITLE("A virtual thread suspended without a carrier throws what is sent to it, or OPAQUE_FRAME.");

static jobject sent(JNIEnv *jni)
{
    return static_object_field(jni, find_class(jni, "virtual_thread/WithoutCarrier"), "SENT",
                               "Ljava/lang/IllegalStateException;");
}

static void act(JNIEnv *jni, jthread thread)
{
    say("not suspended: %s", error_name(ti(StopThread, thread, sent(jni))));
    must(SuspendThread, thread);
    say("suspended: %s", error_name(ti(StopThread, thread, sent(jni))));
    must(ResumeThread, thread);
}

READY_TEST(.cases = LIST(READY_WITH_FRAMES), .needs = {.can_signal_thread = 1, .can_suspend = 1});
