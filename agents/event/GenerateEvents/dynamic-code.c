/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "assay.h"

TITLE("DynamicCodeGenerated is sent for all dynamic code there is, each time, to the caller only.");

/* The addresses that the first call reported. A JVM that knows none sends no event. */
static const void *known[20000];
static int count, repeated, in_other, when_disabled;
static int wrong_environment, no_name, no_address, no_length;

/* What the calling thread is told elsewhere. */
static const void *told[20000];
static int told_count;

/* Code that other threads make meanwhile is reported to every environment, on those threads. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local bool generating;
static jvmtiEnv *generator;

static bool is_known(const void *address)
{
    for (int i = 0; i < count; i++)
        if (known[i] == address)
            return true;
    return false;
}

static void examine(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    wrong_environment += env != generator;
    no_name += name == NULL || *name == '\0';
    no_address += address == NULL;
    no_length += length <= 0;
}

static void JNICALL first_time(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    pthread_mutex_lock(&lock);
    examine(env, name, address, length);
    if (count < 20000 && !is_known(address))
        known[count++] = address;
    pthread_mutex_unlock(&lock);
}

static void JNICALL second_time(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    pthread_mutex_lock(&lock);
    examine(env, name, address, length);
    repeated += is_known(address);
    pthread_mutex_unlock(&lock);
}

static void JNICALL elsewhere(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    if (!generating)
        return;
    pthread_mutex_lock(&lock);
    if (told_count < 20000)
        told[told_count++] = address;
    in_other += is_known(address);
    pthread_mutex_unlock(&lock);
}

static void JNICALL disabled(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    when_disabled++;
}

static int told_only_elsewhere(void)
{
    int only = 0;
    for (int i = 0; i < told_count; i++)
        only += !is_known(told[i]);
    return only;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiEventCallbacks first = {.DynamicCodeGenerated = first_time},
                                     second = {.DynamicCodeGenerated = second_time},
                                     last = {.DynamicCodeGenerated = disabled},
                                     other = {.DynamicCodeGenerated = elsewhere};
    jvmtiEnv *env = new_environment(), *apart = new_environment();
    generator = env;
    must_in(apart, SetEventCallbacks, &other, (jint)sizeof other);
    must_in(apart, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_DYNAMIC_CODE_GENERATED,
            NULL);
    must_in(env, SetEventCallbacks, &first, (jint)sizeof first);
    generating = true;
    say("not enabled: %s",
        error_name(ti_in(env, GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED)));
    say("events: %d", count);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_DYNAMIC_CODE_GENERATED,
            NULL);
    say("enabled: %s",
        error_name(ti_in(env, GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED)));
    int reported = count;
    must_in(env, SetEventCallbacks, &second, (jint)sizeof second);
    say("again: %s",
        error_name(ti_in(env, GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED)));
    say("some: %s", truth(reported > 0));
    say("as many again: %s", truth(repeated * 2 >= reported));
    say("without a name: %s, address: %s, length: %s", truth(no_name > 0),
        truth(no_address > 0), truth(no_length > 0));
    say("in a wrong environment: %d, in the other one: %d", wrong_environment, in_other);
    say("in the other environment alone: %d", told_only_elsewhere());
    must_in(env, SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_DYNAMIC_CODE_GENERATED,
            NULL);
    must_in(env, SetEventCallbacks, &last, (jint)sizeof last);
    say("disabled: %s",
        error_name(ti_in(env, GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED)));
    say("events: %d", when_disabled);
}

TEST(.probe = observe);
