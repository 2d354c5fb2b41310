/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("SetLocalObject and its variants refuse a virtual thread that is neither suspended nor current.");

static void act(JNIEnv *jni, jthread thread)
{
    SAY_OF_OUTER(SetLocalInt, thread, SLOT_I, -1);
    SAY_OF_OUTER(SetLocalLong, thread, SLOT_J, -2);
    SAY_OF_OUTER(SetLocalFloat, thread, SLOT_F, -3.5F);
    SAY_OF_OUTER(SetLocalDouble, thread, SLOT_D, -4.5);
    SAY_OF_OUTER(SetLocalObject, thread, SLOT_O, NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {.can_access_local_variables = 1, .can_support_virtual_threads = 1});
