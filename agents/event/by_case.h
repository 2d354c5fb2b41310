/* SPDX-License-Identifier: Apache-2.0 */

/* The event that the case names, of a target with a method that reads the static field `read`,
 * writes the static field `written`, and may throw. */
#ifndef ASSAY_EVENT_BY_CASE_H
#define ASSAY_EVENT_BY_CASE_H

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

static struct {
    jclass klass; /* global */
    jmethodID method;
} source;

/* What the test does with an event; where it has no location, that is 0. */
static void caused(JNIEnv *jni, jthread thread, jmethodID method, jlocation location);

static inline void know_source(JNIEnv *jni, const char *name, const char *method,
                               const char *signature)
{
    source.klass = (*jni)->NewGlobalRef(jni, find_class(jni, name));
    source.method = static_method_id(jni, source.klass, method, signature);
}

static inline void JNICALL caused_by_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method)
{
    caused(jni, thread, method, 0);
}

static inline void JNICALL caused_by_exit(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jboolean by_exception, jvalue value)
{
    caused(jni, thread, method, 0);
}

/* Of Breakpoint and SingleStep. */
static inline void JNICALL caused_at_location(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                              jmethodID method, jlocation location)
{
    caused(jni, thread, method, location);
}

static inline void JNICALL caused_by_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                               jmethodID method, jlocation location,
                                               jobject exception, jmethodID catch_method,
                                               jlocation catch_location)
{
    caused(jni, thread, method, 0);
}

static inline void JNICALL caused_by_access(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                            jmethodID method, jlocation location, jclass klass,
                                            jobject object, jfieldID field)
{
    caused(jni, thread, method, 0);
}

static inline void JNICALL caused_by_modification(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                                  jmethodID method, jlocation location,
                                                  jclass klass, jobject object, jfieldID field,
                                                  char type, jvalue value)
{
    caused(jni, thread, method, 0);
}

static inline jvmtiEvent event_of_case(void)
{
    return is_case("method-entry")   ? JVMTI_EVENT_METHOD_ENTRY
           : is_case("method-exit")  ? JVMTI_EVENT_METHOD_EXIT
           : is_case("breakpoint")   ? JVMTI_EVENT_BREAKPOINT
           : is_case("single-step")  ? JVMTI_EVENT_SINGLE_STEP
           : is_case("exception")    ? JVMTI_EVENT_EXCEPTION
           : is_case("field-access") ? JVMTI_EVENT_FIELD_ACCESS
                                     : JVMTI_EVENT_FIELD_MODIFICATION;
}

static inline void enable_case(JNIEnv *jni)
{
    if (is_case("method-entry"))
        on(MethodEntry, caused_by_entry);
    if (is_case("method-exit"))
        on(MethodExit, caused_by_exit);
    if (is_case("single-step"))
        on(SingleStep, caused_at_location);
    if (is_case("exception"))
        on(Exception, caused_by_exception);
    if (is_case("breakpoint")) {
        on(Breakpoint, caused_at_location);
        must(SetBreakpoint, source.method, 0);
    }
    if (is_case("field-access")) {
        on(FieldAccess, caused_by_access);
        must(SetFieldAccessWatch, source.klass, static_field_id(jni, source.klass, "read", "I"));
    }
    if (is_case("field-modification")) {
        on(FieldModification, caused_by_modification);
        must(SetFieldModificationWatch, source.klass,
             static_field_id(jni, source.klass, "written", "I"));
    }
}

/* Sets the callback, and the breakpoint or the watch; the event is enabled for no thread yet. */
static inline void prepare_case(JNIEnv *jni)
{
    enable_case(jni);
    must(SetEventNotificationMode, JVMTI_DISABLE, event_of_case(), NULL);
}

static inline void disable_case(JNIEnv *jni)
{
    if (is_case("method-entry"))
        off(MethodEntry);
    if (is_case("method-exit"))
        off(MethodExit);
    if (is_case("single-step"))
        off(SingleStep);
    if (is_case("exception"))
        off(Exception);
    if (is_case("breakpoint"))
        must(ClearBreakpoint, source.method, 0);
    if (is_case("field-access"))
        must(ClearFieldAccessWatch, source.klass, static_field_id(jni, source.klass, "read", "I"));
    if (is_case("field-modification"))
        must(ClearFieldModificationWatch, source.klass,
             static_field_id(jni, source.klass, "written", "I"));
}

#endif
