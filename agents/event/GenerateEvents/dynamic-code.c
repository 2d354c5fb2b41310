/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../addresses.h"

TITLE("DynamicCodeGenerated is sent for all dynamic code there is, each time, while it is enabled.");

/* Code that other threads make meanwhile is reported, too, on those threads. */
static struct addresses first = NO_ADDRESSES, later = NO_ADDRESSES;
static struct addresses *reported = &first;
static atomic_int events, no_name, no_address, no_length;

static void JNICALL generated(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    atomic_fetch_add(&events, 1);
    atomic_fetch_add(&no_name, name == NULL || *name == '\0');
    atomic_fetch_add(&no_address, address == NULL);
    atomic_fetch_add(&no_length, length <= 0);
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
    say("not enabled: %s, %d events", error_name(generate_dynamic_code(env)), atomic_load(&events));
    dynamic_code_mode(env, JVMTI_ENABLE);
    say("enabled: %s", error_name(generate_dynamic_code(env)));
    reported = &later;
    say("again: %s", error_name(generate_dynamic_code(env)));
    dynamic_code_mode(env, JVMTI_DISABLE);
    say("some: %s", truth(first.count > 0));
    say("as many again: %s", truth(repeated() * 2 >= first.count));
    say("without a name: %s, address: %s, length: %s", truth(no_name > 0), truth(no_address > 0),
        truth(no_length > 0));
    int before = atomic_load(&events);
    say("disabled: %s, %d events", error_name(generate_dynamic_code(env)),
        atomic_load(&events) - before);
}

TEST(.probe = observe);
