/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

#include "events.h"

struct event_cause event_cause;
static event_posted posted_function;
static const char *class_of_cause; /* as in JNI: "event/Parallel" */

void set_event_cause(JNIEnv *jni, const char *klass, const char *method, const char *signature,
                     event_posted posted)
{
    class_of_cause = klass;
    posted_function = posted;
    event_cause.klass = (*jni)->NewGlobalRef(jni, find_class(jni, klass));
    event_cause.method = static_method_id(jni, event_cause.klass, method, signature);
}

/* Goes by the name, for JNI cannot compare objects while an exception is pending. */
static bool is_in_class_of_cause(jmethodID method)
{
    const char *name = method_name(method) + 1; /* Lname;.method()V */
    size_t length = strlen(class_of_cause);
    return strncmp(name, class_of_cause, length) == 0 && name[length] == ';';
}

void say_event_of_case(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (!is_in_class_of_cause(method))
        return;
    if (is_case("single-step"))
        say("%s at %s %d on %s", assay_case(), short_method_name(method), (int)location,
            thread_name(thread));
    else
        say("%s in %s on %s", assay_case(), short_method_name(method), thread_name(thread));
}

/* ---- The callbacks ------------------------------------------------------ */

static void JNICALL at_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    posted_function(jni, thread, method, 0);
}

static void JNICALL at_exit_event(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jboolean by_exception, jvalue value)
{
    posted_function(jni, thread, method, 0);
}

/* Of Breakpoint and SingleStep. */
static void JNICALL at_location(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                jlocation location)
{
    posted_function(jni, thread, method, location);
}

static void JNICALL at_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception, jmethodID catch_method,
                                 jlocation catch_location)
{
    posted_function(jni, thread, method, 0);
}

static void JNICALL at_access(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                              jlocation location, jclass klass, jobject object, jfieldID field)
{
    posted_function(jni, thread, method, 0);
}

static void JNICALL at_modification(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location, jclass klass, jobject object,
                                    jfieldID field, char type, jvalue value)
{
    posted_function(jni, thread, method, 0);
}

/* ---- Enabling and disabling --------------------------------------------- */

jvmtiEvent event_of_case(void)
{
    return is_case("method-entry")   ? JVMTI_EVENT_METHOD_ENTRY
           : is_case("method-exit")  ? JVMTI_EVENT_METHOD_EXIT
           : is_case("breakpoint")   ? JVMTI_EVENT_BREAKPOINT
           : is_case("single-step")  ? JVMTI_EVENT_SINGLE_STEP
           : is_case("exception")    ? JVMTI_EVENT_EXCEPTION
           : is_case("field-access") ? JVMTI_EVENT_FIELD_ACCESS
                                     : JVMTI_EVENT_FIELD_MODIFICATION;
}

static jfieldID field_of_cause(JNIEnv *jni, const char *name)
{
    return static_field_id(jni, event_cause.klass, name, "I");
}

void enable_event_of_case(JNIEnv *jni)
{
    if (is_case("method-entry"))
        on(MethodEntry, at_entry);
    if (is_case("method-exit"))
        on(MethodExit, at_exit_event);
    if (is_case("single-step"))
        on(SingleStep, at_location);
    if (is_case("exception"))
        on(Exception, at_exception);
    if (is_case("breakpoint")) {
        on(Breakpoint, at_location);
        must(SetBreakpoint, event_cause.method, 0);
    }
    if (is_case("field-access")) {
        on(FieldAccess, at_access);
        must(SetFieldAccessWatch, event_cause.klass, field_of_cause(jni, "read"));
    }
    if (is_case("field-modification")) {
        on(FieldModification, at_modification);
        must(SetFieldModificationWatch, event_cause.klass, field_of_cause(jni, "written"));
    }
}

void prepare_event_of_case(JNIEnv *jni)
{
    enable_event_of_case(jni);
    must(SetEventNotificationMode, JVMTI_DISABLE, event_of_case(), NULL);
}

void disable_event_of_case(JNIEnv *jni)
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
        must(ClearBreakpoint, event_cause.method, 0);
    if (is_case("field-access"))
        must(ClearFieldAccessWatch, event_cause.klass, field_of_cause(jni, "read"));
    if (is_case("field-modification"))
        must(ClearFieldModificationWatch, event_cause.klass, field_of_cause(jni, "written"));
}
