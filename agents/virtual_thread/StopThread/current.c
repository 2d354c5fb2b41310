/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("StopThread in a callback on the current virtual thread throws the given object.");

static void act(JNIEnv *jni, jthread self)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/AtEvent"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    SAY_CALL(StopThread, self, sent);
}

static const struct called called = {"popped", "(I)I", 8};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("popped"),
     .probe = act_in_callback,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_signal_thread = 1,
               .can_support_virtual_threads = 1});
