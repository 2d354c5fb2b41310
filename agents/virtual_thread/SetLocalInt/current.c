/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("SetLocalInt and GetLocalInt with a null thread work in a callback on a virtual thread.");

static void act(JNIEnv *jni, jthread self)
{
    jint i = 0, number = 0;
    jlong j = 0;
    jobject caller = NULL;
    say("GetLocalInt: %s", error_name(ti_if_able(GetLocalInt, NULL, 0, 0, &i)));
    say("GetLocalLong: %s", error_name(ti_if_able(GetLocalLong, self, 0, 1, &j)));
    say("values: %d %lld", (int)i, (long long)j);
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, NULL, 0, 0, i + 100)));
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, self, 0, 1, j + 7)));
    jvmtiError error = ti_if_able(GetLocalInt, NULL, 1, 1, &number);
    if (error == JVMTI_ERROR_NONE)
        error = ti(GetLocalInstance, NULL, 1, &caller);
    if (error == JVMTI_ERROR_NONE && caller != NULL)
        say("caller: %d %s", (int)number, class_name((*jni)->GetObjectClass(jni, caller)));
}

static const struct called called = {"variables", "(IJFDLjava/lang/Object;)Ljava/lang/String;", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("variables"),
     .probe = act_in_callback,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1});
