/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GenerateEvents posts DynamicCodeGenerated only to the environment that calls it.");

static jvmtiEnv *caller, *other;

/* Code that is made meanwhile is reported to both, on another thread; so the thread that calls
 * alone shows what goes elsewhere. */
static _Thread_local bool generating;
static int in_caller, in_other, in_none;

static void JNICALL generated(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    if (!generating)
        return;
    in_caller += env == caller;
    in_other += env == other;
    in_none += env != caller && env != other;
}

static jvmtiEnv *listening(void)
{
    static const jvmtiEventCallbacks callbacks = {.DynamicCodeGenerated = generated};
    jvmtiEnv *env = new_environment();
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    enable_in(env, JVMTI_EVENT_DYNAMIC_CODE_GENERATED, NULL);
    return env;
}

static void observe(JNIEnv *jni, jobject subject)
{
    caller = listening();
    other = listening();
    generating = true;
    jvmtiError error = ti_in(caller, GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED);
    generating = false;
    say("GenerateEvents: %s, some in the caller's environment: %s", error_name(error),
        truth(in_caller > 0));
    say("in the other: %d, in none of them: %d", in_other, in_none);
}

TEST(.probe = observe);
