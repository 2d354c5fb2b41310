/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "pending.h"

/* ---- The second environment --------------------------------------------- */

jvmtiEnv *second_environment;

void make_second_environment(void)
{
    jvmtiCapabilities capabilities = {0};
    must(GetCapabilities, &capabilities);
    capabilities.can_suspend = 0;
    make_second_environment_with(&capabilities);
}

void make_second_environment_with(const jvmtiCapabilities *capabilities)
{
    second_environment = new_environment_with(capabilities);
    set_callbacks_in(second_environment);
    set_callbacks_in(assay_env);
}

void move_to_second_environment(const jvmtiCapabilities *capabilities)
{
    second_environment = new_environment();
    must(RelinquishCapabilities, capabilities);
    add_capabilities(second_environment, capabilities);
    set_callbacks_in(second_environment);
    set_callbacks_in(assay_env);
}

/* ---- Which environment an event was posted to --------------------------- */

const char *side(jvmtiEnv *env)
{
    return env == assay_env ? "" : env == second_environment ? "second: " : "stranger: ";
}

const char *recipient(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    void *current_jni = NULL;
    jthread current = NULL;
    (*assay_vm)->GetEnv(assay_vm, &current_jni, JNI_VERSION_1_6);
    must(GetCurrentThread, &current);
    jthrowable pending = set_aside(jni);
    bool same = (*jni)->IsSameObject(jni, current, thread);
    (*jni)->DeleteLocalRef(jni, current);
    put_back(jni, pending);
    if (current_jni != jni)
        return "JNI environment of another thread";
    if (!same)
        return "another thread";
    return env == assay_env            ? "first"
           : env == second_environment ? "second"
                                       : "another environment";
}

const char *wrong_recipient(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    return strcmp(recipient(env, jni, thread), "first") == 0
               ? ""
               : ", to another environment or thread, or with its JNI environment";
}

/* ---- Callbacks and modes ------------------------------------------------ */

void set_callbacks_in(jvmtiEnv *env)
{
    must_in(env, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

void enable_in(jvmtiEnv *env, jvmtiEvent event, jthread thread)
{
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, event, thread);
}

void disable_in(jvmtiEnv *env, jvmtiEvent event, jthread thread)
{
    must_in(env, SetEventNotificationMode, JVMTI_DISABLE, event, thread);
}

void enable_in_both(jvmtiEvent event)
{
    enable_in(assay_env, event, NULL);
    enable_in(second_environment, event, NULL);
}

void enable_in_each(jvmtiEvent event, jthread one, jthread other, bool swapped)
{
    if (swapped) {
        disable_in(assay_env, event, one);
        disable_in(second_environment, event, other);
    }
    enable_in(swapped ? second_environment : assay_env, event, one);
    enable_in(swapped ? assay_env : second_environment, event, other);
}

void enable_and_disable(jvmtiEvent event, jthread thread)
{
    enable_in(assay_env, event, NULL);
    enable_in(assay_env, event, thread);
    disable_in(assay_env, event, NULL);
    disable_in(assay_env, event, thread);
}

/* ---- Environments with names -------------------------------------------- */

jvmtiEnv *named_environment(const char *name)
{
    jvmtiEnv *env = new_environment();
    must_in(env, SetEnvironmentLocalStorage, name);
    return env;
}

const char *environment_name(jvmtiEnv *env)
{
    void *name = NULL;
    must_in(env, GetEnvironmentLocalStorage, &name);
    return name != NULL ? (const char *)name : "";
}

void say_lifecycle(jvmtiEnv *env, JNIEnv *jni, const char *event)
{
    void *current = NULL;
    jvmtiPhase phase;
    must_in(env, GetPhase, &phase);
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    say("%s: %s in phase %s, own JNI environment: %s", environment_name(env), event,
        phase_name(phase), truth(current == jni));
}

static void JNICALL say_vm_start(jvmtiEnv *env, JNIEnv *jni)
{
    say_lifecycle(env, jni, "VMStart");
}

static void JNICALL say_vm_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_lifecycle(env, jni, "VMInit");
}

static void JNICALL say_vm_death(jvmtiEnv *env, JNIEnv *jni)
{
    say_lifecycle(env, jni, "VMDeath");
}

jvmtiEnv *lifecycle_environment_with(const char *name, jvmtiEventVMStart start)
{
    const jvmtiEventCallbacks callbacks = {
        .VMStart = start, .VMInit = say_vm_init, .VMDeath = say_vm_death};
    jvmtiEnv *env = named_environment(name);
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    enable_in(env, JVMTI_EVENT_VM_START, NULL);
    enable_in(env, JVMTI_EVENT_VM_INIT, NULL);
    enable_in(env, JVMTI_EVENT_VM_DEATH, NULL);
    return env;
}

jvmtiEnv *lifecycle_environment(const char *name)
{
    return lifecycle_environment_with(name, say_vm_start);
}

/* ---- Storage ------------------------------------------------------------ */

char first_storage, second_storage;

const char *stored_in(jvmtiEnv *env)
{
    void *data = &env;
    jvmtiError error = ti_in(env, GetEnvironmentLocalStorage, &data);
    if (error != JVMTI_ERROR_NONE)
        return error_name(error);
    if (data == &first_storage)
        return "first";
    if (data == &second_storage)
        return "second";
    return data == NULL ? "null" : "something else";
}

/* ---- Environments in the place of others -------------------------------- */

enum { SPARE_ENVIRONMENTS = 20 };
static jvmtiEnv *spare_environments[SPARE_ENVIRONMENTS];

void make_spare_environments(void)
{
    for (int i = 0; i < SPARE_ENVIRONMENTS; i++)
        spare_environments[i] = new_environment();
}

void replace_environment(jvmtiEnv *env)
{
    for (int i = 0; i < SPARE_ENVIRONMENTS; i++)
        must_in(spare_environments[i], DisposeEnvironment);
    must_in(env, DisposeEnvironment);
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    make_spare_environments();
}

/* ---- Sets of capabilities ----------------------------------------------- */

bool has_capability(const jvmtiCapabilities *set, unsigned bit)
{
    unsigned char bytes[sizeof *set];
    memcpy(bytes, set, sizeof bytes);
    return (bytes[bit / 8] & ASSAY_CAPABILITY_MASK(bit)) != 0;
}

const char *capability_name(unsigned bit)
{
    jvmtiCapabilities one = single_capability(bit);
    return capability_names(&one);
}

jvmtiCapabilities single_capability(unsigned bit)
{
    return with_capability((jvmtiCapabilities){0}, bit);
}

jvmtiCapabilities with_capability(jvmtiCapabilities set, unsigned bit)
{
    unsigned char bytes[sizeof set];
    memcpy(bytes, &set, sizeof bytes);
    bytes[bit / 8] |= ASSAY_CAPABILITY_MASK(bit);
    memcpy(&set, bytes, sizeof set);
    return set;
}

jvmtiCapabilities capabilities_without(const jvmtiCapabilities *set, const jvmtiCapabilities *other)
{
    jvmtiCapabilities rest = {0};
    for (unsigned bit = 0; bit < CAPABILITIES; bit++)
        if (has_capability(set, bit) && !has_capability(other, bit))
            rest = with_capability(rest, bit);
    return rest;
}

bool same_capabilities(const jvmtiCapabilities *one, const jvmtiCapabilities *other)
{
    for (unsigned bit = 0; bit < CAPABILITIES; bit++)
        if (has_capability(one, bit) != has_capability(other, bit))
            return false;
    return true;
}

jvmtiCapabilities possessed_by(jvmtiEnv *env)
{
    jvmtiCapabilities possessed;
    memset(&possessed, 0xff, sizeof possessed);
    must_in(env, GetCapabilities, &possessed);
    return possessed;
}

jvmtiCapabilities potential_in(jvmtiEnv *env)
{
    jvmtiCapabilities potential;
    memset(&potential, 0xff, sizeof potential);
    must_in(env, GetPotentialCapabilities, &potential);
    return potential;
}

const char *possessed_names(jvmtiEnv *env)
{
    jvmtiCapabilities possessed = possessed_by(env);
    return capability_names(&possessed);
}
