/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../compiled.h"

TITLE("CompiledMethodLoad reports a newly compiled method with its code and an ascending address map.");

/* Twenty million calls. */
enum { ENOUGH = 20000 };

static atomic_int others;

static void JNICALL loaded(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    atomic_fetch_add(&others, 1);
    compiled(env, method, code_size, code, map_length, map, info);
}

static void init(JNIEnv *jni, jthread thread)
{
    find_work(jni);
    on(CompiledMethodLoad, loaded);
}

static void probe(JNIEnv *jni, jobject end)
{
    static int rounds;
    if (end == NULL) {
        work_more(jni);
        if (++rounds == ENOUGH && loads_so_far() == 0 && atomic_load(&others) > 0)
            inapplicable("the JVM compiles methods, but not the one that is called all the time");
        return;
    }
    say("reported: %s", truth(loads_so_far() > 0));
    say_wrong();
}

TEST(.target = "event.Compiled", .init = init, .probe = probe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1});
