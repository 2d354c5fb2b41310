/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "assay.h"

TITLE("Events that are enabled and disabled while a thread runs do not change what it computes.");

static void JNICALL on_method(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
}

static void JNICALL on_exit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jboolean by_exception, jvalue value)
{
}

/* Of SingleStep and Breakpoint. */
static void JNICALL on_location(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                jlocation location)
{
}

static void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception, jmethodID catch_method,
                                 jlocation catch_location)
{
}

static void JNICALL on_access(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                              jlocation location, jclass klass, jobject object, jfieldID field)
{
}

static jclass computing;

static void begin(JNIEnv *jni)
{
    if (is_case("method-entry"))
        on(MethodEntry, on_method);
    if (is_case("method-exit"))
        on(MethodExit, on_exit);
    if (is_case("single-step"))
        on(SingleStep, on_location);
    if (is_case("exception"))
        on(Exception, on_exception);
    if (is_case("field-access")) {
        on(FieldAccess, on_access);
        must(SetFieldAccessWatch, computing, static_field_id(jni, computing, "field", "I"));
    }
    if (is_case("breakpoint")) {
        on(Breakpoint, on_location);
        must(SetBreakpoint, static_method_id(jni, computing, "half", "(I)I"), 0);
    }
}

static void end(JNIEnv *jni)
{
    if (is_case("method-entry"))
        off(MethodEntry);
    if (is_case("method-exit"))
        off(MethodExit);
    if (is_case("single-step"))
        off(SingleStep);
    if (is_case("exception"))
        off(Exception);
    if (is_case("field-access"))
        must(ClearFieldAccessWatch, computing, static_field_id(jni, computing, "field", "I"));
    if (is_case("breakpoint"))
        must(ClearBreakpoint, static_method_id(jni, computing, "half", "(I)I"), 0);
}

/* Waits until the thread has computed another value. */
static void await_turn(JNIEnv *jni)
{
    jfieldID turns = static_field_id(jni, computing, "turns", "I");
    jint before = (*jni)->GetStaticIntField(jni, computing, turns);
    while ((*jni)->GetStaticIntField(jni, computing, turns) == before)
        sched_yield();
}

static void observe(JNIEnv *jni, jobject unused)
{
    computing = find_class(jni, "event/Computing");
    for (int i = 0; i < 30; i++) {
        begin(jni);
        await_turn(jni);
        end(jni);
        await_turn(jni);
    }
}

TEST(.target = "event.Computing", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1, .can_generate_exception_events = 1,
               .can_generate_field_access_events = 1, .can_generate_breakpoint_events = 1},
     .cases = LIST("method-entry", "method-exit", "single-step", "exception", "field-access",
                   "breakpoint"));
