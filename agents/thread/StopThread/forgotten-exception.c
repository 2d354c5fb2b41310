/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("StopThread throws an exception that nothing else refers to, also after garbage collections.");

static jobject new_exception(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/IllegalStateException");
    jmethodID constructor = method_id(jni, klass, "<init>", "(Ljava/lang/String;)V");
    jstring message = (*jni)->NewStringUTF(jni, "the only one");
    jobject exception = (*jni)->NewObject(jni, klass, constructor, message);
    no_exception(jni);
    (*jni)->DeleteLocalRef(jni, message);
    return exception;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject exception = new_exception(jni);
    must(SuspendThread, thread);
    SAY_CALL(StopThread, thread, exception);
    (*jni)->DeleteLocalRef(jni, exception);
    collect_and_refill(jni);
    /* Until 17 StopThread may have resumed it, which is open here. */
    (void)ti(ResumeThread, thread);
}

TEST(.target = "thread.Stoppable", .args = LIST("running"), .probe = observe,
     .vm_args = LIST("-Xms64m", "-Xmx64m"), .timeout = 60,
     .needs = {.can_signal_thread = 1, .can_suspend = 1});
