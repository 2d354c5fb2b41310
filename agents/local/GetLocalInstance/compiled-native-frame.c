/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInstance returns the object of a native method that runs often.");

enum { CALLS = 30000 };

static void JNICALL look(JNIEnv *jni, jobject self)
{
    static int calls, right;
    jobject instance = NULL;
    right += ti(GetLocalInstance, NULL, 0, &instance) == JVMTI_ERROR_NONE
             && (*jni)->IsSameObject(jni, instance, self);
    if (++calls == CALLS)
        say("calls %d, the object %d", calls, right);
}

static void bind(JNIEnv *jni, jthread thread)
{
    JNINativeMethod method = {"look", "()V", (void *)look};
    jclass klass = find_class(jni, "local/NativeInstance");
    if ((*jni)->RegisterNatives(jni, klass, &method, 1) != JNI_OK)
        broken("RegisterNatives failed");
}

TEST(.target = "local.NativeInstance", .args = LIST("30000"), .init = bind, .timeout = 60,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_EARLY));
