/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Events that a test causes at will, and records of them: each of seven events in one method,
 * ClassLoad and ClassPrepare of classes that nothing else uses, and allocations.
 *
 *     set_event_cause(jni, "event/Parallel", "touch", "(I)V", say_event_of_case);
 *     enable_event_of_case(jni);      in the case "method-entry":
 *                                     "method-entry in Levent/Parallel;.touch(I)V on first"
 */
#ifndef ASSAY_EVENT_CAUSES_H
#define ASSAY_EVENT_CAUSES_H

#include "assay.h"
#include "threads.h"

/* ==== Each of seven events ================================================ */

/*
 * Tests that make one observation with each of seven events: MethodEntry, MethodExit, Breakpoint,
 * SingleStep, Exception, FieldAccess and FieldModification. The event is named by the test's case.
 *
 * The target has a static method that causes all of them: it reads the static field `read`, writes
 * the static field `written`, and may throw an exception.
 *
 *     static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
 *     {
 *         if (method == event_cause.method)
 *             say("%s on %s", assay_case(), thread_name(thread));
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject unused)
 *     {
 *         set_event_cause(jni, "event/Parallel", "touch", "(I)V", posted);
 *         enable_event_of_case(jni);
 *     }
 *
 *     TEST(.target = "event.Parallel", .probe = observe, .needs = EVENT_NEEDS,
 *          .cases = EVENT_CASES);
 */

#define EVENT_CASES                                                                                \
    LIST("method-entry", "method-exit", "breakpoint", "single-step", "exception", "field-access",  \
         "field-modification")

#define EVENT_NEEDS                                                                                \
    {                                                                                              \
        .can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1,               \
        .can_generate_single_step_events = 1, .can_generate_exception_events = 1,                  \
        .can_generate_field_access_events = 1, .can_generate_breakpoint_events = 1,                \
        .can_generate_field_modification_events = 1                                                \
    }

/* What the test does at an event. The location is 0 for all events but Breakpoint and SingleStep. */
typedef void (*event_posted)(JNIEnv *jni, jthread thread, jmethodID method, jlocation location);

/* The method that causes the events, and its class. */
extern struct event_cause {
    jclass klass; /* global */
    jmethodID method;
} event_cause;

/* Looks the method up; must come first. The function is called at every event of the case, in
 * whatever method. */
void set_event_cause(JNIEnv *jni, const char *klass, const char *method, const char *signature,
                     event_posted posted);

/* An event_posted: "CASE in METHOD on THREAD" for an event in a method of the class that causes
 * the events, and for SingleStep "single-step at METHOD LOCATION on THREAD". */
void say_event_of_case(JNIEnv *jni, jthread thread, jmethodID method, jlocation location);

/* The event that the case names. */
jvmtiEvent event_of_case(void);

/* Sets the callback, and the breakpoint at location 0 or the watch; and enables the event for all
 * threads. */
void enable_event_of_case(JNIEnv *jni);

/* The same, but leaves the event disabled. */
void prepare_event_of_case(JNIEnv *jni);

/* Disables the event for all threads; for Breakpoint and the events of fields it clears the
 * breakpoint or the watch instead. */
void disable_event_of_case(JNIEnv *jni);

/* ==== ClassLoad and ClassPrepare ========================================== */

/*
 * ClassLoad and ClassPrepare events that a test causes at will. event.Fresh has classes A to L
 * that nothing uses: each is loaded and prepared once, on a thread that the test chooses. The
 * target event.Turns, which hands the probe its threads "first" and "second", prepares them there.
 *
 *     static void observe(JNIEnv *jni, jobject threads)
 *     {
 *         set_class_prepare_in(assay_env);
 *         class_prepare_mode(assay_env, JVMTI_ENABLE, thread_at(jni, threads, 0));
 *         prepare_next(jni);             on the current thread: nothing is posted
 *         prepare_next_on("first", 1);   "Levent/FreshB; prepared on first"
 *     }
 */

/* Whether a class is one of event.Fresh. */
bool is_fresh(jclass klass);

/* ---- Causing the events ------------------------------------------------- */

/* A JVM may have the classes of the program prepared before VMStart, from a cache, and has no events for
 * them then. On such a JVM the test is `inapplicable`: a class that nothing has used shows it. */
void need_prepared_late(JNIEnv *jni);

/* A JVM may load or prepare classes on a thread of its own, which is then "loading the class" or
 * "generating the class prepare", and has the event there. On such a JVM the test is `inapplicable`: a
 * class that nothing else uses shows it once. Begins with `need_prepared_late`; the functions below begin
 * with it. */
void need_prepared_where_used(JNIEnv *jni);

/* The test is `inapplicable` if a class of this signature is already loaded, as one from an archive may
 * be, or one that its loader fetched together with others; or where need_prepared_where_used says so. */
void need_not_loaded(JNIEnv *jni, const char *signature);

/* The same for a class that is already prepared. */
void need_not_prepared(JNIEnv *jni, const char *signature);

/* Has the next class of event.Fresh loaded and prepared on the current thread. Calls Java; also
 * from callbacks, if it has been called once outside of them. */
void prepare_next(JNIEnv *jni);

/* Has a thread of event.Turns prepare the next class, and waits. `n` is 1 for that thread's first
 * class, then 2, and so on. */
void prepare_next_on(const char *thread, int n);

/* The next three classes, on the current thread, on "first" and on "second". */
void prepare_next_on_each(JNIEnv *jni, int n);

/* ---- Observing them ----------------------------------------------------- */

/* Callbacks: "NAME Levent/FreshA; prepared on THREAD", with the environment's name if it has one
 * (environments.h), and "Levent/FreshA; loaded on THREAD". Of other classes nothing is said. */
void JNICALL say_class_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass);
void JNICALL say_class_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass);

/* Gives the environment say_class_prepare as its only callback. */
void set_class_prepare_in(jvmtiEnv *env);

/* SetEventNotificationMode for ClassPrepare, by `must`; globally for a null thread. */
void class_prepare_mode(jvmtiEnv *env, jvmtiEventMode mode, jthread thread);

/* ==== Allocation events =================================================== */

/*
 * A record of VMObjectAlloc or SampledObjectAlloc events: those on one thread, in their order.
 *
 *     on(SampledObjectAlloc, record_allocation);
 *     record_allocations_of(jni, klass);
 *     ...                                     the current thread allocates
 *     say("events: %d", allocation_count);
 */

enum { ALLOCATIONS_MAX = 2000 };

/* The first ALLOCATIONS_MAX events, and the number of all. */
struct allocation {
    jweak object, klass; /* the event's arguments */
    bool right_size;     /* equal to GetObjectSize in the callback; it may change later */
};
extern struct allocation allocations[ALLOCATIONS_MAX];
extern int allocation_count;

/* Of these, the events with another environment, or another thread than the current one. */
extern int wrong_threads;

/* Forgets the record, and records the events for instances of the class, or of any for null, on
 * the current thread. */
void record_allocations_of(JNIEnv *jni, jclass klass);
extern jobject recorded_class; /* a global reference, or null */

/* The callback of both events. */
void JNICALL record_allocation(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                               jclass klass, jlong size);

/* For callbacks of the test's own: whether the current thread is the one whose events are
 * recorded. */
bool is_recording_thread(jvmtiEnv *env, JNIEnv *jni);

/* Whether an event has the class and the size of its object. */
bool is_allocation_right(JNIEnv *jni, const struct allocation *allocation);

/* The number of events for an object; counts in `right` those that have its class and size. */
int allocations_of_object(JNIEnv *jni, jobject object, int *right);

#endif
