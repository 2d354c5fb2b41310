/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnDouble returns OPAQUE_FRAME for a native method of a suspended or the current thread.");

static jdouble JNICALL called(JNIEnv *jni, jclass klass)
{
    say("current thread: %s", error_name(ti(ForceEarlyReturnDouble, NULL, 1.5)));
    arrive_and_wait("native");
    return 7.0;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        JNINativeMethod native = {"callDouble", "()D", (void *)called};
        (*jni)->RegisterNatives(jni, find_class(jni, "early_return/InNative"), &native, 1);
        no_exception(jni);
        return;
    }
    must(SuspendThread, thread);
    say("suspended thread: %s", error_name(ti(ForceEarlyReturnDouble, thread, 1.5)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.InNative", .args = LIST("double"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
