/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "environments.h"

TITLE("MethodExit passes a valid result to a second environment after a collection in the first.");

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

static jmethodID make;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == make && !by_exception)
        say_number(env, jni, "MethodExit", value.l);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MethodExit = left;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_method_exit_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    make = static_method_id(jni, find_class(jni, "event/Numbered"), "make", "(I)Levent/Numbered;");
    enable_in_both(JVMTI_EVENT_METHOD_EXIT);
}

TEST(.target = "event.Numbered", .args = LIST("returned"), .load = load, .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
