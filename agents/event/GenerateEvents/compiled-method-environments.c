/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled.h"

TITLE("GenerateEvents reports compiled methods to the environment that calls it, and no other.");

static jvmtiEnv *other;
static pthread_t caller;
static bool calls;
static int in_caller, in_other, in_none;

/* What is being compiled meanwhile is reported to both, and on another thread. */
static void JNICALL generated(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                              jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    compiled(assay_env, method, code_size, code, map_length, map, info);
    if (calls && pthread_equal(caller, pthread_self())) {
        in_caller += env == assay_env;
        in_other += env == other;
        in_none += env != assay_env && env != other;
    }
}

static void init(JNIEnv *jni, jthread thread)
{
    const jvmtiCapabilities capabilities = {.can_generate_compiled_method_load_events = 1};
    static const jvmtiEventCallbacks callbacks = {.CompiledMethodLoad = generated};
    find_work(jni);
    other = new_environment();
    if (ti_in(other, AddCapabilities, &capabilities) == JVMTI_ERROR_NOT_AVAILABLE)
        inapplicable("only one environment at a time can have the capability");
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(other, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_COMPILED_METHOD_LOAD, NULL);
    on(CompiledMethodLoad, generated);
}

static void generate(const char *name, jvmtiEnv *env)
{
    caller = pthread_self();
    in_caller = in_other = 0;
    calls = true;
    jvmtiError error = ti_in(env, GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    calls = false;
    int own = env == other ? in_other : in_caller, foreign = env == other ? in_caller : in_other;
    say("%s: %s, reported to it: %s, elsewhere: %s", name, error_name(error),
        truth(own > 0 || loads_so_far() == 0), truth(foreign > 0));
}

static void probe(JNIEnv *jni, jobject end)
{
    if (end == NULL) {
        if (loads_so_far() > 0)
            stop_working(jni);
        return;
    }
    generate("first", assay_env);
    generate("second", other);
    say("in none of them: %d", in_none);
}

TEST(.target = "event.Compiled", .init = init, .probe = probe,
     .timeout = 120, .needs = {.can_generate_compiled_method_load_events = 1});
