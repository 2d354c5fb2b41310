/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("GetLocalObject and its variants refuse a virtual thread that is neither suspended nor current.");

static void act(JNIEnv *jni, jthread thread)
{
    jint depth = depth_of_method(thread, OUTER), i = 0;
    jlong j = 0;
    jfloat f = 0;
    jdouble d = 0;
    jobject o = NULL;
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, thread, depth, SLOT_I, &i)));
    say("GetLocalLong: %s", error_name(ti_if_able(GetLocalLong, thread, depth, SLOT_J, &j)));
    say("GetLocalFloat: %s", error_name(ti_if_able(GetLocalFloat, thread, depth, SLOT_F, &f)));
    say("GetLocalDouble: %s", error_name(ti_if_able(GetLocalDouble, thread, depth, SLOT_D, &d)));
    say("GetLocalObject: %s", error_name(ti_if_able(GetLocalObject, thread, depth, SLOT_O, &o)));
    SAY_CALL(GetLocalInstance, thread, depth, &o);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {.can_access_local_variables = 1, .can_support_virtual_threads = 1});
