/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("MethodEntry and MethodExit are posted for methods of interfaces and for bridge methods.");

/* Of breakpoint.Unusual, in which the compiler makes further methods. */
static bool is_known(jmethodID method)
{
    const char *name = method_name(method);
    return strncmp(name, "Lbreakpoint/Unusual", 19) == 0
           && (strstr(name, "$Coded;.") != NULL || strstr(name, ".compareTo(") != NULL);
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_known(method))
        say("entry of %s", method_name(method));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_known(method))
        say("exit of %s with %d", method_name(method), (int)value.i);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(MethodEntry, entered);
    on(MethodExit, left);
}

TEST(.target = "breakpoint.Unusual", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
