/* SPDX-License-Identifier: Apache-2.0 */
#include "../without_carrier.h"

TITLE("SetLocalObject on a suspended virtual thread without a carrier works or returns OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    jint depth = depth_of_method(thread, OUTER);
    jobject text = (*jni)->NewStringUTF(jni, "another object");
    SAY_CALL(SetLocalInt, thread, depth, SLOT_I, -41);
    SAY_CALL(SetLocalDouble, thread, depth, SLOT_D, -2.75);
    SAY_CALL(SetLocalObject, thread, depth, SLOT_O, text);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST(WITH_FRAMES),
     .needs = {
         .can_access_local_variables = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
