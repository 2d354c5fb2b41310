/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_kinds.h"

TITLE("A virtual thread suspended at any kind of event throws the very object that is sent to it.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/AtEvent"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    say("StopThread: %s", error_name(ti(StopThread, thread, sent)));
}

AT_KINDS_TEST("callInt", "()I", can_signal_thread, .timeout = 0);
