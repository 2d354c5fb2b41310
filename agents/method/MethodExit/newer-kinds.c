/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodEntry and MethodExit are posted for private interface methods, records, enums and hidden classes.");

/* A class library may make more classes with names like these. */
static bool is_own(jmethodID method)
{
    static const char *const classes[] = {
        "Lmethod/NewerKinds$Coded;", "Lmethod/NewerKinds$Nested;",  "Lmethod/NewerKinds$Component;",
        "Lmethod/NewerKinds$Grade;", "Lmethod/NewerKinds$Grade$1;", "Lmethod/NewerKinds$Hidden."};
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++)
        if (strncmp(method_name(method), classes[i], strlen(classes[i])) == 0)
            return true;
    return false;
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
    if (by_exception)
        say("exit of %s by an exception", short_method_name(method));
    else if (is_method_named(method, "<init>"))
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
