/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../compiled.h"

TITLE("GenerateEvents posts CompiledMethodLoad only to the environment that calls it.");

static jvmtiEnv *other;
static _Atomic(jvmtiEnv *) caller;

/* Callbacks may come on any thread. What is compiled meanwhile is reported to both, and not on the
 * thread that calls GenerateEvents; so that thread alone shows what goes elsewhere. */
static int elsewhere;

static void JNICALL generated(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                              jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    if (env == atomic_load(&caller))
        compiled(assay_env, method, code_size, code, map_length, map, info);
    else if (generating && method == work)
        elsewhere++;
}

static void init(JNIEnv *jni, jthread thread)
{
    const jvmtiCapabilities capabilities = {.can_generate_compiled_method_load_events = 1};
    static const jvmtiEventCallbacks callbacks = {.CompiledMethodLoad = generated};
    find_work(jni);
    other = new_environment_with(&capabilities);
    atomic_store(&caller, assay_env);
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(other, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_COMPILED_METHOD_LOAD, NULL);
    on(CompiledMethodUnload, discarded);
    on(CompiledMethodLoad, generated);
}

/* The code may have been discarded, which may be reported late; only a report to the first environment
 * shows that it is there. */
static bool is_there(void)
{
    jvmtiError error;
    atomic_store(&caller, assay_env);
    return is_reported_now(assay_env, &error);
}

static void generate(JNIEnv *jni, const char *name, jvmtiEnv *env)
{
    jvmtiError error;
    atomic_store(&caller, env);
    elsewhere = 0;
    bool is_reported = is_reported_again(jni, env, &error), is_elsewhere = elsewhere > 0;
    if (!is_reported && !is_elsewhere && env == other && !is_there())
        inapplicable("the compiled code is reported to no environment any more");
    say("%s: %s, reported to it: %s", name, error_name(error), truth(is_reported));
    say("%s: reported elsewhere: %s", name, truth(is_elsewhere));
}

static void probe(JNIEnv *jni, jobject end)
{
    if (end == NULL) {
        work_until_reported(jni);
        return;
    }
    generate(jni, "first", assay_env);
    generate(jni, "second", other);
}

TEST(.target = "event.Compiled", .init = init, .probe = probe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1});
