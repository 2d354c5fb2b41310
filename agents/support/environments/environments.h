/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What belongs to one environment or to the JVM as a whole: additional environments and their
 * events, storage and capabilities; system properties, extensions, and JNI function tables.
 *
 *     jvmtiEnv *other = named_environment("other");
 *     enable_in(other, JVMTI_EVENT_VM_DEATH, NULL);
 *     say("possessed: [%s]", possessed_names(other));      "possessed: []"
 */
#ifndef ASSAY_ENVIRONMENTS_H
#define ASSAY_ENVIRONMENTS_H

#include "assay.h"

/* ==== Additional environments ============================================= */

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

/* ---- The second environment --------------------------------------------- */

extern jvmtiEnv *second_environment;

/* Makes it with the same capabilities as the test's environment except can_suspend, which some
 * JVMs give to one environment alone. */
void make_second_environment(void);

/* Makes it with these capabilities; the test is `inapplicable` if they are not available. */
void make_second_environment_with(const jvmtiCapabilities *capabilities);

/* Makes it, and moves these capabilities from the test's environment to it: a JVM may let only one
 * environment at a time possess them. The test is `inapplicable` if it may not even then. */
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

/* Says "NAME: EVENT in phase PHASE, own JNI environment: TRUTH" in a callback; TRUTH is "true" if that
 * gets the JNI environment that GetEnv returns there. */
void say_lifecycle(jvmtiEnv *env, JNIEnv *jni, const char *event);

/* An additional environment with a name that has VMStart, VMInit and VMDeath enabled, and says that of
 * each; and one with a callback of its own for VMStart. */
jvmtiEnv *lifecycle_environment(const char *name);
jvmtiEnv *lifecycle_environment_with(const char *name, jvmtiEventVMStart start);

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

/* ==== System properties =================================================== */

/*
 * System properties.
 *
 *     say_property("assay.word");      "assay.word: JVMTI_ERROR_NONE "seven""
 *     say("listed: %s", truth(is_listed("assay.word")));
 */

/* Whether the key is among those that GetSystemProperties, called by `must`, returns now. */
jboolean is_listed(const char *key);

/* For how many of the keys GetSystemProperty returns no value. */
int count_unreadable(char **keys, jint count);

/* GetSystemProperty, under observation: says "KEY: ERROR", and the value in quotes if there is no
 * error. */
void say_property(const char *key);

/* The same, but says "KEY: VALUE", or "KEY: ERROR" if there is no value. */
void say_property_value(const char *key);

/* ==== Extensions ========================================================== */

/*
 * Extensions of a JVM: whether their descriptions are complete, and HotSpot's extension event that
 * a class was unloaded, the only one of which it is known when it is posted.
 *
 *     must(SetExtensionEventCallback, index_of_class_unload(), on_class_unload);
 *     ...
 *     await_class_unload();
 *     say("posted: %s", truth(class_unloads() > 0));
 */

/* ---- Descriptions ------------------------------------------------------- */

/* Whether an id looks like the name of a package, with a dot inside. */
bool is_extension_id(const char *id);

/* The number of these parameters without a name, or whose kind, type or null_ok is none that the
 * specification has. */
int count_wrong_parameters(jint count, const jvmtiParamInfo *parameters);

/* Deallocates a list of parameters with their names; returns how often Deallocate failed. */
int deallocate_parameters(jint count, jvmtiParamInfo *parameters);

/* This number; or, if the JVM has given it to an extension event, one below all events that it has not
 * given to any. The index of an extension event may be any number that no event has. */
jvmtiEvent unknown_event(jint number);

/* ---- The event that a class was unloaded -------------------------------- */

/* The index of com.sun.hotspot.events.ClassUnload; where there is none the test is
 * `inapplicable`. */
jint index_of_class_unload(void);

/* A callback that counts its calls. The event's parameters vary with the release. */
void JNICALL on_class_unload(jvmtiEnv *env, ...);

/* The number of calls since the last reset. */
int class_unloads(void);
void reset_class_unloads(void);

/* Collects garbage until the callback was called, at most 100 times: a class may need another
 * collection than its loader. */
void await_class_unload(void);

/* ---- Verbose output ----------------------------------------------------- */

/* Whether the process wrote anything to standard output or standard error between the two calls.
 * What it writes is lost. Not nested. */
void begin_output(void);
bool end_output(void);

/* The same where a thread of the JVM may write it later: waits for it as wait_for_state does. */
bool end_output_once_written(void);

/* Waits on the same terms until nothing is written any more for what was done before. */
void await_end_of_output(void);

/* ==== JNI function tables ================================================= */

/*
 * Tests about JNI itself: function tables with functions of the test's own, and calls whose failure
 * is said rather than taken for a failure of the test's arrangements.
 *
 *     jniNativeInterface *table = get_jni_table();
 *     table->GetVersion = our_version;
 *     set_jni_table(table);
 *     say("main: %s", version_of(jni));      "main: ours"
 */

/* ---- Function tables ---------------------------------------------------- */

/* GetJNIFunctionTable by `must`; the table is the caller's to release. The first call comes before a
 * table is set. */
jniNativeInterface *get_jni_table(void);

/* SetJNIFunctionTable, under observation: says "SetJNIFunctionTable: ERROR". */
void set_jni_table(const jniNativeInterface *table);

/* Replacements of GetVersion. Each notes its call for version_of, and returns the JVM's version, which
 * others may ask for as well. */
jint JNICALL our_version(JNIEnv *jni);
jint JNICALL other_version(JNIEnv *jni);

/* Whose GetVersion is called through this environment: "ours", "the other" or "the JVM's". */
const char *version_of(JNIEnv *jni);

/* The slots of the first function and of the last one that the oldest JVM has: a table that such a
 * JVM allocates ends there. */
enum {
    FIRST_JNI_FUNCTION = offsetof(jniNativeInterface, GetVersion) / sizeof(void *),
    LAST_JNI_FUNCTION = offsetof(jniNativeInterface, GetObjectRefType) / sizeof(void *)
};

/* How many of these functions differ between two tables. */
int jni_differences(const jniNativeInterface *one, const jniNativeInterface *other);

/* Has `replace` put a function of the test into the table, and says whether `call`, called on the
 * main thread before and after, on an attached thread and on an agent thread, reaches that function:
 * "WHERE: ours" or "WHERE: the JVM's". The function reports that by jni_function_reached. */
void say_replaced_on_threads(JNIEnv *jni, void (*replace)(jniNativeInterface *table),
                             void (*call)(JNIEnv *jni));
void jni_function_reached(void);

/* ---- Calls that may fail ------------------------------------------------ */

/* The result of a JNI function; null if an exception is pending, which is cleared. */
void *result_or_null(JNIEnv *jni, void *result);

/* Says "WHAT: NUMBER", or "WHAT: an exception" if one is pending, which is cleared. */
void say_jni_number(JNIEnv *jni, const char *what, jint number);

/* Calls Integer.parseInt("77"), and says "parsed: 77" or what came of it. */
void say_parsed(JNIEnv *jni);

/* Calls String.length by the class String, and says "length: NUMBER". Returns the method or null. */
jmethodID say_length(JNIEnv *jni, jclass klass, jstring text);

/* A class by its binary name from the system class loader, or null; and its signature, or "nothing"
 * for null. */
jclass class_of_system_loader(JNIEnv *jni, const char *name);
const char *name_or_nothing(jclass klass);

/* Says "found: SIGNATURE" of a class outside of java.base, or "found: nothing"; and the probe of a test
 * that does, which is inapplicable where it cannot be found so because of its loader. */
void say_outside_base(JNIEnv *jni);
void outside_base_probe(JNIEnv *jni, jobject unused);

#endif
