/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_handler.h"

TITLE("In the handler of an event a virtual thread reads and sets its variables, given as null.");

static void act(JNIEnv *jni, jthread self)
{
    jint i = 0, number = 0;
    jlong j = 0;
    jobject caller = NULL;
    say("GetLocalInt: %s", error_name(ti(GetLocalInt, NULL, 0, 0, &i)));
    say("GetLocalLong: %s", error_name(ti(GetLocalLong, self, 0, 1, &j)));
    say("values: %d %lld", (int)i, (long long)j);
    say("SetLocalInt: %s", error_name(ti(SetLocalInt, NULL, 0, 0, i + 100)));
    say("SetLocalLong: %s", error_name(ti(SetLocalLong, self, 0, 1, j + 7)));
    jvmtiError error = ti(GetLocalInt, NULL, 1, 1, &number);
    if (error == JVMTI_ERROR_NONE && ti(GetLocalInstance, NULL, 1, &caller) == JVMTI_ERROR_NONE)
        say("caller: %d %s", (int)number, class_name((*jni)->GetObjectClass(jni, caller)));
}

IN_HANDLER_TEST("variables", "(IJFDLjava/lang/Object;)Ljava/lang/String;", 0,
                can_access_local_variables, .timeout = 0);
