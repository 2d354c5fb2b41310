/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "events.h"

TITLE("MethodExit reports a normal return after a call of AddModuleExports which was refused.");

/* A package that is not in the module. */
static void JNICALL native_exporter(JNIEnv *jni, jclass klass)
{
    jobject base = modifiable_base(jni);
    jvmtiError error = ti(AddModuleExports, base, "absent", base);
    say("AddModuleExports: %s", error_name(error));
    end_if_accepted(error);
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
    static const JNINativeMethod native = {"nativeCatcher", "()V", (void *)native_exporter};
    if ((*jni)->RegisterNatives(jni, find_class(jni, "exception/Throws"), &native, 1) != JNI_OK)
        broken("RegisterNatives failed");
    say_events_in("Lexception/Throws;");
    on(MethodExit, left);
}

TEST(.target = "exception.Throws", .args = LIST("caught-by-native"), .probe = observe, .since = 9,
     .needs = {.can_generate_method_exit_events = 1});
