/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnFloat returns OPAQUE_FRAME for a native method of a suspended or the current thread.");

static jfloat JNICALL called(JNIEnv *jni, jclass klass)
{
    say("current thread: %s", error_name(ti(ForceEarlyReturnFloat, NULL, 1.5f)));
    arrive_and_wait("native");
    return 7.0f;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        JNINativeMethod native = {"callFloat", "()F", (void *)called};
        (*jni)->RegisterNatives(jni, find_class(jni, "early_return/InNative"), &native, 1);
        no_exception(jni);
        return;
    }
    must(SuspendThread, thread);
    say("suspended thread: %s", error_name(ti(ForceEarlyReturnFloat, thread, 1.5f)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.InNative", .args = LIST("float"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
