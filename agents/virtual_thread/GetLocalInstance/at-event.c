/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("GetLocalInstance and GetLocalObject return the receiver of a virtual thread's method.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject instance = NULL, self = NULL;
    jobject caller = static_object_field(jni, find_class(jni, "virtual_thread/AtEvent"), "caller",
                                         "Lvirtual_thread/AtEvent;");
    jvmtiError error = ti(GetLocalInstance, thread, 1, &instance);
    say("GetLocalInstance: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("the caller: %s", truth((*jni)->IsSameObject(jni, instance, caller)));
    error = ti_if_able(GetLocalObject, thread, 1, 0, &self);
    say("GetLocalObject: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("the caller: %s", truth((*jni)->IsSameObject(jni, self, caller)));
}

static const struct called called = {"callInt", "()I", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callInt"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1});
