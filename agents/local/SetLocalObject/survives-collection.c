/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("An object that only the variable refers to, since SetLocalObject, lives on.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject value = (*jni)->NewStringUTF(jni, "made by the agent");
    no_exception(jni);
    must(SuspendThread, thread);
    must(SetLocalObject, thread, 0, 7, value);
    (*jni)->DeleteLocalRef(jni, value);
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    /* Should the object be gone, others come to lie where it was. */
    for (int i = 0; i < 1000; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewIntArray(jni, 16384));
    no_exception(jni);
    must(ResumeThread, thread);
}

TEST(.target = "local.Spinning", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
