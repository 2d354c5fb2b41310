/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("MethodExit reports a normal return after native code has cleared an exception.");

/* Calls the Java method that throws. */
static void JNICALL native_catcher(JNIEnv *jni, jclass klass)
{
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "thrower", "()V"));
    say("pending in native code: %s", truth((*jni)->ExceptionCheck(jni)));
    (*jni)->ExceptionClear(jni);
}

static void JNICALL native_clearer(JNIEnv *jni, jclass klass)
{
    (*jni)->ThrowNew(jni, find_class(jni, "java/lang/IllegalStateException"), "cleared");
    (*jni)->ExceptionClear(jni);
}

static void observe(JNIEnv *jni, jobject unused)
{
    JNINativeMethod natives[] = {{"nativeCatcher", "()V", (void *)native_catcher},
                                 {"nativeClearer", "()V", (void *)native_clearer}};
    say_exits_of_throws(jni, natives, 2);
}

TEST(.target = "exception.Throws", .args = LIST("caught-by-native", "cleared"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
