/* SPDX-License-Identifier: Apache-2.0 */

/* The entry points of an agent, its hooks, and the natives of assay.Agent. */
#include "assay.h"
#include "channel.h"

#define EXPORT __attribute__((visibility("default")))

jvmtiEnv *assay_env;
JavaVM *assay_vm;
jvmtiEventCallbacks assay_callbacks;

jvmtiEnv *new_environment(void)
{
    void *env = NULL;
    jint result = (*assay_vm)->GetEnv(assay_vm, &env, JVMTI_VERSION_1_2);
    if (result != JNI_OK || env == NULL)
        broken("GetEnv with JVMTI_VERSION_1_2 returned %d", (int)result);
    return env;
}

void add_capabilities(jvmtiEnv *env, const jvmtiCapabilities *capabilities)
{
    jvmtiError error = ti_in(env, AddCapabilities, capabilities);
    if (error == JVMTI_ERROR_NOT_AVAILABLE)
        inapplicable("an environment cannot have the capabilities now");
    assay_must(env, "AddCapabilities", error);
}

jvmtiEnv *new_environment_with(const jvmtiCapabilities *capabilities)
{
    jvmtiEnv *env = new_environment();
    add_capabilities(env, capabilities);
    return env;
}

void release(void *memory)
{
    must(Deallocate, memory);
}

void assay_enable(jvmtiEvent event, jthread thread)
{
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must(SetEventNotificationMode, JVMTI_ENABLE, event, thread);
}

void assay_disable(jvmtiEvent event, jthread thread)
{
    must(SetEventNotificationMode, JVMTI_DISABLE, event, thread);
}

/* Calls a hook; in a batch (channel.h) for one case after the other. */
#define CALL_HOOK(HOOK, ...)                                                                       \
    for (bool more = assay_first_case(); more; more = assay_next_case()) {                         \
        assay_test.HOOK(__VA_ARGS__);                                                              \
        assay_record(#HOOK, NULL);                                                                 \
    }

static void JNICALL on_start(jvmtiEnv *env, JNIEnv *jni)
{
    ask_for_references(jni, HOOK_REFERENCES);
    CALL_HOOK(start, jni);
}

static void JNICALL on_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    ask_for_references(jni, HOOK_REFERENCES);
    CALL_HOOK(init, jni, thread);
}

static void JNICALL on_death(jvmtiEnv *env, JNIEnv *jni)
{
    ask_for_references(jni, HOOK_REFERENCES);
    CALL_HOOK(death, jni);
}

bool is_before_start(void)
{
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    return phase == JVMTI_PHASE_ONLOAD || phase == JVMTI_PHASE_PRIMORDIAL;
}

/* Adds exactly what the test needs, and of what it wants only what is offered. */
static void add_needs(void)
{
    jvmtiCapabilities offered = {0};
    must(GetPotentialCapabilities, &offered);
    unsigned char added[sizeof offered];
    unsigned char wanted[sizeof offered];
    unsigned char potential[sizeof offered];
    memcpy(added, &assay_test.needs, sizeof added);
    memcpy(wanted, &assay_test.wants, sizeof wanted);
    memcpy(potential, &offered, sizeof potential);
    bool any = false;
    for (size_t i = 0; i < sizeof added; i++) {
        added[i] |= wanted[i] & potential[i];
        any |= added[i] != 0;
    }
    if (!any)
        return;
    jvmtiCapabilities capabilities;
    memcpy(&capabilities, added, sizeof capabilities);
    must(AddCapabilities, &capabilities);
}

static void begin(JavaVM *vm)
{
    assay_vm = vm;
    assay_read_cases();
    assay_record("agent", NULL);
    assay_env = new_environment();
    add_needs();
}

EXPORT JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    begin(vm);
    if (assay_test.start != NULL)
        on(VMStart, on_start);
    if (assay_test.init != NULL)
        on(VMInit, on_init);
    if (assay_test.death != NULL)
        on(VMDeath, on_death);
    if (assay_test.load != NULL)
        CALL_HOOK(load, vm, options);
    return JNI_OK;
}

/* In a JVM that was started without the agent, where assay.Agent loads it as a library. */
EXPORT JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    if (assay_vm == NULL) {
        begin(vm);
        if (assay_test.death != NULL)
            on(VMDeath, on_death);
    }
    return JNI_VERSION_1_6;
}

EXPORT JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    if (assay_test.attach == NULL)
        broken("the agent was attached, but the test has no attach hook");
    jint result = assay_test.attach(vm, options);
    assay_record("attach", NULL);
    return result;
}

EXPORT JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    if (assay_test.unload != NULL) {
        assay_unloading = true;
        CALL_HOOK(unload, vm);
    }
}

EXPORT JNIEXPORT void JNICALL Java_assay_Agent_probe(JNIEnv *jni, jclass klass, jobject subject)
{
    if (assay_test.probe == NULL)
        broken("the target calls Agent.probe, but the test has no probe hook");
    ask_for_references(jni, HOOK_REFERENCES);
    CALL_HOOK(probe, jni, subject);
}

static void with_text(JNIEnv *jni, jstring string, void (*use)(const char *text))
{
    const char *text = (*jni)->GetStringUTFChars(jni, string, NULL);
    if (text == NULL)
        broken("GetStringUTFChars failed");
    use(text);
    (*jni)->ReleaseStringUTFChars(jni, string, text);
}

static void say_text(const char *text)
{
    say("%s", text);
}

EXPORT JNIEXPORT void JNICALL Java_assay_Agent_say(JNIEnv *jni, jclass klass, jstring line)
{
    with_text(jni, line, say_text);
}

EXPORT JNIEXPORT void JNICALL Java_assay_Agent_inapplicable(JNIEnv *jni, jclass klass,
                                                            jstring reason)
{
    inapplicable("%s", (*jni)->GetStringUTFChars(jni, reason, NULL));
}

EXPORT JNIEXPORT void JNICALL Java_assay_Agent_arriveAndWait(JNIEnv *jni, jclass klass,
                                                             jstring point)
{
    with_text(jni, point, arrive_and_wait);
}

EXPORT JNIEXPORT void JNICALL Java_assay_Agent_awaitArrival(JNIEnv *jni, jclass klass,
                                                            jstring point)
{
    with_text(jni, point, await_arrival);
}

EXPORT JNIEXPORT void JNICALL Java_assay_Agent_releasePoint(JNIEnv *jni, jclass klass,
                                                            jstring point)
{
    with_text(jni, point, release_point);
}
