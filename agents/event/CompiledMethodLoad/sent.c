/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled.h"

TITLE("CompiledMethodLoad reports a newly compiled method with its code and an ascending address map.");

static void init(JNIEnv *jni, jthread thread)
{
    find_work(jni);
    on(CompiledMethodLoad, compiled);
}

static void probe(JNIEnv *jni, jobject end)
{
    if (end == NULL) {
        work_more(jni);
        return;
    }
    say("reported: %s", truth(loads_so_far() > 0));
    say_wrong();
}

TEST(.target = "event.Compiled", .init = init, .probe = probe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1});
