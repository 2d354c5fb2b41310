/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("SetLocalObject and its variants set the top frame of a virtual thread that is suspended at an event.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject text = (*jni)->NewStringUTF(jni, "another object");
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, thread, 0, 0, -41)));
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, thread, 0, 1, -(1LL << 41))));
    say("SetLocalFloat: %s", error_name(ti_if_able(SetLocalFloat, thread, 0, 3, -1.75F)));
    say("SetLocalDouble: %s", error_name(ti_if_able(SetLocalDouble, thread, 0, 4, -2.75)));
    say("SetLocalObject: %s", error_name(ti_if_able(SetLocalObject, thread, 0, 6, text)));
}

static const struct called called = {"variables", "(IJFDLjava/lang/Object;)Ljava/lang/String;", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("variables"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1});
