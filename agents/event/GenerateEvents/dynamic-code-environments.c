/* SPDX-License-Identifier: Apache-2.0 */
#include "../addresses.h"

TITLE("GenerateEvents reports dynamic code to the environment that calls it, and no other.");

static jvmtiEnv *caller, *other;
static struct addresses in_caller = NO_ADDRESSES, in_other = NO_ADDRESSES;
static int in_none;

/* Code that is made meanwhile is reported to both, mostly on another thread. */
static _Thread_local bool generating;

static void JNICALL generated(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    if (!generating)
        return;
    if (env == caller)
        add_address(&in_caller, address);
    else if (env == other)
        add_address(&in_other, address);
    else
        in_none++;
}

static jvmtiEnv *listening(void)
{
    static const jvmtiEventCallbacks callbacks = {.DynamicCodeGenerated = generated};
    jvmtiEnv *env = new_environment();
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    dynamic_code_mode(env, JVMTI_ENABLE);
    return env;
}

static void observe(JNIEnv *jni, jobject subject)
{
    caller = listening();
    other = listening();
    generating = true;
    jvmtiError error = generate_dynamic_code(caller);
    generating = false;
    say("GenerateEvents: %s, some in the caller's environment: %s", error_name(error),
        truth(in_caller.count > 0));
    say("in the other: %d, in none of them: %d", in_other.count, in_none);
}

TEST(.probe = observe);
