/* SPDX-License-Identifier: Apache-2.0 */
#include "../../gc/freeing.h"

TITLE("Compiled code's events come to the environment that has enabled them, and are about pairs.");

/* The code of the class that is unloaded, as the loads had it. */
enum { ROOM = 64 };

static struct {
    const void *code;
    bool unloaded;
    bool shared; /* by a method that is inlined, or that came later */
} known[ROOM];
static int loads, unloads, unknown, twice, elsewhere;
static jmethodID method;
static jvmtiEnv *witness;
static jrawMonitorID lock;

static void JNICALL loaded(jvmtiEnv *env, jmethodID compiled, jint size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    must(RawMonitorEnter, lock);
    elsewhere += env != witness;
    for (int i = 0; i < loads; i++)
        known[i].shared |= known[i].code == code && compiled != method;
    if (compiled == method && method != NULL && loads < ROOM)
        known[loads++].code = code;
    must(RawMonitorExit, lock);
}

/* The same address may be used again for the same method, so the latest load counts. */
static void match(const void *code)
{
    int i = loads - 1;
    while (i >= 0 && code != known[i].code)
        i--;
    if (i < 0) {
        unknown++;
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
            unknown += known[i].code == code && !known[i].unloaded && !known[i].shared;
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
        if (is_compiled) {
            jclass target = find_class(jni, "event/CompiledGuest");
            (*jni)->SetStaticBooleanField(jni, target, static_field_id(jni, target, "seen", "Z"),
                                          JNI_TRUE);
        }
        return;
    }
    if (klass == NULL) {
        klass = (*jni)->NewWeakGlobalRef(jni, subject);
        method = method_id(jni, subject, "applyAsInt", "(I)I");
        return;
    }
    if (collected(jni, &klass, 1))
        for (int i = 0; i < 100 && unloads_so_far() == 0; i++)
            must(ForceGarbageCollection);
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    must(RawMonitorEnter, lock);
    say("wrong method or code: %d, unloaded twice: %d, more unloads than loads: %s", unknown, twice,
        truth(unloads > loads));
    say("in the environment that has not enabled them: %d", elsewhere);
    must(RawMonitorExit, lock);
}

TEST(.target = "event.CompiledGuest", .load = load, .probe = observe,
     .timeout = 120, .needs = {.can_generate_compiled_method_load_events = 1},
     .cases = LIST("never-enabled", "disabled"));
