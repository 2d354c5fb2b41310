/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("GetLocalObject and its variants read the top frame and the caller of a virtual thread at an event.");

static void act(JNIEnv *jni, jthread thread)
{
    jint i = 0, number = 0;
    jlong j = 0, wide = 0;
    jfloat f = 0;
    jdouble d = 0;
    jobject o = NULL, caller = NULL;
    jmethodID method = NULL;
    jlocation location = -7;
    must(GetFrameLocation, thread, 0, &method, &location);
    say("top frame: %s at %d", method_name(method), (int)location);
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, thread, 0, 0, &i)));
    say("GetLocalLong: %s", error_name(ti_if_able(GetLocalLong, thread, 0, 1, &j)));
    say("GetLocalFloat: %s", error_name(ti_if_able(GetLocalFloat, thread, 0, 3, &f)));
    say("GetLocalDouble: %s", error_name(ti_if_able(GetLocalDouble, thread, 0, 4, &d)));
    jvmtiError error = ti_if_able(GetLocalObject, thread, 0, 6, &o);
    say("GetLocalObject: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("%d %lld %g %g %s", (int)i, (long long)j, f, d, to_string(jni, o));
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, thread, 1, 1, &number)));
    say("GetLocalLong: %s", error_name(ti_if_able(GetLocalLong, thread, 1, 2, &wide)));
    error = ti(GetLocalInstance, thread, 1, &caller);
    say("GetLocalInstance: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || caller == NULL)
        return;
    say("%d %lld %s", (int)number, (long long)wide,
        class_name((*jni)->GetObjectClass(jni, caller)));
}

static const struct called called = {"variables", "(IJFDLjava/lang/Object;)Ljava/lang/String;", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("variables"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1});
