/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "assay.h"

TITLE("Compiled methods are loaded and unloaded in their phases, and only loaded ones unloaded.");

/* Each pair of method and address that was loaded and not unloaded since. */
enum { ROOM = 65536 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    jmethodID method;
    const void *code;
} known[ROOM];
static int count, wrong_phase, never_loaded, twice;

/* The code that the last event on this thread was about: methods that are inlined have the address
 * range in common, and an event each. */
static _Thread_local const char *range, *range_end;

static void check_phase(jvmtiEnv *env)
{
    jvmtiPhase phase = 0;
    must_in(env, GetPhase, &phase);
    /* A callback that began before the JVM's death may see the dead phase: that proves nothing. */
    wrong_phase += phase == JVMTI_PHASE_ONLOAD || phase == JVMTI_PHASE_PRIMORDIAL;
}

static void JNICALL loaded(jvmtiEnv *env, jmethodID method, jint size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    pthread_mutex_lock(&lock);
    check_phase(env);
    bool inlined = (const char *)code >= range && (const char *)code < range_end, there = false;
    int others = 0;
    for (int i = 0; i < count; i++) {
        there |= known[i].code == code && known[i].method == method;
        others += known[i].code == code && known[i].method != method && !inlined;
    }
    twice += there ? 0 : others;
    range = code;
    range_end = range + size;
    if (!there && count < ROOM) {
        known[count].method = method;
        known[count++].code = code;
    }
    pthread_mutex_unlock(&lock);
}

static void JNICALL unloaded(jvmtiEnv *env, jmethodID method, const void *code)
{
    pthread_mutex_lock(&lock);
    int i = count - 1;
    check_phase(env);
    while (i >= 0 && (known[i].method != method || known[i].code != code))
        i--;
    if (i >= 0)
        known[i] = known[--count];
    else
        never_loaded += count < ROOM;
    pthread_mutex_unlock(&lock);
}

static void load(JavaVM *vm, char *options)
{
    on(CompiledMethodLoad, loaded);
    on(CompiledMethodUnload, unloaded);
}

/* What was compiled in an earlier phase was not reported, and may be unloaded in this one. */
static void init(JNIEnv *jni, jthread thread)
{
    must(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
}

static void probe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "event/Compiled");
    if (subject == NULL)
        (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "seen", "Z"),
                                      JNI_TRUE);
    must(ForceGarbageCollection);
}

static void unload(JavaVM *vm)
{
    say("in a wrong phase: %d, unloaded but never loaded: %d", wrong_phase, never_loaded);
    say("code of two methods at once: %d", twice);
}

TEST(.target = "event.Compiled", .load = load, .init = init, .probe = probe,
     .unload = unload, .timeout = 120, .needs = {.can_generate_compiled_method_load_events = 1});
