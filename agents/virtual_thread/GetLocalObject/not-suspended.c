/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("GetLocalObject and its variants refuse a virtual thread that is neither suspended nor current.");

static void act(JNIEnv *jni, jthread thread)
{
    jint i = 0;
    jlong j = 0;
    jfloat f = 0;
    jdouble d = 0;
    jobject o = NULL;
    SAY_OF_OUTER(GetLocalInt, thread, SLOT_I, &i);
    SAY_OF_OUTER(GetLocalLong, thread, SLOT_J, &j);
    SAY_OF_OUTER(GetLocalFloat, thread, SLOT_F, &f);
    SAY_OF_OUTER(GetLocalDouble, thread, SLOT_D, &d);
    SAY_OF_OUTER(GetLocalObject, thread, SLOT_O, &o);
    SAY_OF_OUTER(GetLocalInstance, thread, &o);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {.can_access_local_variables = 1, .can_support_virtual_threads = 1});
