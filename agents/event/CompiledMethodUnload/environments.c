/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../compiled_unloading.h"

TITLE("CompiledMethodLoad and CompiledMethodUnload are posted only to the environment that enables them.");

/* The code of the class that is unloaded, as the loads had it. */
enum { ROOM = 64 };

static struct {
    const void *code;
    bool unloaded;
} known[ROOM];

/* Where code of other methods was loaded: one that is inlined shares the address, before or after,
 * and one that came later may have it, too. */
enum { OTHERS = 65536 };
static const void *others[OTHERS];
static int other_count;
static int loads, unloads, unknown, twice, elsewhere;
static jmethodID method;
static jvmtiEnv *witness;
static jrawMonitorID lock;

static void JNICALL loaded(jvmtiEnv *env, jmethodID compiled, jint size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    must(RawMonitorEnter, lock);
    elsewhere += env != witness;
    if (compiled == method && method != NULL && loads < ROOM)
        known[loads++].code = code;
    else if (other_count < OTHERS)
        others[other_count++] = code;
    must(RawMonitorExit, lock);
}

/* Where there was no room for all, any code may be. */
static bool is_of_another(const void *code)
{
    bool found = other_count == OTHERS;
    for (int i = 0; i < other_count && !found; i++)
        found = others[i] == code;
    return found;
}

/* The same address may be used again for the same method, so the latest load counts. */
static void match(const void *code)
{
    int i = loads - 1;
    while (i >= 0 && code != known[i].code)
        i--;
    if (i < 0) {
        /* Of its own method, too, if that was compiled before the test knew it. */
        unknown += !is_of_another(code);
        return;
    }
    twice += known[i].unloaded;
    known[i].unloaded = true;
    unloads++;
}

static void JNICALL unloaded(jvmtiEnv *env, jmethodID compiled, const void *code)
{
    must(RawMonitorEnter, lock);
    elsewhere += env != witness;
    if (compiled == method && method != NULL)
        match(code);
    else
        for (int i = 0; i < loads; i++)
            unknown += known[i].code == code && !known[i].unloaded && !is_of_another(code);
    must(RawMonitorExit, lock);
}

/* The test's own environment, too, has capability and callbacks, and enables both events only
 * to disable them again. */
static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities capabilities = {.can_generate_compiled_method_load_events = 1};
    static const jvmtiEventCallbacks callbacks = {.CompiledMethodLoad = loaded,
                                                  .CompiledMethodUnload = unloaded};
    must(CreateRawMonitor, "pairs", &lock);
    witness = new_environment_with(&capabilities);
    must_in(witness, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    for (int event = JVMTI_EVENT_COMPILED_METHOD_LOAD; event <= JVMTI_EVENT_COMPILED_METHOD_UNLOAD;
         event++) {
        if (is_case("disabled")) {
            must(SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)event, NULL);
            must(SetEventNotificationMode, JVMTI_DISABLE, (jvmtiEvent)event, NULL);
        }
        must_in(witness, SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)event, NULL);
    }
}

static int unloads_so_far(void)
{
    must(RawMonitorEnter, lock);
    int count = unloads;
    must(RawMonitorExit, lock);
    return count;
}

/* Whether and when the code goes with its class is the JVM's to choose. */
static void observe(JNIEnv *jni, jobject subject)
{
    static jweak klass;
    if (subject == NULL) {
        must(RawMonitorEnter, lock);
        bool is_compiled = loads > 0;
        must(RawMonitorExit, lock);
        if (is_compiled || is_called_enough())
            end_calls(jni);
        return;
    }
    if (klass == NULL) {
        klass = (*jni)->NewWeakGlobalRef(jni, subject);
        jmethodID id = method_to_compile(jni, subject);
        must(RawMonitorEnter, lock);
        method = id;
        must(RawMonitorExit, lock);
        return;
    }
    if (collect_until_freed(jni, &klass, 1))
        for (int i = 0; i < 100 && unloads_so_far() == 0; i++)
            must(ForceGarbageCollection);
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    must(RawMonitorEnter, lock);
    if (loads == 0 && elsewhere == 0)
        inapplicable("the method that is called all the time is not compiled");
    say("loaded in the other one: %s", loads > 0 ? "some" : "none");
    say("wrong method or code: %d, unloaded twice: %d, more unloads than loads: %s", unknown, twice,
        truth(unloads > loads));
    say("in the environment that has not enabled them: %d", elsewhere);
    must(RawMonitorExit, lock);
}

TEST(.target = "event.CompiledUnloading", .load = load, .probe = observe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1},
     .cases = LIST("never-enabled", "disabled"));
