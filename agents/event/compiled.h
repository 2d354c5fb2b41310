/* SPDX-License-Identifier: Apache-2.0 */

/* What CompiledMethodLoad reported of event.Compiled.work; the callback may run on any thread. */
#ifndef ASSAY_EVENT_COMPILED_H
#define ASSAY_EVENT_COMPILED_H

#include <pthread.h>

#include "assay.h"
#include "environments.h"
#include "threads.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int loads, wrong_environments, wrong_code, wrong_map;
static jmethodID work;

static inline void count_load(jvmtiEnv *env, jint code_size, const void *code, jint map_length,
                              const jvmtiAddrLocationMap *map)
{
    const char *begin = code, *before = NULL;
    loads++;
    wrong_environments += env != assay_env;
    wrong_code += code == NULL || code_size <= 0;
    jlocation first = 0, last = 0;
    must(GetMethodLocation, work, &first, &last);
    wrong_map += map_length < 0 || (map_length > 0 && map == NULL);
    for (jint i = 0; map != NULL && i < map_length; i++) {
        const char *address = map[i].start_address;
        wrong_map += address < begin || address > begin + code_size || address < before;
        wrong_map += map[i].location != -1 && (map[i].location < first || map[i].location > last);
        before = address;
    }
}

/* The code of event.Compiled.work that was loaded and not unloaded since. */
static struct {
    const void *items[64];
    int count;
} standing;

static inline void compiled_to(const void *code)
{
    int i = 0;
    while (i < standing.count && standing.items[i] != code)
        i++;
    if (i == standing.count && i < 64)
        standing.items[standing.count++] = code;
}

static inline void JNICALL compiled(jvmtiEnv *env, jmethodID method, jint code_size,
                                    const void *code, jint map_length,
                                    const jvmtiAddrLocationMap *map, const void *info)
{
    if (method != work)
        return;
    pthread_mutex_lock(&lock);
    count_load(env, code_size, code, map_length, map);
    compiled_to(code);
    pthread_mutex_unlock(&lock);
}

/* The callback of CompiledMethodUnload. */
static inline void JNICALL discarded(jvmtiEnv *env, jmethodID method, const void *code)
{
    pthread_mutex_lock(&lock);
    for (int i = 0; method == work && i < standing.count; i++)
        if (standing.items[i] == code)
            standing.items[i] = standing.items[--standing.count];
    pthread_mutex_unlock(&lock);
}

static inline bool is_compiled(void)
{
    pthread_mutex_lock(&lock);
    bool is = standing.count > 0;
    pthread_mutex_unlock(&lock);
    return is;
}

static inline int loads_so_far(void)
{
    pthread_mutex_lock(&lock);
    int count = loads;
    pthread_mutex_unlock(&lock);
    return count;
}

static inline void reset_loads(void)
{
    pthread_mutex_lock(&lock);
    loads = 0;
    pthread_mutex_unlock(&lock);
}

/* Calls it a thousand times from native code: a loop's compiled code may have it inlined, and never
 * call it. */
static inline void call_work(JNIEnv *jni)
{
    jclass klass = find_class(jni, "event/Compiled");
    for (jint i = 0; i < 1000; i++)
        (*jni)->CallStaticIntMethod(jni, klass, work, i);
    (*jni)->DeleteLocalRef(jni, klass);
}

/* Whether this thread is in that GenerateEvents. */
static _Thread_local bool generating;

/* Whether GenerateEvents has the method reported. */
static inline bool is_reported_now(jvmtiEnv *env, jvmtiError *error)
{
    reset_loads();
    generating = true;
    *error = ti_in(env, GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    generating = false;
    return loads_so_far() > 0;
}

/* Whether it has the method reported if it is compiled. Code may be discarded at any
 * time, and CompiledMethodUnload reports that later; so it is called again between the tries. What
 * has not been sent once may be what the JVM "no longer has the information" for; but what was sent
 * before "does not effect" what is sent later. */
static inline bool is_reported_again(JNIEnv *jni, jvmtiEnv *env, jvmtiError *error)
{
    static bool was_sent;
    for (int tries = 0; tries < 20; tries++) {
        if (tries > 0) {
            must(ForceGarbageCollection);
            call_work(jni);
        }
        bool is_due = is_compiled(), is_reported = is_reported_now(env, error);
        was_sent |= is_reported;
        if (!is_due || is_reported || *error != JVMTI_ERROR_NONE)
            return true;
    }
    if (!was_sent)
        inapplicable("the JVM does not have the information to report compiled code again");
    return false;
}

static inline void say_wrong(void)
{
    pthread_mutex_lock(&lock);
    say("wrong environments: %d, wrong code: %d, wrong maps: %d", wrong_environments, wrong_code,
        wrong_map);
    pthread_mutex_unlock(&lock);
}

static inline void stop_working(JNIEnv *jni)
{
    jclass klass = find_class(jni, "event/Compiled");
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "seen", "Z"), JNI_TRUE);
}

/* Has the method compiled, and ends the target's loop when that has been reported. */
static inline void work_more(JNIEnv *jni)
{
    call_work(jni);
    if (loads_so_far() > 0)
        stop_working(jni);
}

/* The same for tests of what comes after the first report: a JVM need not compile just this method,
 * however often it is called. */
static inline void work_until_reported(JNIEnv *jni)
{
    static int rounds;
    work_more(jni);
    if (++rounds == 20000 && loads_so_far() == 0)
        inapplicable("the method that is called all the time is not compiled");
}

static inline void find_work(JNIEnv *jni)
{
    work = static_method_id(jni, find_class(jni, "event/Compiled"), "work", "(I)I");
}

/* Whether the event comes for `work`: a second environment asks by GenerateEvents whether it is compiled
 * when the first one got nothing. */

/* So many probes, each after a thousand calls or turns. */
enum { ENOUGH = 20000 };

static jvmtiEnv *asking;
static atomic_int others;
static atomic_bool was_generated;
static bool early;

/* GenerateEvents may send to other environments, too, which is not what the test is about. */
static inline void JNICALL loaded(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                                  jint map_length, const jvmtiAddrLocationMap *map,
                                  const void *info)
{
    if (env == asking) {
        was_generated |= method == work;
    } else if (!generating) {
        atomic_fetch_add(&others, 1);
        compiled(env, method, code_size, code, map_length, map, info);
    }
}

/* Whether it is compiled now: the second environment enables the event only for this call. */
static inline bool is_generated(void)
{
    const jvmtiEvent event = JVMTI_EVENT_COMPILED_METHOD_LOAD;
    if (asking == NULL)
        return false;
    was_generated = false;
    generating = true;
    enable_in(asking, event, NULL);
    must_in(asking, GenerateEvents, event);
    disable_in(asking, event, NULL);
    generating = false;
    return was_generated;
}

/* For the init hook, once `work` is known. A JVM may have the capability for one environment only. */
static inline void await_loads(void)
{
    const jvmtiCapabilities capabilities = {.can_generate_compiled_method_load_events = 1};
    static const jvmtiEventCallbacks callbacks = {.CompiledMethodLoad = loaded};
    jvmtiEnv *other = new_environment();
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    if (ti_in(other, AddCapabilities, &capabilities) == JVMTI_ERROR_NONE)
        asking = other;
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
