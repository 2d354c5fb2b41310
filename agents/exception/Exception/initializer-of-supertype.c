/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports what leaves an initializer of an interface or superclass, and the errors then.");

static bool is_own(jmethodID method)
{
    return strncmp(method_name(method), "Lexception/Initializing", 23) == 0;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_own(method) || is_thrown_by_put_back(exception))
        return;
    const char *name = exception_class(jni, exception);
    if (is_method_named(method, "value"))
        say("%s at %d in value", name, (int)location);
    else
        say("%s at %d in %s, handler at %d%s", name, (int)location, short_method_name(method),
            (int)catch_location, catch_method == method ? "" : " of another method");
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_cleared_by_set_aside(exception) || !is_own(method))
        return;
    const char *name = exception_class(jni, exception);
    /* Native code that starts the initializer may have caught what that throws. */
    if (strcmp(name, "Ljava/lang/IllegalStateException;") != 0)
        say("%s caught at %d in %s", name, (int)location, short_method_name(method));
}

static void observe(JNIEnv *jni, jobject target)
{
    pass_case(jni, (jclass)target);
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "exception.Initializing", .probe = observe,
     .cases = LIST("subclass", "interface", "implementing"),
     .needs = {.can_generate_exception_events = 1});
