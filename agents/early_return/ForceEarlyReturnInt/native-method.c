/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt returns OPAQUE_FRAME for a native method of a suspended or the current thread.");

static jint JNICALL called(JNIEnv *jni, jclass klass)
{
    say("current thread: %s", error_name(ti(ForceEarlyReturnInt, NULL, 42)));
    arrive_and_wait("native");
    return 7;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        JNINativeMethod native = {"callInt", "()I", (void *)called};
        (*jni)->RegisterNatives(jni, find_class(jni, "early_return/InNative"), &native, 1);
        no_exception(jni);
        return;
    }
    must(SuspendThread, thread);
    say("suspended thread: %s", error_name(ti(ForceEarlyReturnInt, thread, 42)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.InNative", .args = LIST("int"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
