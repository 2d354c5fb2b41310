/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.AtEvent, in the callback of the first event in a method. */
#ifndef ASSAY_VIRTUAL_THREAD_AT_EVENT_H
#define ASSAY_VIRTUAL_THREAD_AT_EVENT_H

#include "event_causes.h"
#include "events.h"
#include "virtual.h"

/* The method of AtEvent.Called, and the location of the breakpoint, where there is one. */
static const struct called {
    const char *method, *signature;
    jlocation location;
} called;

/* What the test does with the thread. */
static void act(JNIEnv *jni, jthread thread);

static inline jclass called_class(JNIEnv *jni)
{
    return find_class(jni, "virtual_thread/AtEvent$Called");
}

static inline jmethodID called_method(JNIEnv *jni)
{
    return static_method_id(jni, called_class(jni), called.method, called.signature);
}

static inline void wait_at_event(JNIEnv *jni, jthread thread)
{
    arrive_and_wait("event");
}

static inline void wait_and_act(JNIEnv *jni, jthread thread)
{
    arrive_and_wait("event");
    act(jni, thread);
}

static inline void act_while_suspended(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    act(jni, thread);
    must(ResumeThread, thread);
}

/* Acts on the thread while it is suspended in the callback of a breakpoint. */
static inline void act_at_breakpoint(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        act_while_suspended(jni, thread);
        return;
    }
    act_at_first_event(JVMTI_EVENT_BREAKPOINT, NULL, NULL, wait_at_event);
    must(SetBreakpoint, called_method(jni), called.location);
}

/* Has the thread act on itself in the callback of a breakpoint. */
static inline void act_in_callback(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    act_at_first_event(JVMTI_EVENT_BREAKPOINT, NULL, NULL, wait_and_act);
    must(SetBreakpoint, called_method(jni), called.location);
}

#define OTHER_EVENTS LIST("method-entry", "single-step", "field-access", "field-modification")
#define OTHER_EVENTS_NEEDS                                                                         \
    .can_generate_method_entry_events = 1, .can_generate_single_step_events = 1,                   \
    .can_generate_field_access_events = 1, .can_generate_field_modification_events = 1

/* Acts on the thread while it is suspended in the callback of the event that the case names. */
static inline void act_at_event_of_case(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        act_while_suspended(jni, thread);
        return;
    }
    jvmtiEvent event = event_of_case();
    jfieldID calls = static_field_id(jni, called_class(jni), "calls", "I");
    act_at_first_event(event, NULL, called_method(jni), wait_at_event);
    if (event == JVMTI_EVENT_FIELD_ACCESS)
        must(SetFieldAccessWatch, called_class(jni), calls);
    if (event == JVMTI_EVENT_FIELD_MODIFICATION)
        must(SetFieldModificationWatch, called_class(jni), calls);
}

#endif
