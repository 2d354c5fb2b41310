/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception is posted for the exception that follows one which ExceptionDescribe has cleared.");

static void JNICALL native_describer(JNIEnv *jni, jclass klass)
{
    native_passer(jni, klass);
    (*jni)->ExceptionDescribe(jni);
    /* It need not have cleared the exception where JNI does not say so. */
    if ((*jni)->ExceptionCheck(jni))
        (*jni)->ExceptionClear(jni);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const JNINativeMethod native = {"nativeCatcher", "()V", (void *)native_describer};
    say_throws(jni, NULL);
    if ((*jni)->RegisterNatives(jni, throws.klass, &native, 1) != JNI_OK)
        broken("RegisterNatives failed");
}

TEST(.target = "exception.Throws", .args = LIST("caught-by-native", "same"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
