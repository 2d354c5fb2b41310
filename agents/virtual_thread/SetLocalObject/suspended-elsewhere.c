/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("SetLocalObject on a virtual thread suspended anywhere works or returns OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    jint depth = depth_of_method(thread, OUTER);
    jobject text = (*jni)->NewStringUTF(jni, "another object");
    SAY_CALL(SetLocalInt, thread, depth, SLOT_I, -41);
    SAY_CALL(SetLocalLong, thread, depth, SLOT_J, -(1LL << 41));
    SAY_CALL(SetLocalFloat, thread, depth, SLOT_F, -1.75F);
    SAY_CALL(SetLocalDouble, thread, depth, SLOT_D, -2.75);
    SAY_CALL(SetLocalObject, thread, depth, SLOT_O, text);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {
         .can_access_local_variables = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
