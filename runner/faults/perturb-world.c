/* SPDX-License-Identifier: Apache-2.0 */

/* Perturbations of what there is beside the target: the class library, the collector, and other
 * environments. */
#include "faults/perturb.h"

/* A class file, version 50: `public class extra.Extra extends Object`, without members. */
static const unsigned char extra_class[] = {
    0xca, 0xfe, 0xba, 0xbe, 0,   0,   0,   50,  0,   5,   7,   0,   2,   1,   0,   11,
    'e',  'x',  't',  'r',  'a', '/', 'E', 'x', 't', 'r', 'a', 7,   0,   4,   1,   0,
    16,   'j',  'a',  'v',  'a', '/', 'l', 'a', 'n', 'g', '/', 'O', 'b', 'j', 'e', 'c',
    't',  0,    0x21, 0,    1,   0,   3,   0,   0,   0,   0,   0,   0,   0,   0};

/* Keeps an object until the end. */
static jobject keep(JNIEnv *jni, jobject object)
{
    return object != NULL ? (*jni)->NewGlobalRef(jni, object) : NULL;
}

/* In a new loader without URLs. */
jclass define_extra_class(JNIEnv *jni)
{
    jclass url = (*jni)->FindClass(jni, "java/net/URL");
    jclass klass = (*jni)->FindClass(jni, "java/net/URLClassLoader");
    if (clear_pending(jni))
        return NULL;
    jmethodID constructor = (*jni)->GetMethodID(jni, klass, "<init>", "([Ljava/net/URL;)V");
    jobject loader = (*jni)->NewObject(jni, klass, constructor,
                                       (*jni)->NewObjectArray(jni, 0, url, NULL));
    if (clear_pending(jni))
        return NULL;
    klass = (*jni)->DefineClass(jni, "extra/Extra", loader, (const jbyte *)extra_class,
                                sizeof extra_class);
    return clear_pending(jni) ? NULL : klass;
}

static void add_classes(JNIEnv *jni)
{
    static const char *const names[] = {"java/util/zip/CRC32",
                                        "java/util/BitSet",
                                        "java/text/ChoiceFormat",
                                        "java/util/PriorityQueue",
                                        "java/util/Observable",
                                        "java/io/PushbackReader",
                                        "java/util/zip/Adler32",
                                        "java/io/LineNumberReader",
                                        "java/util/StringJoiner",
                                        "java/util/TreeSet",
                                        "java/util/Scanner",
                                        "java/io/SequenceInputStream",
                                        "java/util/concurrent/Exchanger",
                                        "java/util/concurrent/ForkJoinPool",
                                        "java/util/concurrent/ConcurrentSkipListMap",
                                        "java/util/concurrent/Phaser"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        keep(jni, (*jni)->FindClass(jni, names[i]));
        clear_pending(jni);
    }
}

/* Waits in Java for ever, as the threads of a library do. */
static void JNICALL wait_in_java(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    (void)env, (void)unused;
    jclass klass = (*jni)->FindClass(jni, "java/lang/Object");
    jobject lock = (*jni)->AllocObject(jni, klass);
    jmethodID wait = (*jni)->GetMethodID(jni, klass, "wait", "()V");
    while ((*jni)->MonitorEnter(jni, lock) == JNI_OK) {
        (*jni)->CallVoidMethod(jni, lock, wait);
        clear_pending(jni);
        (*jni)->MonitorExit(jni, lock);
    }
}

/* Waits outside Java for ever. */
static void JNICALL wait_in_native(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    (void)jni, (void)unused;
    jrawMonitorID monitor;
    if ((*env)->CreateRawMonitor(env, "library", &monitor) != JVMTI_ERROR_NONE
        || (*env)->RawMonitorEnter(env, monitor) != JVMTI_ERROR_NONE)
        return;
    while ((*env)->RawMonitorWait(env, monitor, 0) == JVMTI_ERROR_NONE)
        ;
    (*env)->RawMonitorExit(env, monitor);
}

static void enlarge_library(JNIEnv *jni)
{
    start_thread(jni, "Library Java", wait_in_java);
    start_thread(jni, "Library Native", wait_in_native);
    add_classes(jni);
    keep(jni, define_extra_class(jni));
}

PERTURBATION(larger_library, "larger-library",
             "The class library has further threads, loaded classes, loaders and modules.",
             .init = enlarge_library)

enum { PERIOD_MAX = 60000 };

static void JNICALL collect(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    (void)jni, (void)unused;
    do {
        pause_microseconds(random_below(PERIOD_MAX));
    } while ((*env)->ForceGarbageCollection(env) == JVMTI_ERROR_NONE);
}

static void begin_collecting(JNIEnv *jni)
{
    start_thread(jni, "Collections", collect);
}

PERTURBATION(collections, "collections",
             "Garbage is collected at random moments, and objects move.", .init = begin_collecting)

static jvmtiEnv *another;
static jvmtiEnv *probing;

/* Whether other environments can still add it: one that only one may have is theirs. */
static bool is_shared(size_t byte, unsigned bit)
{
    union {
        jvmtiCapabilities all;
        unsigned char bytes[sizeof(jvmtiCapabilities)];
    } potential;
    return (*probing)->GetPotentialCapabilities(probing, &potential.all) == JVMTI_ERROR_NONE
           && (potential.bytes[byte] >> bit & 1) != 0;
}

static void add_shared(void)
{
    for (size_t byte = 0; byte < sizeof(jvmtiCapabilities); byte++)
        for (unsigned bit = 0; bit < 8; bit++) {
            union {
                jvmtiCapabilities all;
                unsigned char bytes[sizeof(jvmtiCapabilities)];
            } one = {.bytes = {0}};
            one.bytes[byte] = (unsigned char)(1u << bit);
            /* An early VMStart is a phase of its own for the environment. */
            if (one.all.can_generate_early_vmstart)
                continue;
            if (is_shared(byte, bit)
                && (*another)->AddCapabilities(another, &one.all) == JVMTI_ERROR_NONE
                && !is_shared(byte, bit))
                (*another)->RelinquishCapabilities(another, &one.all);
        }
}

static void JNICALL nothing(jvmtiEnv *env)
{
    (void)env;
}

/* Another agent: all capabilities but those that only one environment may have, and all events
 * but those that need each instruction or call, and CompiledMethodLoad: for methods that HotSpot makes
 * for method handles it spoils the answers of GetClassMethods. */
static void add_environment(JavaVM *vm)
{
    if ((*vm)->GetEnv(vm, (void **)&another, JVMTI_VERSION_1_2) != JNI_OK
        || (*vm)->GetEnv(vm, (void **)&probing, JVMTI_VERSION_1_2) != JNI_OK)
        return;
    add_shared();
}

/* Not in Agent_OnLoad: HotSpot posts other events wrongly where an environment enables some there. */
static void enable_events(JNIEnv *jni)
{
    (void)jni;
    static const jvmtiEvent left_out[] = {JVMTI_EVENT_SINGLE_STEP, JVMTI_EVENT_METHOD_ENTRY,
                                          JVMTI_EVENT_METHOD_EXIT,
                                          JVMTI_EVENT_COMPILED_METHOD_LOAD};
    union {
        jvmtiEventCallbacks all;
        void *functions[EVENTS];
    } callbacks = {0};
    for (int event = EVENT_FIRST; event < EVENT_FIRST + EVENTS; event++) {
        bool left = false;
        for (size_t i = 0; i < sizeof left_out / sizeof *left_out; i++)
            left |= event == (int)left_out[i];
        if (left)
            continue;
        callbacks.functions[event - EVENT_FIRST] = (void *)nothing;
        if ((*another)->SetEventNotificationMode(another, JVMTI_ENABLE, (jvmtiEvent)event, NULL)
            == JVMTI_ERROR_NONE)
            falsified();
    }
    (*another)->SetEventCallbacks(another, &callbacks.all, sizeof callbacks.all);
}

PERTURBATION(another_agent, "another-agent",
             "Another environment has the capabilities and events that environments can share.",
             .load = add_environment, .init = enable_events)
