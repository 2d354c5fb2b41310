/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("SetLocalObject works on a virtual thread suspended at MethodEntry, SingleStep or a field watch.");

static void act(JNIEnv *jni, jthread thread)
{
    jint i = 0;
    jdouble d = 0;
    jobject text = (*jni)->NewStringUTF(jni, "another object"), o = NULL;
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, thread, 0, 0, &i)));
    say("GetLocalDouble: %s", error_name(ti_if_able(GetLocalDouble, thread, 0, 4, &d)));
    jvmtiError error = ti_if_able(GetLocalObject, thread, 0, 6, &o);
    say("GetLocalObject: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("%d %g %s", (int)i, d, to_string(jni, o));
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, thread, 0, 0, -41)));
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, thread, 0, 1, -(1LL << 41))));
    say("SetLocalObject: %s", error_name(ti_if_able(SetLocalObject, thread, 0, 6, text)));
}

static const struct called called = {"variables", "(IJFDLjava/lang/Object;)Ljava/lang/String;", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("variables"),
     .probe = act_at_event_of_case, .cases = OTHER_EVENTS,
     .needs = {.can_suspend = 1,
               OTHER_EVENTS_NEEDS,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1},
     .timeout = 60);
