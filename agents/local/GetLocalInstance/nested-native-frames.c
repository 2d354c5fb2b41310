/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInstance returns the object of each of several native frames of another thread.");

static void JNICALL look(JNIEnv *jni, jobject self, jobject next)
{
    if (next == NULL)
        arrive_and_wait("inner");
    else
        (*jni)->CallVoidMethod(jni, next,
                               method_id(jni, find_class(jni, "java/lang/Runnable"), "run", "()V"));
}

static void observe(JNIEnv *jni, jobject subject)
{
    JNINativeMethod method = {"look", "(Ljava/lang/Runnable;)V", (void *)look};
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"))) {
        if ((*jni)->RegisterNatives(jni, subject, &method, 1) != JNI_OK)
            broken("RegisterNatives failed");
        return;
    }
    jobject instances[4] = {NULL};
    jvmtiError errors[4];
    must(SuspendThread, subject);
    for (jint depth = 0; depth < 4; depth++)
        errors[depth] = ti(GetLocalInstance, subject, depth, &instances[depth]);
    must(ResumeThread, subject);
    for (jint depth = 0; depth < 4; depth++)
        say("GetLocalInstance at %d: %s, %s", (int)depth, error_name(errors[depth]),
            errors[depth] == JVMTI_ERROR_NONE ? to_string(jni, instances[depth]) : "no object");
}

TEST(.target = "local.NestedNatives", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
