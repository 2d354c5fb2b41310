/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

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

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_of_interest(method) && !is_method_named(method, "perform")
        && !is_method_named(method, "main"))
        say("%s by exception %s", short_method_name(method), truth(by_exception));
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const JNINativeMethod native = {"nativeCatcher", "()V", (void *)native_describer};
    if ((*jni)->RegisterNatives(jni, find_class(jni, "exception/Throws"), &native, 1) != JNI_OK)
        broken("RegisterNatives failed");
    say_events_in("Lexception/Throws;");
    on(MethodExit, left);
}

TEST(.target = "exception.Throws", .args = LIST("caught-by-native"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
