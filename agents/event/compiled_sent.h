/* SPDX-License-Identifier: Apache-2.0 */

/* Whether CompiledMethodLoad comes for the method `work`: a second environment asks by GenerateEvents
 * whether it is compiled when the first one got nothing. */
#ifndef ASSAY_EVENT_COMPILED_SENT_H
#define ASSAY_EVENT_COMPILED_SENT_H

#include "compiled.h"
#include "environments.h"
#include "threads.h"

/* So many probes, each after a thousand calls or turns. */
enum { ENOUGH = 20000 };

static jvmtiEnv *second;
static atomic_int others;
static atomic_bool generated;
static bool early;

/* GenerateEvents may send to other environments, too, which is not what the test is about. */
static inline void JNICALL loaded(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                                  jint map_length, const jvmtiAddrLocationMap *map,
                                  const void *info)
{
    if (env == second) {
        generated |= method == work;
    } else if (!generating) {
        atomic_fetch_add(&others, 1);
        compiled(env, method, code_size, code, map_length, map, info);
    }
}

/* Whether it is compiled now: the second environment enables the event only for this call. */
static inline bool is_generated(void)
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

/* For the init hook, once `work` is known. A JVM may have the capability for one environment only. */
static inline void await_loads(void)
{
    const jvmtiCapabilities capabilities = {.can_generate_compiled_method_load_events = 1};
    static const jvmtiEventCallbacks callbacks = {.CompiledMethodLoad = loaded};
    jvmtiEnv *other = new_environment();
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    if (ti_in(other, AddCapabilities, &capabilities) == JVMTI_ERROR_NONE)
        second = other;
    on(CompiledMethodLoad, loaded);
    early = is_generated();
}

/* Whether the method was compiled while the event was enabled, as GenerateEvents reports it, and no
 * event comes of that. */
static inline bool is_lost(void)
{
    struct timespec beginning = {0};
    if (early || loads_so_far() > 0 || !is_generated())
        return false;
    while (loads_so_far() == 0 && wait_goes_on(&beginning))
        ;
    return loads_so_far() == 0;
}

static inline void decide_without_load(JNIEnv *jni)
{
    if (early)
        inapplicable("the method was compiled before the event was enabled");
    if (is_lost())
        stop_working(jni);
    else if (loads_so_far() == 0 && atomic_load(&others) > 0)
        inapplicable("the JVM compiles methods, but not the one that runs all the time");
}

/* The probe between a thousand calls or turns and the next. */
static inline void end_when_decided(JNIEnv *jni)
{
    static int rounds;
    if (loads_so_far() > 0)
        stop_working(jni);
    else if (++rounds >= ENOUGH)
        decide_without_load(jni);
}

/* The last probe. */
static inline void say_whether_reported(void)
{
    if (is_lost())
        say("the method is compiled");
    say("reported: %s", truth(loads_so_far() > 0));
}

#endif
