/* SPDX-License-Identifier: Apache-2.0 */
#include "../without_carrier.h"

TITLE("GetLocalObject and its variants read the variables of a suspended virtual thread without a carrier.");

/* Awake for no reason the thread could own a lock that Java needs: so to_string waits. */
static void act(JNIEnv *jni, jthread thread)
{
    jint i = 0;
    jlong j = 0;
    jfloat f = 0;
    jdouble d = 0;
    jobject o = NULL, self = NULL;
    must(SuspendThread, thread);
    jint depth = depth_of_method(thread, OUTER);
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, thread, depth, SLOT_I, &i)));
    say("GetLocalLong: %s", error_name(ti_if_able(GetLocalLong, thread, depth, SLOT_J, &j)));
    say("GetLocalFloat: %s", error_name(ti_if_able(GetLocalFloat, thread, depth, SLOT_F, &f)));
    say("GetLocalDouble: %s", error_name(ti_if_able(GetLocalDouble, thread, depth, SLOT_D, &d)));
    jvmtiError error = ti_if_able(GetLocalObject, thread, depth, SLOT_O, &o);
    say("GetLocalObject: %s", error_name(error));
    jvmtiError of_self = ti(GetLocalInstance, thread, depth_of_method(thread, RUN), &self);
    say("GetLocalInstance: %s", error_name(of_self));
    must(ResumeThread, thread);
    if (error == JVMTI_ERROR_NONE)
        say("%d %lld %g %g %s", (int)i, (long long)j, f, d, to_string(jni, o));
    if (of_self == JVMTI_ERROR_NONE)
        say("%s", self == NULL ? "null" : class_name((*jni)->GetObjectClass(jni, self)));
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST(WITH_FRAMES),
     .needs = {
         .can_access_local_variables = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
