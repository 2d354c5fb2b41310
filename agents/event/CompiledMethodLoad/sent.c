/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled.h"
#include "environments.h"
#include "threads.h"

TITLE("CompiledMethodLoad reports a newly compiled method with its code and an ascending address map.");

/* Twenty million calls. */
enum { ENOUGH = 20000 };

static jvmtiEnv *second;
static atomic_int others;
static atomic_bool generated;
static bool early;

/* GenerateEvents may send to other environments, too, which is not what the test is about. */
static void JNICALL loaded(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    if (env == second) {
        generated |= method == work;
    } else if (!generating) {
        atomic_fetch_add(&others, 1);
        compiled(env, method, code_size, code, map_length, map, info);
    }
}

/* Whether it is compiled now: the second environment enables the event only for this call. */
static bool is_generated(void)
{
    const jvmtiEvent event = JVMTI_EVENT_COMPILED_METHOD_LOAD;
    if (second == NULL)
        return false;
    generated = false;
    generating = true;
    enable_in(second, event, NULL);
    must_in(second, GenerateEvents, event);
    disable_in(second, event, NULL);
    generating = false;
    return generated;
}

/* A JVM may have the capability for one environment only. */
static void init(JNIEnv *jni, jthread thread)
{
    const jvmtiCapabilities capabilities = {.can_generate_compiled_method_load_events = 1};
    static const jvmtiEventCallbacks callbacks = {.CompiledMethodLoad = loaded};
    jvmtiEnv *other = new_environment();
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    if (ti_in(other, AddCapabilities, &capabilities) == JVMTI_ERROR_NONE)
        second = other;
    find_work(jni);
    on(CompiledMethodLoad, loaded);
    early = is_generated();
}

/* Whether the method was compiled while the event was enabled, as GenerateEvents reports it, and no
 * event comes of that. */
static bool is_lost(void)
{
    struct timespec beginning = {0};
    if (early || loads_so_far() > 0 || !is_generated())
        return false;
    while (loads_so_far() == 0 && wait_goes_on(&beginning))
        ;
    return loads_so_far() == 0;
}

static void decide_without_load(JNIEnv *jni)
{
    if (early)
        inapplicable("the method was compiled before the event was enabled");
    if (is_lost())
        stop_working(jni);
    else if (loads_so_far() == 0 && atomic_load(&others) > 0)
        inapplicable("the JVM compiles methods, but not the one that is called all the time");
}

static void probe(JNIEnv *jni, jobject end)
{
    static int rounds;
    if (end == NULL) {
        work_more(jni);
        if (++rounds >= ENOUGH && loads_so_far() == 0)
            decide_without_load(jni);
        return;
    }
    if (is_lost())
        say("the method is compiled");
    say("reported: %s", truth(loads_so_far() > 0));
    say_wrong();
}

TEST(.target = "event.Compiled", .init = init, .probe = probe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1});
