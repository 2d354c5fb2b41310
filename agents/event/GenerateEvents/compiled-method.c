/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled.h"

TITLE("GenerateEvents posts CompiledMethodLoad for a compiled method at each call, before it returns.");

/* What another thread began to report while the event was enabled may come late. */
static _Thread_local bool disabled;
static int when_disabled;

static void JNICALL reported(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                             jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    if (disabled)
        when_disabled++;
    compiled(env, method, code_size, code, map_length, map, info);
}

static void init(JNIEnv *jni, jthread thread)
{
    find_work(jni);
    on(CompiledMethodUnload, discarded);
    on(CompiledMethodLoad, reported);
}

static bool generate(JNIEnv *jni)
{
    jvmtiError error;
    bool is_reported = is_reported_again(jni, assay_env, &error);
    say("GenerateEvents: %s", error_name(error));
    return is_reported;
}

static void probe(JNIEnv *jni, jobject end)
{
    if (end == NULL) {
        work_until_reported(jni);
        return;
    }
    bool first = generate(jni), second = generate(jni);
    say("each call reports it: %s", truth(first && second));
    say_wrong();
    off(CompiledMethodLoad);
    disabled = true;
    SAY_CALL(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    say("disabled: %d", when_disabled);
}

TEST(.target = "event.Compiled", .init = init, .probe = probe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1});
