/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInstance returns the object of a native method's frame.");

static void JNICALL look(JNIEnv *jni, jobject self)
{
    jobject instance = NULL;
    jvmtiError error = ti(GetLocalInstance, NULL, 0, &instance);
    say("GetLocalInstance: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, instance) : "");
}

static void bind(JNIEnv *jni, jthread thread)
{
    JNINativeMethod method = {"look", "()V", (void *)look};
    jclass klass = find_class(jni, "local/NativeInstance");
    if ((*jni)->RegisterNatives(jni, klass, &method, 1) != JNI_OK)
        broken("RegisterNatives failed");
}

TEST(.target = "local.NativeInstance", .init = bind, .needs = {.can_access_local_variables = 1});
