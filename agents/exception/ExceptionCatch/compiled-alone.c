/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("ExceptionCatch is posted, without Exception, for what compiled code throws and catches itself.");

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (strncmp(method_name(method), "Lexception/CompiledThrowing;", 28) == 0)
        say("%s caught at %d in %s", exception_name(jni, exception), (int)location,
            method_name(method));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ExceptionCatch, caught);
}

TEST(.target = "exception.CompiledThrowing", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .timeout = 60, .needs = {.can_generate_exception_events = 1});
