/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame returns OPAQUE_FRAME if the called or the calling method is native.");

static void JNICALL wait_inside(JNIEnv *jni, jclass klass)
{
    arrive_and_wait("native");
}

static void JNICALL call_back(JNIEnv *jni, jclass klass)
{
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "called", "()V"));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        JNINativeMethod natives[] = {{"waitInside", "()V", (void *)wait_inside},
                                     {"callBack", "()V", (void *)call_back}};
        (*jni)->RegisterNatives(jni, find_class(jni, "stack/PopNative"), natives, 2);
        no_exception(jni);
        return;
    }
    must(SuspendThread, thread);
    SAY_CALL(PopFrame, thread);
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopNative", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
