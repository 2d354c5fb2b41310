/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "events.h"
#include "heap.h"

TITLE("Exception passes a valid exception to a second environment after a garbage collection in the first.");

/* Says the number of the object, if it is one of event.Numbered; the first environment's callback
 * then has objects collected. */
static bool say_number(jvmtiEnv *env, JNIEnv *jni, const char *event, jobject object)
{
    jclass klass = object == NULL ? NULL : (*jni)->GetObjectClass(jni, object);
    if (klass == NULL || strcmp(class_name(klass), "Levent/Numbered;") != 0)
        return false;
    say("%s: %s, number %d", env == second_environment ? "second" : "first", event,
        (int)(*jni)->GetIntField(jni, object, field_id(jni, klass, "number", "I")));
    if (env != second_environment)
        collect_and_refill(jni);
    return true;
}

static bool is_thrower(jmethodID method)
{
    return strcmp(method_name(method), "Levent/Numbered;.thrown()I") == 0;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    static bool thrown_again[2]; /* which a JVM may post as an exception of its own */
    if (!is_thrower(method) || thrown_again[env == second_environment])
        return;
    jthrowable pending = set_aside(jni);
    say_number(env, jni, "Exception", exception);
    thrown_again[env == second_environment] = pending != NULL;
    put_back(jni, pending);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (exception == NULL || !is_thrower(method))
        return;
    jthrowable pending = set_aside(jni);
    say_number(env, jni, "ExceptionCatch", exception);
    put_back(jni, pending);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.Exception = thrown;
    assay_callbacks.ExceptionCatch = caught;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_exception_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    enable_in_both(JVMTI_EVENT_EXCEPTION);
    enable_in_both(JVMTI_EVENT_EXCEPTION_CATCH);
}

TEST(.target = "event.Numbered", .args = LIST("thrown"), .load = load, .probe = observe,
     .needs = {.can_generate_exception_events = 1});
