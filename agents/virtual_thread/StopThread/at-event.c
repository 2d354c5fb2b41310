/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("A virtual thread suspended at an event throws the very object that is sent to it.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/AtEvent"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    say("StopThread: %s", error_name(ti(StopThread, thread, sent)));
}

AT_EVENT_TEST("popped", "(I)I", 8, can_signal_thread, .timeout = 0);
