/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_kinds.h"

TITLE("A virtual thread at an entry, a step or a watch throws the very object sent to it.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/AtEvent"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    say("StopThread: %s", error_name(ti(StopThread, thread, sent)));
}

AT_KINDS_TEST("callInt", "()I", can_signal_thread, .timeout = 60);
