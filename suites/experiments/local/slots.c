/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What is in a slot whose variable's scope is over, or that has none?");
PASSAGES("GetLocalInt and its kin: INVALID_SLOT and TYPE_MISMATCH; whether the table of variables "
         "is looked at, and what holds outside of a scope, is not said.");
WHY("A debugger shows stale values, or an error, where the source has no variable.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (jint slot = 0; slot < 8; slot++) {
        jint number = 0;
        jlong wide = 0;
        jfloat real = 0;
        jobject object = NULL;
        jvmtiError as_int = ti(GetLocalInt, NULL, 1, slot, &number);
        jvmtiError as_long = ti(GetLocalLong, NULL, 1, slot, &wide);
        jvmtiError as_float = ti(GetLocalFloat, NULL, 1, slot, &real);
        jvmtiError as_object = ti(GetLocalObject, NULL, 1, slot, &object);
        say("slot %d as int: %s", (int)slot, error_name(as_int));
        say("slot %d as long: %s", (int)slot, error_name(as_long));
        say("slot %d as float: %s", (int)slot, error_name(as_float));
        say("slot %d as Object: %s %s", (int)slot, error_name(as_object),
            as_object != JVMTI_ERROR_NONE ? ""
            : object == NULL              ? "null"
                                          : "an object");
    }
}

ASK(.target = "experiments.Slots", .probe = observe, .needs = {.can_access_local_variables = 1});
