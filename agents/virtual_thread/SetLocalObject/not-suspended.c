/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("SetLocalObject and its variants refuse a virtual thread that is neither suspended nor current.");

static void act(JNIEnv *jni, jthread thread)
{
    jint depth = depth_of_method(thread, OUTER);
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, thread, depth, SLOT_I, -1)));
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, thread, depth, SLOT_J, -2)));
    say("SetLocalFloat: %s", error_name(ti_if_able(SetLocalFloat, thread, depth, SLOT_F, -3.5F)));
    say("SetLocalDouble: %s", error_name(ti_if_able(SetLocalDouble, thread, depth, SLOT_D, -4.5)));
    say("SetLocalObject: %s", error_name(ti_if_able(SetLocalObject, thread, depth, SLOT_O, NULL)));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {.can_access_local_variables = 1, .can_support_virtual_threads = 1});
