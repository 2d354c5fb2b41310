/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "heap.h"
#include "threads.h"
#include "../compiled_unloading.h"

TITLE("Two environments that enabled the events about generated code both get them.");

enum { LOAD, UNLOAD, EVENTS, ROOM = 65536 };

/* The methods, by event and environment. `method` is the one that is unloaded; it may be compiled before the
 * test knows it. */
static jmethodID methods[EVENTS][2][ROOM], method;
static atomic_int counts[EVENTS][2], generated[2];
static atomic_bool enabled_in_both;
static pthread_mutex_t noting = PTHREAD_MUTEX_INITIALIZER;

static void note(int event, jvmtiEnv *env, jmethodID compiled)
{
    int which = env == second_environment;
    pthread_mutex_lock(&noting);
    if (counts[event][which] < ROOM)
        methods[event][which][counts[event][which]++] = compiled;
    pthread_mutex_unlock(&noting);
}

static void JNICALL loaded(jvmtiEnv *env, jmethodID compiled, jint size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    note(LOAD, env, compiled);
}

static void JNICALL unloaded(jvmtiEnv *env, jmethodID compiled, const void *code)
{
    note(UNLOAD, env, compiled);
}

static void JNICALL generate(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    if (enabled_in_both)
        generated[env == second_environment]++;
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.CompiledMethodLoad = loaded;
    assay_callbacks.CompiledMethodUnload = unloaded;
    assay_callbacks.DynamicCodeGenerated = generate;
    make_second_environment();
    enable_in_both(JVMTI_EVENT_COMPILED_METHOD_LOAD);
    enable_in_both(JVMTI_EVENT_COMPILED_METHOD_UNLOAD);
    enable_in_both(JVMTI_EVENT_DYNAMIC_CODE_GENERATED);
    enabled_in_both = true;
}

static int times(int event, int environment)
{
    int found = 0;
    pthread_mutex_lock(&noting);
    for (int i = 0; i < counts[event][environment]; i++)
        found += methods[event][environment][i] == method;
    pthread_mutex_unlock(&noting);
    return found;
}

static bool differ(int event)
{
    return times(event, 0) != times(event, 1);
}

/* Whether and when the code goes with its class is the JVM's to choose. */
static void observe(JNIEnv *jni, jobject subject)
{
    static jweak klass;
    if (subject == NULL) {
        if (times(LOAD, 0) + times(LOAD, 1) > 0)
            end_calls(jni);
        else if (is_called_enough())
            inapplicable("the method that is called all the time is not compiled");
    } else if (klass == NULL) {
        klass = (*jni)->NewWeakGlobalRef(jni, subject);
        method = method_to_compile(jni, subject);
    } else {
        struct timespec beginning = {0};
        collect_until_freed(jni, &klass, 1);
        for (int i = 0; i < 100 && times(LOAD, 0) > 0 && times(UNLOAD, 0) == 0; i++)
            must(ForceGarbageCollection);
        bool loads, unloads, in_one;
        /* The event may be under way to the second environment; the first of generated code may have come
         * before that was ready. */
        do {
            int first = generated[0], second = generated[1];
            loads = differ(LOAD);
            unloads = differ(UNLOAD);
            in_one = (first > 1 && second == 0) || (second > 1 && first == 0);
        } while ((loads || unloads || in_one) && wait_goes_on(&beginning));
        say("numbers differ: CompiledMethodLoad %s, CompiledMethodUnload %s", truth(loads),
            truth(unloads));
        say("DynamicCodeGenerated only in one: %s", truth(in_one));
    }
}

TEST(.target = "event.CompiledUnloading", .load = load, .probe = observe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1});
