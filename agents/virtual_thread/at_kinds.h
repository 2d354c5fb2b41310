/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.AtEvent, held in the handler of the event that the case
 * names, in the method of Called that a test names with CALLED, at the first that comes. */
#ifndef ASSAY_VIRTUAL_THREAD_AT_KINDS_H
#define ASSAY_VIRTUAL_THREAD_AT_KINDS_H

#include "called.h"

static jmethodID awaited;

/* What the agent does with the thread: while it is suspended in the handler. */
static void act(JNIEnv *jni, jthread thread);

static inline void hold_once(jmethodID method)
{
    static bool held;
    if (method == awaited && !held) {
        held = true;
        arrive_and_wait("event");
    }
}

static inline void JNICALL at_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    hold_once(method);
}

static inline void JNICALL at_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                   jlocation location)
{
    hold_once(method);
}

static inline void JNICALL at_access(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                     jlocation location, jclass klass, jobject object,
                                     jfieldID field)
{
    hold_once(method);
}

static inline void JNICALL at_modification(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jlocation location, jclass klass,
                                           jobject object, jfieldID field, char type, jvalue value)
{
    hold_once(method);
}

static inline void arrange(JNIEnv *jni)
{
    jclass klass = called_class(jni);
    jfieldID calls = static_field_id(jni, klass, "calls", "I");
    awaited = static_method_id(jni, klass, called_method, called_signature);
    if (is_case("method-entry")) {
        on(MethodEntry, at_entry);
    } else if (is_case("single-step")) {
        on(SingleStep, at_step);
    } else if (is_case("field-access")) {
        on(FieldAccess, at_access);
        must(SetFieldAccessWatch, klass, calls);
    } else {
        on(FieldModification, at_modification);
        must(SetFieldModificationWatch, klass, calls);
    }
}

static inline void at_kinds_probe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        arrange(jni);
        return;
    }
    must(SuspendThread, thread);
    act(jni, thread);
    must(ResumeThread, thread);
}

#define AT_KINDS_TEST(METHOD, SIGNATURE, CAPABILITY, ...)                                          \
    static const char *called_method = METHOD, *called_signature = SIGNATURE;                      \
    VIRTUAL_TEST(.target = "virtual_thread.AtEvent", .args = LIST(METHOD),                         \
                 .probe = at_kinds_probe,                                                          \
                 .cases = LIST("method-entry", "single-step", "field-access",                      \
                               "field-modification"),                                              \
                 .needs = {.can_suspend = 1,                                                       \
                           .can_generate_method_entry_events = 1,                                  \
                           .can_generate_single_step_events = 1,                                   \
                           .can_generate_field_access_events = 1,                                  \
                           .can_generate_field_modification_events = 1,                            \
                           .CAPABILITY = 1},                                                       \
                 __VA_ARGS__)

#endif
