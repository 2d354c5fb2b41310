/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("RelinquishCapabilities and DisposeEnvironment keep the events of another environment.");

static jvmtiEnv *others[2];
static bool shared;

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    jclass owner = NULL;
    must(GetMethodDeclaringClass, method, &owner);
    if (strcmp(class_name(owner), "Lallocation/Maker;") == 0)
        say("%s: Exception", env == assay_env ? "own" : env == others[0] ? "first" : "second");
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities exceptions = {.can_generate_exception_events = 1};
    static const jvmtiEventCallbacks callbacks = {.Exception = thrown};
    for (int i = 0; i < 2; i++) {
        others[i] = new_environment();
        shared = ti_in(others[i], AddCapabilities, &exceptions) == JVMTI_ERROR_NONE;
        if (!shared)
            inapplicable("only one environment at a time can generate exception events");
        must_in(others[i], SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
        must_in(others[i], SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, NULL);
    }
}

static void throw_one(JNIEnv *jni)
{
    jclass maker = find_class(jni, "allocation/Maker");
    (*jni)->CallStaticObjectMethod(
        jni, maker, static_method_id(jni, maker, "thrown", "(I)Ljava/lang/Object;"), 0);
    no_exception(jni);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiCapabilities exceptions = {.can_generate_exception_events = 1};
    on(Exception, thrown);
    say("all");
    throw_one(jni);
    must_in(others[0], SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_EXCEPTION, NULL);
    say("the first disables it");
    throw_one(jni);
    must_in(others[0], RelinquishCapabilities, &exceptions);
    say("and gives the capability up");
    throw_one(jni);
    must_in(others[1], DisposeEnvironment);
    say("the second is disposed of");
    throw_one(jni);
    off(Exception);
    say("disabled");
    throw_one(jni);
}

TEST(.load = load, .probe = observe, .needs = {.can_generate_exception_events = 1});
