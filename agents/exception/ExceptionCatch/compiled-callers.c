/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception and ExceptionCatch enabled late are posted in methods compiled before.");

static jobject reported;

static bool is_own(jmethodID method)
{
    return strncmp(method_name(method), "Lstack/CompiledChain", 16) == 0;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_own(method) || is_thrown_by_put_back(exception))
        return;
    reported = exception_kept(jni, exception);
    say("thrown in %s", method_name(method));
    say("handler at %d in %s", (int)catch_location,
        catch_method == NULL ? "none" : method_name(catch_method));
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_own(method) && !is_cleared_by_set_aside(exception))
        say("caught at %d in %s, the same: %s", (int)location, method_name(method),
            truth(is_same_exception(jni, exception, reported)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "stack.CompiledChain", .args = LIST("throwing"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_generate_exception_events = 1});
