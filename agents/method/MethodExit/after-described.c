/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("MethodExit reports a normal return after ExceptionDescribe has cleared an exception.");

/* Calls the Java method that throws. */
static void JNICALL native_describer(JNIEnv *jni, jclass klass)
{
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "thrower", "()V"));
    (*jni)->ExceptionDescribe(jni);
    /* It need not have cleared the exception where JNI does not say so. */
    if ((*jni)->ExceptionCheck(jni))
        (*jni)->ExceptionClear(jni);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const JNINativeMethod native = {"nativeCatcher", "()V", (void *)native_describer};
    say_exits_of_throws(jni, &native, 1);
}

TEST(.target = "exception.Throws", .args = LIST("caught-by-native"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
