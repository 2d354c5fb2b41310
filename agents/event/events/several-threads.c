/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Of threads that cause the same events at once each gets all of its own.");

static jmethodID touch;
static jclass parallel; /* global */
static _Thread_local int events;
static _Thread_local int foreign; /* for another thread than the current one */

static void count(JNIEnv *jni, jthread thread, jmethodID method)
{
    jthread self = NULL;
    if (method != touch)
        return;
    must(GetCurrentThread, &self);
    events++;
    foreign += !(*jni)->IsSameObject(jni, self, thread);
    (*jni)->DeleteLocalRef(jni, self);
}

static void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    count(jni, thread, method);
}

static void JNICALL on_exit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jboolean by_exception, jvalue value)
{
    count(jni, thread, method);
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    count(jni, thread, method);
}

static void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (location == 0)
        count(jni, thread, method);
}

static void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception, jmethodID catch_method,
                                 jlocation catch_location)
{
    count(jni, thread, method);
}

static void JNICALL on_access(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                              jlocation location, jclass klass, jobject object, jfieldID field)
{
    count(jni, thread, method);
}

static void JNICALL on_change(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                              jlocation location, jclass klass, jobject object, jfieldID field,
                              char type, jvalue value)
{
    count(jni, thread, method);
}

static void begin(JNIEnv *jni)
{
    parallel = (*jni)->NewGlobalRef(jni, find_class(jni, "event/Parallel"));
    touch = static_method_id(jni, parallel, "touch", "(I)V");
    if (is_case("method-entry"))
        on(MethodEntry, on_entry);
    if (is_case("method-exit"))
        on(MethodExit, on_exit);
    if (is_case("breakpoint")) {
        must(SetBreakpoint, touch, 0);
        on(Breakpoint, on_breakpoint);
    }
    if (is_case("single-step"))
        on(SingleStep, on_step);
    if (is_case("exception"))
        on(Exception, on_exception);
    if (is_case("field-access")) {
        must(SetFieldAccessWatch, parallel, static_field_id(jni, parallel, "read", "I"));
        on(FieldAccess, on_access);
    }
    if (is_case("field-modification")) {
        must(SetFieldModificationWatch, parallel, static_field_id(jni, parallel, "written", "I"));
        on(FieldModification, on_change);
    }
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        begin(jni);
    else
        say("events: %d, with another thread: %d", events, foreign);
}

TEST(.target = "event.Parallel", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1, .can_generate_exception_events = 1,
               .can_generate_field_access_events = 1, .can_generate_breakpoint_events = 1,
               .can_generate_field_modification_events = 1},
     .cases = LIST("method-entry", "method-exit", "breakpoint", "single-step", "exception",
                   "field-access", "field-modification"));
