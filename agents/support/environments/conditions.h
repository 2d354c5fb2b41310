/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Where, when and with which pointers a function may be called: the phases, threads and
 * capabilities in which it is refused whatever its arguments are, null for an argument that must not
 * be null, and the phases in which events are posted.
 *
 * The agent defines the call, with arguments that are valid where such can be had, and names as its
 * cases the conditions that concern the function:
 *
 *     static jvmtiError call(jvmtiEnv *env)
 *     {
 *         return ti_in(env, SuspendThread, with.thread);
 *     }
 *
 *     CONDITIONS("SuspendThread", .needs = {.can_suspend = 1},
 *             .cases = LIST("unattached-thread", "without-capability", "load"));
 */
#ifndef ASSAY_CONDITIONS_H
#define ASSAY_CONDITIONS_H

#include "assay.h"

/*
 * unattached-thread        called in the live phase by a native thread that is not attached
 * disposed-environment     called through the test's environment after DisposeEnvironment
 * load, start, live        called in Agent_OnLoad, on VMStart, or in the live phase
 * unload                   called in Agent_OnUnload, when the VM has ended
 * without-capability       called through an environment that never had the capability
 * relinquished-capability  called through the test's environment, which has given it up
 */

/* The test, with the further fields of its descriptor. The agent has a function `call`, which makes
 * the call in the environment that it is given. */
#define CONDITIONS(FUNCTION, ...) CONDITIONS_PREPARED(NULL, FUNCTION, __VA_ARGS__)

/* The same for a function that needs something to be there (a watch that it clears): PREPARE
 * brings it about in the live phase, unless the capability for it is to be given up. */
#define CONDITIONS_PREPARED(PREPARE, FUNCTION, ...)                                                \
    const struct assay_condition assay_condition = {FUNCTION, call, PREPARE};                      \
    TEST(.target = "assay.Subjects", .load = condition_load, .start = condition_start,             \
         .probe = condition_probe, .unload = condition_unload, .batch = true,                      \
         .alone = LIST("disposed-environment", "relinquished-capability"), __VA_ARGS__)

/* Arguments for the call. On VMStart they are the current thread and a class of the Java
 * core with its members; in Agent_OnLoad there is nothing but the raw monitor. */
extern struct condition_arguments {
    jthread thread;    /* waits to enter a synchronized block, in assay.Subjects.enter; and
                        * is suspended if the test needs can_suspend, unless to suspend it
                        * is what the function does */
    jthread unstarted; /* a thread that was not started */
    jthreadGroup group;
    jclass klass;     /* assay.Subjects */
    jmethodID method; /* its static int twice(int) */
    jfieldID field;   /* its static int number */
    jobject object;
    jobject module;        /* an unnamed one; null before 9 */
    jrawMonitorID monitor; /* that no thread has entered */
} with;

/* For CONDITIONS. */
struct assay_condition {
    const char *function;
    jvmtiError (*call)(jvmtiEnv *env);
    void (*prepare)(JNIEnv *jni); /* null for none */
};
extern const struct assay_condition assay_condition;
void condition_load(JavaVM *vm, char *options);
void condition_start(JNIEnv *jni);
void condition_probe(JNIEnv *jni, jobject thread);
void condition_unload(JavaVM *vm);

/* ==== Null for an argument ================================================ */

/*
 * Calls with null for an argument that must not be null, of the functions that work where there is
 * no current thread or no live phase.
 *
 *     static void load(JavaVM *vm, char *options)
 *     {
 *         say("%s: %s", assay_case(), error_name(call_with_null(assay_case())));
 *     }
 *
 *     TEST(.load = load, .cases = LIST(CALLBACK_SAFE_FUNCTIONS));
 */

/* The functions that a callback of a collection event may call. */
#define CALLBACK_SAFE_FUNCTIONS                                                                    \
    "Allocate", "CreateRawMonitor", "DestroyRawMonitor", "RawMonitorEnter", "RawMonitorExit",      \
        "RawMonitorWait", "RawMonitorNotify", "RawMonitorNotifyAll", "GetTimerInfo", "GetTime",    \
        "GetEnvironmentLocalStorage"

/* Calls one of these functions, or GetExtensionFunctions, GetExtensionEvents, GetSystemProperties
 * or GetSystemProperty, with null for a result pointer or a raw monitor. `broken` for another name. */
jvmtiError call_with_null(const char *function);

/* ==== Phases ============================================================== */

/*
 * Tests of phases: the same observation in every phase that an agent can be sure to reach, and
 * events of which the phases are recorded in which they were posted.
 *
 *     static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
 *     {
 *         record_phase();
 *     }
 *
 *     TEST(.load = enable, .unload = say_recorded_phases,
 *          .needs = {.can_generate_method_entry_events = 1});
 */

/* At file scope: defines hooks that call OBSERVE(const char *where) with "OnLoad",
 * "VMStart", "VMInit", "VMDeath" and "OnUnload", in that order. The descriptor
 * takes them by PHASE_HOOKS. */
#define IN_EACH_PHASE(OBSERVE)                                                                     \
    static void in_load(JavaVM *vm, char *options)                                                 \
    {                                                                                              \
        OBSERVE("OnLoad");                                                                         \
    }                                                                                              \
    static void in_start(JNIEnv *jni)                                                              \
    {                                                                                              \
        OBSERVE("VMStart");                                                                        \
    }                                                                                              \
    static void in_init(JNIEnv *jni, jthread thread)                                               \
    {                                                                                              \
        OBSERVE("VMInit");                                                                         \
    }                                                                                              \
    static void in_death(JNIEnv *jni)                                                              \
    {                                                                                              \
        OBSERVE("VMDeath");                                                                        \
    }                                                                                              \
    static void in_unload(JavaVM *vm)                                                              \
    {                                                                                              \
        OBSERVE("OnUnload");                                                                       \
    }

#define PHASE_HOOKS                                                                                \
    .load = in_load, .start = in_start, .init = in_init, .death = in_death, .unload = in_unload

/* Records the phase in which an event is posted: live, or an earlier one. For callbacks, on any
 * thread; a callback that runs in the dead phase records nothing. */
void record_phase(void);

/* An .unload hook: says "in the live phase: TRUTH" and "in an earlier phase: TRUTH" for the events
 * recorded. */
void say_recorded_phases(JavaVM *vm);

#endif
