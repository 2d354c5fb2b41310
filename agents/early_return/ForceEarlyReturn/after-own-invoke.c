/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SingleStep is posted where a caller goes on after a forced return, whatever the type of the result.");

static jmethodID descend;
static jlocation after_invoke;
static jobject returned; /* a global reference */
static bool forced;

static jvmtiError force(jthread thread)
{
    if (is_case("void"))
        return ti_if_able(ForceEarlyReturnVoid, thread);
    if (is_case("int"))
        return ti_if_able(ForceEarlyReturnInt, thread, 40);
    if (is_case("long"))
        return ti_if_able(ForceEarlyReturnLong, thread, 40);
    if (is_case("float"))
        return ti_if_able(ForceEarlyReturnFloat, thread, 40.0f);
    if (is_case("double"))
        return ti_if_able(ForceEarlyReturnDouble, thread, 40.0);
    return ti_if_able(ForceEarlyReturnObject, thread, returned);
}

/* The first to arrive after its invoke is the method that 2 called with 1. */
static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method != descend || location != after_invoke)
        return;
    say("step after the invoke");
    if (!forced)
        say("forced: %s", error_name(force(thread)));
    forced = true;
}

static void observe(JNIEnv *jni, jobject klass)
{
    static const struct {
        const char *name, *signature, *method;
    } types[] = {
        {"void", "(I)V", "voidResult"},     {"int", "(I)I", "intResult"},
        {"long", "(I)J", "longResult"},     {"float", "(I)F", "floatResult"},
        {"double", "(I)D", "doubleResult"}, {"object", "(I)Ljava/lang/Object;", "objectResult"}};
    if (klass == NULL) {
        if (!forced)
            inapplicable("no step is posted after an invoke");
        return;
    }
    pass_case(jni, klass);
    returned = (*jni)->NewGlobalRef(jni, klass);
    for (int i = 0; i < 6; i++)
        if (is_case(types[i].name))
            descend = static_method_id(jni, klass, types[i].method, types[i].signature);
    after_invoke = is_case("void") ? 11 : 12;
    on(SingleStep, stepped);
}

TEST(.target = "early_return.DescendingTypes", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_single_step_events = 1},
     .cases = LIST("void", "int", "long", "float", "double", "object"));
