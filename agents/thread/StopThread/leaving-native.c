/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("StopThread throws the very object in a thread that returns from a native method.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject throwable = (*jni)->GetObjectArrayElement(jni, subjects, 3);
    SAY_CALL(StopThread, thread, throwable);
    jclass klass = find_class(jni, "thread/Stoppable");
    jmethodID release = static_method_id(jni, klass, "release", "(Ljava/lang/Object;)V");
    (*jni)->CallStaticVoidMethod(jni, klass, release, thread);
    no_exception(jni);
}

TEST(.target = "thread.Stoppable", .args = LIST("native"), .probe = observe,
     .needs = {.can_signal_thread = 1});
