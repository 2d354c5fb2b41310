/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalObject returns the reference in the slot, including null and this, as a local reference.");

static void get(JNIEnv *jni, const char *name, jint depth, jint slot)
{
    jobject value = (*jni)->NewStringUTF(jni, "not stored");
    jvmtiError error = ti_if_able(GetLocalObject, NULL, depth, slot, &value);
    say("%s: %s %s", name, error_name(error),
        error == JVMTI_ERROR_NONE ? (value == NULL ? "null" : to_string(jni, value)) : "");
    if (error == JVMTI_ERROR_NONE && value != NULL)
        say("local reference: %s", truth((*jni)->GetObjectRefType(jni, value) == JNILocalRefType));
}

static void observe(JNIEnv *jni, jobject subject)
{
    get(jni, "this", DEPTH_CALLEE, SLOT_THIS);
    get(jni, "o", DEPTH_CALLEE, SLOT_O);
    get(jni, "t", DEPTH_CALLEE, SLOT_T);
    get(jni, "n", DEPTH_CALLEE, SLOT_N);
    get(jni, "o of the caller", DEPTH_CALLER, CALLER_O);
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
