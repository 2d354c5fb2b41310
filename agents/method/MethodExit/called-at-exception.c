/* SPDX-License-Identifier: Apache-2.0 */
#include "../own.h"

TITLE("A method that the handler of an Exception event calls returns as any other.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    char *name = NULL;
    if (!is_own(jni, method) || is_named(method, "main"))
        return;
    must(GetMethodName, method, &name, NULL, NULL);
    if (by_exception)
        say("%s left by exception true", name);
    else
        say("%s left by exception %s, value %d", name, truth(by_exception), (int)value.i);
    release(name);
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_own(jni, method))
        return;
    say("Exception");
    jmethodID quiet = static_method_id(jni, *own_class(), "quiet", "(I)I");
    say("called: %d", (int)(*jni)->CallStaticIntMethod(jni, *own_class(), quiet, 7));
}

static void observe(JNIEnv *jni, jobject when)
{
    if (when != NULL)
        return;
    set_own_class(jni, "method/Unwinding");
    on(MethodExit, left);
    on(Exception, thrown);
}

TEST(.target = "method.Unwinding", .probe = observe,
     .needs = {.can_generate_method_exit_events = 1, .can_generate_exception_events = 1});
