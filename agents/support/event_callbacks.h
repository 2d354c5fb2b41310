/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Callbacks for tests that treat events of several kinds, threads or environments alike.
 *
 * Most of them say one line for each event of interest: the event, the method without its class,
 * and the thread that the callback got, with a remark if that is not the current thread. They say
 * nothing of events in methods of other classes than that of say_events_in.
 *
 *     say_events_in("Lvirtual_thread/Interleaved$Code;");
 *     on(MethodEntry, say_method_entry);      "entry twice on virtual 0"
 */
#ifndef ASSAY_EVENT_CALLBACKS_H
#define ASSAY_EVENT_CALLBACKS_H

#include "environments.h"
#include "monitors.h"

/* ---- What the lines are about ------------------------------------------- */

/* The class whose methods the callbacks speak of, by its signature; it is not copied. */
void say_events_in(const char *signature);

/* Whether a method belongs to that class. May be called with an exception pending. */
bool is_of_interest(jmethodID method);

/* How the callbacks of exceptions name this one; others are "another exception". Keeps a
 * global reference. */
void say_exception_as(JNIEnv *jni, jthrowable exception, const char *name);

/* ---- Parts of a line ---------------------------------------------------- */

/* "on NAME", or "on NAME, not the current thread". */
const char *on_current(JNIEnv *jni, jthread thread);

/* A method's name without its class and signature. */
const char *short_method_name(jmethodID method);

/* Whether a method has this name, whatever its class and signature. */
bool is_method_named(jmethodID method, const char *name);

/* Where the frame on top of the thread's stack is, which must be a frame of the method: "at its start",
 * "at its end", "elsewhere", "native"; or "in another method". */
const char *top_place(jthread thread, jmethodID method);

/* Says "EVENT METHOD LOCATION on NAME" for an event in the frame on top of the thread's stack,
 * with a remark if GetFrameLocation gives another method or location for that frame. */
void say_event_place(jvmtiEnv *env, JNIEnv *jni, const char *event, jthread thread,
                     jmethodID method, jlocation location);

/* ---- Callbacks that say a line ------------------------------------------ */

/* "breakpoint METHOD LOCATION on NAME", whatever the class. */
void JNICALL say_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location);
/* "step METHOD LOCATION on NAME" */
void JNICALL say_single_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location);
/* "entry METHOD on NAME" */
void JNICALL say_method_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method);
/* "exit METHOD: RESULT on NAME" for a method that returns an int, or "exit METHOD by exception" */
void JNICALL say_method_exit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jboolean by_exception, jvalue value);
/* "METHOD PLACE on NAME", with the place that top_place gives */
void JNICALL say_entry_place(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method);
/* "METHOD left by exception false, value RESULT" for a method that returns an int, or "METHOD left by
 * exception true"; nothing for "main" */
void JNICALL say_method_left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jboolean by_exception, jvalue value);
/* "pop METHOD by exception TRUTH on NAME", whatever the class. */
void JNICALL say_frame_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception);
/* "throw METHOD LOCATION on NAME" and "EXCEPTION, to be caught in METHOD at LOCATION" */
void JNICALL say_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location);
/* "catch EXCEPTION METHOD LOCATION on NAME" */
void JNICALL say_exception_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception);

/* ---- Callbacks that act ------------------------------------------------- */

/* Enables an event for a thread, or for all threads if it is null, and calls ACT in the callback of
 * the first one: MethodEntry, SingleStep, Breakpoint, FieldAccess or FieldModification in the
 * method, or in any method if it is null; or an event of a monitor that know_monitor has named (monitors.h). A
 * breakpoint or a watch is the test's to set, afterwards. One such request at a time. */
void act_at_first_event(jvmtiEvent event, jthread thread, jmethodID method,
                        void (*act)(JNIEnv *jni, jthread thread));

/* ---- Sampled allocations ------------------------------------------------ */

/* Calls ALLOCATE on the current thread until each of a hundred calls in a row had its event: a new
 * sampling interval takes some allocations until it is in force, in each thread anew. Gives up
 * after 100,000 series, which is left to the test to report. The callback of SampledObjectAlloc
 * calls count_sample, and is done if that says that this is such an allocation. */
void allocate_until_sampled(JNIEnv *jni, void (*allocate)(JNIEnv *jni));
bool count_sample(void);

#endif
