/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject returns OPAQUE_FRAME for a native method of a suspended or the current thread.");

static jobject JNICALL called(JNIEnv *jni, jclass klass)
{
    say("current thread: %s", error_name(ti(ForceEarlyReturnObject, NULL, NULL)));
    arrive_and_wait("native");
    return klass;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        JNINativeMethod native = {"callObject", "()Ljava/lang/Object;", (void *)called};
        (*jni)->RegisterNatives(jni, find_class(jni, "early_return/InNative"), &native, 1);
        no_exception(jni);
        return;
    }
    must(SuspendThread, thread);
    say("suspended thread: %s", error_name(ti(ForceEarlyReturnObject, thread, NULL)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.InNative", .args = LIST("object"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
