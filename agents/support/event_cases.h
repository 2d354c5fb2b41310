/* SPDX-License-Identifier: Apache-2.0 */

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
#ifndef ASSAY_EVENT_CASES_H
#define ASSAY_EVENT_CASES_H

#include "assay.h"

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

#endif
