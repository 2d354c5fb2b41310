/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnLong returns OPAQUE_FRAME for a native method of a suspended or the current thread.");

static jlong JNICALL called(JNIEnv *jni, jclass klass)
{
    say("current thread: %s", error_name(ti(ForceEarlyReturnLong, NULL, 0x123456789abcdef0)));
    arrive_and_wait("native");
    return 7;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        JNINativeMethod native = {"callLong", "()J", (void *)called};
        (*jni)->RegisterNatives(jni, find_class(jni, "early_return/InNative"), &native, 1);
        no_exception(jni);
        return;
    }
    must(SuspendThread, thread);
    say("suspended thread: %s", error_name(ti(ForceEarlyReturnLong, thread, 0x123456789abcdef0)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.InNative", .args = LIST("long"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
