/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_handler.h"

TITLE("A virtual thread that stops itself in the handler of an event throws the very object.");

static void act(JNIEnv *jni, jthread self)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/AtEvent"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    say("StopThread: %s", error_name(ti(StopThread, self, sent)));
}

IN_HANDLER_TEST("popped", "(I)I", 8, can_signal_thread, .timeout = 0);
