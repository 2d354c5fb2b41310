/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../addresses.h"

TITLE("GenerateEvents posts DynamicCodeGenerated at each call, for all generated code.");

/* Code that other threads make meanwhile is reported, too, on those threads. */
static struct addresses first = NO_ADDRESSES, later = NO_ADDRESSES;
static struct addresses *_Atomic reported = &first;
static atomic_int events, no_name, no_address, no_length;

/* What another thread began to report while the event was enabled may come late. */
static _Thread_local bool disabled;
static int when_disabled;

static void JNICALL generated(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    atomic_fetch_add(&events, 1);
    atomic_fetch_add(&no_name, name == NULL || *name == '\0');
    atomic_fetch_add(&no_address, address == NULL);
    atomic_fetch_add(&no_length, length <= 0);
    if (disabled)
        when_disabled++;
    add_address(reported, address);
}

/* How many of the first addresses came again. A JVM that knows no dynamic code sends none. */
static int repeated(void)
{
    int count = 0;
    for (int i = 0; i < first.count; i++)
        count += add_address(&later, first.items[i]);
    return count;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiEventCallbacks callbacks = {.DynamicCodeGenerated = generated};
    jvmtiEnv *env = new_environment();
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    jvmtiError error = generate_dynamic_code(env);
    say("not enabled: %s, %d events", error_name(error), atomic_load(&events));
    dynamic_code_mode(env, JVMTI_ENABLE);
    say("enabled: %s", error_name(generate_dynamic_code(env)));
    reported = &later;
    say("again: %s", error_name(generate_dynamic_code(env)));
    dynamic_code_mode(env, JVMTI_DISABLE);
    say("some: %s", truth(first.count > 0));
    /* Some may be gone by the second call. */
    say("as many again: %s", truth(repeated() * 2 >= first.count));
    say("without a name: %s, address: %s, length: %s", truth(no_name > 0), truth(no_address > 0),
        truth(no_length > 0));
    disabled = true;
    error = generate_dynamic_code(env);
    say("disabled: %s, %d events", error_name(error), when_disabled);
}

TEST(.probe = observe);
