/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame pops the current thread's own frame in callbacks of several events, since version 13.");

static jmethodID called;
static jlocation place; /* of the step: the first instruction, or the last one, which returns */

static void pop_once(const char *event, jthread thread, jmethodID method)
{
    static bool popped;
    if (method != called)
        return;
    say("%s", event);
    if (!popped)
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    popped = true;
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    pop_once("MethodEntry", thread, method);
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method == called && location == place)
        pop_once("SingleStep", thread, method);
}

static void JNICALL looked(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jclass klass, jobject object, jfieldID field)
{
    pop_once("FieldAccess", thread, method);
}

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    pop_once("FieldModification", thread, method);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "stack/PopCalling");
    jfieldID runs = static_field_id(jni, klass, "runs", "I");
    jthread self = NULL;
    called = static_method_id(jni, klass, "call", "(I)I");
    jlocation first = 0, last = 0;
    must(GetMethodLocation, called, &first, &last);
    place = is_case("first-step") ? first : last;
    must(GetCurrentThread, &self);
    if (is_case("method-entry")) {
        on_thread(MethodEntry, entered, self);
    } else if (is_case("first-step") || is_case("single-step")) {
        on_thread(SingleStep, stepped, self);
    } else if (is_case("field-access")) {
        on(FieldAccess, looked);
        must(SetFieldAccessWatch, klass, runs);
    } else {
        on(FieldModification, written);
        must(SetFieldModificationWatch, klass, runs);
    }
}

TEST(.target = "stack.PopCalling", .probe = observe, .since = 13,
     .needs = {.can_pop_frame = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1},
     .cases = LIST("method-entry", "first-step", "single-step", "field-access",
                   "field-modification"));
