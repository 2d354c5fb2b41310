/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Perturbations: what another JVM may do and the specification allows, so that no verdict may
 * change. Each registers itself by
 * PERTURBATION, and calls falsified() where it does something.
 *
 * Not everything that a perturbation does is random; what is random follows from the seed and the
 * order in which threads ask.
 */
#ifndef ASSAY_FAULTS_PERTURB_H
#define ASSAY_FAULTS_PERTURB_H

#include "faults/faults.h"

struct perturbation {
    struct fault_entry entry;
    /* In Agent_OnLoad, when the environment `the_own` exists; or NULL. */
    void (*load)(JavaVM *vm);
    /* On VMInit; or NULL. */
    void (*init)(JNIEnv *jni);
    /* Whether it answers a call in place of the JVM, and with which error; or NULL. */
    bool (*refuse)(struct call *call, jvmtiError *error);
    /* What it returns in place of an error of the JVM; or NULL. */
    jvmtiError (*answer)(struct call *call, jvmtiError error);
    /* Around each call of a function; or NULL. */
    void (*before_call)(struct call *call);
    void (*after_call)(struct call *call, jvmtiError error);
    /* Around each call of an agent's callback; or NULL. */
    void (*before_delivery)(struct delivery *delivery);
    void (*after_delivery)(struct delivery *delivery);
};

#define PERTURBATION(NAME, ID, WHAT, ...) PERTURB(NAME, ID, "perturbation", WHAT, __VA_ARGS__)

/* A JVM that does not follow a recommendation: what passes may be WEAK with it. */
#define RELAXATION(NAME, ID, WHAT, ...) PERTURB(NAME, ID, FAULT_RELAXATION, WHAT, __VA_ARGS__)

#define PERTURB(NAME, ID, KIND, WHAT, ...)                                                         \
    static const struct perturbation perturbation_##NAME = {                                       \
        .entry = {.id = ID, .subject = ID, .kind = KIND, .what = WHAT}, __VA_ARGS__};              \
    static const struct perturbation *const perturbation_entry_##NAME                              \
        __attribute__((section("perturbations"), used)) = &perturbation_##NAME;

/* An environment of the perturbation alone, whose calls are not wrapped. */
extern jvmtiEnv *the_own;

/* The callbacks of that environment; set after the hook `load`. */
extern jvmtiEventCallbacks the_own_callbacks;

/* A random number below the bound. */
unsigned random_below(unsigned bound);

/* Whether something that happens once in `bound` times happens now. */
bool happens(unsigned bound);

/* Sleeps. */
void pause_microseconds(unsigned microseconds);

/* Adds what is potentially available to the own environment. */
void add_own(jvmtiCapabilities capabilities);

/* Enables an event in the own environment, for all threads. */
void enable_own(jvmtiEvent event);

/* Starts a system thread that executes the function on VMInit. */
void start_thread(JNIEnv *jni, const char *name, jvmtiStartFunction function);

/* Defines a class in a new loader of its own. A local reference; NULL if that failed. */
jclass define_extra_class(JNIEnv *jni);

/* Clears a pending exception, if there is one; returns whether there was. */
bool clear_pending(JNIEnv *jni);

/* Reads the library's option "perturb:ID:SEED"; there may be several perturbations at once,
 * as in "orders+delays". Makes the own environment and calls the hooks `load`. Returns what is to
 * act as the fault; NULL after a message. */
const struct fault *perturbation_begin(JavaVM *vm, const char *option);

#endif
