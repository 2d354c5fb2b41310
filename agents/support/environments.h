/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Tests with additional environments: whether an event, a mode or a capability belongs to the
 * environment that it was posted to, set in, or added to.
 *
 * The second environment is made in the load hook, after the callbacks have been entered in
 * assay_callbacks: later, capabilities may not be had. Both environments get these callbacks.
 *
 *     static void load(JavaVM *vm, char *options)
 *     {
 *         assay_callbacks.ExceptionCatch = caught;
 *         make_second_environment_with(&(jvmtiCapabilities){.can_generate_exception_events = 1});
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject unused)
 *     {
 *         enable_in_both(JVMTI_EVENT_EXCEPTION_CATCH);
 *     }
 *
 * and the callback says recipient(env, jni, thread), "first" or "second". Every function here
 * calls JVM TI by `must`: an unexpected error ends the process.
 */
#ifndef ASSAY_ENVIRONMENTS_H
#define ASSAY_ENVIRONMENTS_H

#include "assay.h"

/* ---- The second environment --------------------------------------------- */

extern jvmtiEnv *second_environment;

/* Makes it with the same capabilities as the test's environment except can_suspend, which some
 * JVMs give to one environment alone. */
void make_second_environment(void);

/* Makes it with these capabilities; the test is `inapplicable` if they are not available. */
void make_second_environment_with(const jvmtiCapabilities *capabilities);

/* Makes it, and moves these capabilities from the test's environment to it: a JVM may let only one
 * environment at a time possess them. */
void move_to_second_environment(const jvmtiCapabilities *capabilities);

/* ---- Which environment an event was posted to --------------------------- */

/* What a line begins with: "" in the test's environment, "second: " in the second one, and
 * "stranger: " in any other. */
const char *side(jvmtiEnv *env);

/* "first" or "second"; or what is wrong with the parameters of the callback: "another thread",
 * "JNI environment of another thread", "another environment". */
const char *recipient(jvmtiEnv *env, JNIEnv *jni, jthread thread);

/* What is to be said at the end of a line about an event that must be posted to the test's
 * environment: "", or a remark if one of the callback's parameters is another than that. */
const char *wrong_recipient(jvmtiEnv *env, JNIEnv *jni, jthread thread);

/* ---- Callbacks and modes ------------------------------------------------ */

/* Gives assay_callbacks to the environment. */
void set_callbacks_in(jvmtiEnv *env);

/* Enables an event in an environment, or in the test's and the second one; for all threads where
 * the thread is null. */
void enable_in(jvmtiEnv *env, jvmtiEvent event, jthread thread);
void disable_in(jvmtiEnv *env, jvmtiEvent event, jthread thread);
void enable_in_both(jvmtiEvent event);

/* Enables an event for one thread in the test's environment and for another thread in the second
 * environment; with SWAPPED the other way round, after disabling what was enabled without it. */
void enable_in_each(jvmtiEvent event, jthread one, jthread other, bool swapped);

/* Enables the event globally and for the thread, in the test's environment, and disables both. */
void enable_and_disable(jvmtiEvent event, jthread thread);

/* ---- Environments with names -------------------------------------------- */

/* An additional environment without capabilities whose environment-local storage is this name;
 * it is not copied. */
jvmtiEnv *named_environment(const char *name);

/* The name it was given, or "". */
const char *environment_name(jvmtiEnv *env);

/* An additional environment with a name that has VMStart, VMInit and VMDeath enabled, and says
 * "NAME: EVENT in phase PHASE, own JNI environment: TRUTH" for each; TRUTH is "true" if the callback
 * gets the JNI environment that GetEnv returns there. */
jvmtiEnv *lifecycle_environment(const char *name);

/* ---- Storage ------------------------------------------------------------ */

/* Two places for environment-local storage to point to. */
extern char first_storage, second_storage;

/* What the environment-local storage is: "null", "first", "second", "something else", or the error
 * of GetEnvironmentLocalStorage. */
const char *stored_in(jvmtiEnv *env);

/* ---- Environments in the place of others -------------------------------- */

/* Makes environments without events, for replace_environment. */
void make_spare_environments(void);

/* Disposes of the environment and of the spare ones, forces two garbage collections, and makes as
 * many spare environments again: they may be where the disposed ones were. */
void replace_environment(jvmtiEnv *env);

/* ---- Sets of capabilities ----------------------------------------------- */

/* The number of capabilities that every release of the specification defines, and of all that any
 * release does. Each is known by the number of its bit in jvmtiCapabilities. */
enum { OLD_CAPABILITIES = 41, CAPABILITIES = 45 };

/* Whether the set has the capability of this bit, and its name, as capability_names gives it. */
bool has_capability(const jvmtiCapabilities *set, unsigned bit);
const char *capability_name(unsigned bit);

/* The set of one capability, and a set with one capability more. */
jvmtiCapabilities single_capability(unsigned bit);
jvmtiCapabilities with_capability(jvmtiCapabilities set, unsigned bit);

/* What is in the first set and not in the second, and whether two sets are the same. */
jvmtiCapabilities capabilities_without(const jvmtiCapabilities *set,
                                       const jvmtiCapabilities *other);
bool same_capabilities(const jvmtiCapabilities *one, const jvmtiCapabilities *other);

/* GetCapabilities and GetPotentialCapabilities of an environment, into memory that is all ones
 * before, and the names of the former. */
jvmtiCapabilities possessed_by(jvmtiEnv *env);
jvmtiCapabilities potential_in(jvmtiEnv *env);
const char *possessed_names(jvmtiEnv *env);

#endif
