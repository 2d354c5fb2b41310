/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodEntry and MethodExit are posted for private interface methods, records, enums and hidden classes.");

/* Not getAsInt of the classes that the JVM makes for lambda expressions. */
static bool is_own(jmethodID method)
{
    return strncmp(method_name(method), "Lmethod/NewerKinds", 18) == 0
           && !is_method_named(method, "main") && !is_method_named(method, "getAsInt");
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_own(method))
        say("entry of %s", short_method_name(method));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (!is_own(method))
        return;
    if (is_method_named(method, "<init>"))
        say("exit of <init>");
    else
        say("exit of %s with %d", short_method_name(method), (int)value.i);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static bool begun;
    if (!begun) {
        on(MethodEntry, entered);
        on(MethodExit, left);
    }
    begun = true;
}

TEST(.target = "method.NewerKinds", .probe = observe, .since = 17, .timeout = 60,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
