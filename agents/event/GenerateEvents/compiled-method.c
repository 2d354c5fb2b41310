/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled.h"

TITLE("GenerateEvents reports a compiled method again each time, before it returns.");

static void init(JNIEnv *jni, jthread thread)
{
    find_work(jni);
    on(CompiledMethodLoad, compiled);
}

static int generate(void)
{
    reset_loads();
    say("GenerateEvents: %s", error_name(ti(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD)));
    return loads_so_far();
}

static void probe(JNIEnv *jni, jobject end)
{
    if (end == NULL) {
        if (loads_so_far() > 0)
            stop_working(jni);
        return;
    }
    bool has_compiler = loads_so_far() > 0;
    int first = generate(), second = generate();
    say("each call reports it: %s", truth((first > 0 && second > 0) == has_compiler));
    say("wrong environments: %d, wrong code: %d, wrong maps: %d", wrong_environments,
        wrong_code, wrong_map);
    off(CompiledMethodLoad);
    say("disabled: %d", generate());
}

TEST(.target = "event.Compiled", .init = init, .probe = probe,
     .timeout = 120, .needs = {.can_generate_compiled_method_load_events = 1});
