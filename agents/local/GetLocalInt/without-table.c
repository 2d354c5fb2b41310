/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocal and SetLocal functions work in code without a LocalVariableTable.");

static void observe(JNIEnv *jni, jobject bare)
{
    jint i = 0;
    jlong j = 0;
    jobject o = NULL;
    jvmtiError error = ti_if_able(GetLocalInt, NULL, 1, 0, &i);
    say("GetLocalInt: %s %d", error_name(error), (int)i);
    error = ti_if_able(GetLocalLong, NULL, 1, 1, &j);
    say("GetLocalLong: %s 0x%llx", error_name(error), (unsigned long long)j);
    error = ti_if_able(GetLocalObject, NULL, 1, 3, &o);
    say("GetLocalObject: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, o) : "");
    jstring other = (*jni)->NewStringUTF(jni, "other text");
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, NULL, 1, 0, 123456789)));
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, NULL, 1, 1, -0x700000008LL)));
    say("SetLocalObject: %s", error_name(ti_if_able(SetLocalObject, NULL, 1, 3, other)));
}

TEST(.target = "local.WithoutTableLoader", .probe = observe,
     .needs = {.can_access_local_variables = 1});
