/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"
#include "../compiled_unloading.h"

TITLE("CompiledMethodUnload is posted to an environment that has disabled CompiledMethodLoad.");

static jmethodID method;
static jvmtiEnv *witness;
static jrawMonitorID lock;
static struct counts {
    int loads, unloads, unloads_of_witness;
} counts;

static void JNICALL loaded(jvmtiEnv *env, jmethodID compiled, jint size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    must(RawMonitorEnter, lock);
    counts.loads += env == witness && compiled == method && method != NULL;
    must(RawMonitorExit, lock);
}

static void JNICALL unloaded(jvmtiEnv *env, jmethodID compiled, const void *code)
{
    must(RawMonitorEnter, lock);
    if (compiled == method && method != NULL)
        ++*(env == witness ? &counts.unloads_of_witness : &counts.unloads);
    must(RawMonitorExit, lock);
}

static void enable(jvmtiEnv *env, jvmtiEventMode mode, jvmtiEvent event)
{
    must_in(env, SetEventNotificationMode, mode, event, NULL);
}

static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities capabilities = {.can_generate_compiled_method_load_events = 1};
    static const jvmtiEventCallbacks callbacks = {.CompiledMethodLoad = loaded,
                                                  .CompiledMethodUnload = unloaded};
    must(CreateRawMonitor, "counts", &lock);
    witness = new_environment_with(&capabilities);
    must_in(witness, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    enable(witness, JVMTI_ENABLE, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    enable(witness, JVMTI_ENABLE, JVMTI_EVENT_COMPILED_METHOD_UNLOAD);
    enable(assay_env, JVMTI_ENABLE, JVMTI_EVENT_COMPILED_METHOD_UNLOAD);
    if (is_case("disabled-again"))
        enable(assay_env, JVMTI_ENABLE, JVMTI_EVENT_COMPILED_METHOD_LOAD);
}

static struct counts counted(void)
{
    must(RawMonitorEnter, lock);
    struct counts now = counts;
    must(RawMonitorExit, lock);
    return now;
}

/* An event that the other environment has may be still to come here. */
static bool is_as_often_as_to_witness(void)
{
    struct timespec beginning = {0};
    struct counts now;
    do {
        give_others_time();
        now = counted();
    } while (now.unloads < now.unloads_of_witness && wait_goes_on(&beginning));
    return now.unloads >= now.unloads_of_witness;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static jweak klass;
    if (subject == NULL) {
        if (counted().loads > 0 || is_called_enough())
            end_calls(jni);
        return;
    }
    if (klass == NULL) {
        klass = (*jni)->NewWeakGlobalRef(jni, subject);
        jmethodID id = method_to_compile(jni, subject);
        must(RawMonitorEnter, lock);
        method = id;
        must(RawMonitorExit, lock);
        return;
    }
    /* It may have been compiled before the test knew it. */
    if (counted().loads == 0)
        inapplicable("the method that is called all the time is not compiled");
    if (is_case("disabled-again"))
        enable(assay_env, JVMTI_DISABLE, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    struct counts before = counted();
    /* When the code goes is the JVM's to choose. */
    if (!collect_until_freed(jni, &klass, 1))
        inapplicable("the class is not unloaded");
    for (int i = 0; i < 100 && counted().unloads_of_witness == before.unloads_of_witness; i++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    if (counted().unloads_of_witness == before.unloads_of_witness)
        inapplicable("no code of the class is unloaded");
    say("posted without loads, too: %s", truth(is_as_often_as_to_witness()));
}

TEST(.target = "event.CompiledUnloading", .load = load, .probe = observe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1},
     .cases = LIST("never-enabled", "disabled-again"));
