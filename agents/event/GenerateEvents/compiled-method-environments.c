/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../compiled.h"

TITLE("GenerateEvents reports compiled methods to the environment that calls it, and no other.");

static jvmtiEnv *other;
static _Atomic(jvmtiEnv *) caller;

/* Callbacks may come on any thread. What is compiled meanwhile is reported to both, and not on the
 * thread that calls; so that thread alone shows what goes elsewhere. */
static _Thread_local bool generating;
static int elsewhere;

static void JNICALL generated(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                              jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    if (env == atomic_load(&caller))
        compiled(assay_env, method, code_size, code, map_length, map, info);
    else if (generating)
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
    on(CompiledMethodLoad, generated);
}

static void generate(const char *name, jvmtiEnv *env, bool has_compiler)
{
    atomic_store(&caller, env);
    reset_loads();
    elsewhere = 0;
    generating = true;
    jvmtiError error = ti_in(env, GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    generating = false;
    say("%s: %s, reported to it: %s", name, error_name(error),
        truth((loads_so_far() > 0) == has_compiler));
    say("%s: reported elsewhere: %s", name, truth(elsewhere > 0));
}

static void probe(JNIEnv *jni, jobject end)
{
    if (end == NULL) {
        if (loads_so_far() > 0)
            stop_working(jni);
        return;
    }
    bool has_compiler = loads_so_far() > 0;
    generate("first", assay_env, has_compiler);
    generate("second", other, has_compiler);
}

TEST(.target = "event.Compiled", .init = init, .probe = probe,
     .timeout = 120, .needs = {.can_generate_compiled_method_load_events = 1});
