/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocal and SetLocal functions work in code without a LocalVariableTable.");

static void observe(JNIEnv *jni, jobject bare)
{
    jint i = 0;
    jlong j = 0;
    jobject o = NULL;
    jdouble d = 0;
    jfloat f = 0;
    jvmtiError error = ti_if_able(GetLocalInt, NULL, 1, 0, &i);
    say("GetLocalInt: %s %d", error_name(error), (int)i);
    error = ti_if_able(GetLocalLong, NULL, 1, 1, &j);
    say("GetLocalLong: %s 0x%llx", error_name(error), (unsigned long long)j);
    error = ti_if_able(GetLocalObject, NULL, 1, 6, &o);
    say("GetLocalObject: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, o) : "");
    error = ti_if_able(GetLocalDouble, NULL, 1, 3, &d);
    say("GetLocalDouble: %s %s", error_name(error), value_text('D', (jvalue){.d = d}));
    error = ti_if_able(GetLocalFloat, NULL, 1, 5, &f);
    say("GetLocalFloat: %s %s", error_name(error), value_text('F', (jvalue){.f = f}));
    jstring other = (*jni)->NewStringUTF(jni, "other text");
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, NULL, 1, 0, 123456789)));
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, NULL, 1, 1, -0x700000008LL)));
    say("SetLocalObject: %s", error_name(ti_if_able(SetLocalObject, NULL, 1, 6, other)));
    say("SetLocalDouble: %s", error_name(ti_if_able(SetLocalDouble, NULL, 1, 3, -0.125)));
    say("SetLocalFloat: %s", error_name(ti_if_able(SetLocalFloat, NULL, 1, 5, 12.5F)));
}

TEST(.target = "local.WithoutTableLoader", .probe = observe,
     .needs = {.can_access_local_variables = 1});
