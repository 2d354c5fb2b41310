/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>
#include <stdatomic.h>

#include "environments.h"

TITLE("GenerateEvents posts DynamicCodeGenerated at each call, for all generated code.");

/* Addresses that callbacks on any thread reported. */
struct addresses {
    pthread_mutex_t lock;
    const void *items[20000];
    int count;
};

static bool add_address(struct addresses *list, const void *address)
{
    bool there = false;
    pthread_mutex_lock(&list->lock);
    for (int i = 0; i < list->count && !there; i++)
        there = list->items[i] == address;
    if (!there && list->count < (int)(sizeof list->items / sizeof *list->items))
        list->items[list->count++] = address;
    pthread_mutex_unlock(&list->lock);
    return there;
}

static jvmtiError generate_dynamic_code(jvmtiEnv *env)
{
    return ti_in(env, GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED);
}

/* Code that other threads make meanwhile is reported, too, on those threads, and need not come again
 * where the JVM "no longer has the information". */
static _Thread_local bool generating;
static struct addresses first = {.lock = PTHREAD_MUTEX_INITIALIZER};
static struct addresses later = {.lock = PTHREAD_MUTEX_INITIALIZER};
static struct addresses *_Atomic reported = &first;
static atomic_int events, no_name, no_address, bad_length;

/* What another thread began to report while the event was enabled may come late. */
static _Thread_local bool disabled;
static int when_disabled;

static void JNICALL generated(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    atomic_fetch_add(&events, 1);
    atomic_fetch_add(&no_name, name == NULL);
    atomic_fetch_add(&no_address, address == NULL);
    atomic_fetch_add(&bad_length, length < 0);
    if (disabled)
        when_disabled++;
    if (generating || reported == &later)
        add_address(reported, address);
}

/* How many of the first addresses came again: what was sent before "does not effect" what is sent. A
 * JVM that knows no dynamic code sends none. */
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
    enable_in(env, JVMTI_EVENT_DYNAMIC_CODE_GENERATED, NULL);
    generating = true;
    say("enabled: %s", error_name(generate_dynamic_code(env)));
    generating = false;
    reported = &later;
    say("again: %s", error_name(generate_dynamic_code(env)));
    disable_in(env, JVMTI_EVENT_DYNAMIC_CODE_GENERATED, NULL);
    say("some: %s", truth(first.count > 0));
    /* Some may be gone by the second call. */
    say("as many again: %s", truth(repeated() * 2 >= first.count));
    say("without a name: %s, address: %s, length: %s", truth(no_name > 0), truth(no_address > 0),
        truth(bad_length > 0));
    disabled = true;
    error = generate_dynamic_code(env);
    say("disabled: %s, %d events", error_name(error), when_disabled);
}

TEST(.probe = observe);
