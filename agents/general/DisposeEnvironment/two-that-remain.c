/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("Two environments keep their own state, and change it, after an older one is disposed of.");

enum { A, B, C, COUNT };

static jvmtiEnv *environments[COUNT];
static const char *const names[COUNT] = {"A", "B", "C"};
static jclass klass;
static jmethodID called;
static jobject object;

static void say_event(jvmtiEnv *env, const char *event, jmethodID method)
{
    void *own = NULL;
    if (method != called)
        return;
    must_in(env, GetEnvironmentLocalStorage, &own);
    say("%s in %s", event, own == NULL ? "none" : (const char *)own);
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    say_event(env, "MethodEntry", method);
}

static void JNICALL entered_otherwise(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    say_event(env, "other MethodEntry", method);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    say_event(env, "MethodExit", method);
}

static void set_state(int which, const char *name, jlong tag)
{
    must_in(environments[which], SetEnvironmentLocalStorage, name);
    must_in(environments[which], SetThreadLocalStorage, NULL, name);
    must_in(environments[which], SetTag, object, tag);
}

static void say_state_in(int which)
{
    void *own = NULL, *of_thread = NULL;
    jlong tag = -77;
    jvmtiCapabilities held = {0};
    must_in(environments[which], GetEnvironmentLocalStorage, &own);
    must_in(environments[which], GetThreadLocalStorage, NULL, &of_thread);
    must_in(environments[which], GetTag, object, &tag);
    must_in(environments[which], GetCapabilities, &held);
    say("%s: tag %d, storage of %s, of %s for the thread, entry %s, exit %s", names[which],
        (int)tag, own == NULL ? "none" : (const char *)own,
        of_thread == NULL ? "none" : (const char *)of_thread,
        truth(held.can_generate_method_entry_events), truth(held.can_generate_method_exit_events));
}

/* A is the test's own environment, and so the oldest. */
static void load(JavaVM *vm, char *options)
{
    static const jvmtiEventCallbacks callbacks = {.MethodEntry = entered, .MethodExit = left};
    jvmtiCapabilities capabilities = {0};
    must(GetCapabilities, &capabilities);
    for (int i = 0; i < COUNT; i++) {
        environments[i] = i == A ? assay_env : new_environment_with(&capabilities);
        must_in(environments[i], SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    }
}

static void change(JNIEnv *jni)
{
    static const jvmtiEventCallbacks others = {.MethodEntry = entered_otherwise};
    static const jvmtiCapabilities exits = {.can_generate_method_exit_events = 1};
    set_state(B, "another", 21);
    disable_in(environments[B], JVMTI_EVENT_METHOD_ENTRY, NULL);
    must_in(environments[B], RelinquishCapabilities, &exits);
    enable_in(environments[C], JVMTI_EVENT_METHOD_ENTRY, NULL);
    (*jni)->CallStaticVoidMethod(jni, klass, called);
    say_state_in(B);
    say_state_in(C);
    must_in(environments[B], SetEventCallbacks, &others, (jint)sizeof others);
    enable_in(environments[B], JVMTI_EVENT_METHOD_ENTRY, NULL);
    (*jni)->CallStaticVoidMethod(jni, klass, called);
}

static void observe(JNIEnv *jni, jobject unused)
{
    /* Not an empty method: HotSpot does not execute one that JNI calls. */
    klass = find_class(jni, "event/DaemonRunsOn");
    called = static_method_id(jni, klass, "work", "()V");
    object = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    for (int i = 0; i < COUNT; i++)
        set_state(i, names[i], 10 + i);
    enable_in(environments[A], JVMTI_EVENT_METHOD_ENTRY, NULL);
    enable_in(environments[B], JVMTI_EVENT_METHOD_ENTRY, NULL);
    enable_in(environments[C], JVMTI_EVENT_METHOD_EXIT, NULL);
    (*jni)->CallStaticVoidMethod(jni, klass, called);
    must(DisposeEnvironment);
    assay_env = environments[C];
    must(ForceGarbageCollection);
    (*jni)->CallStaticVoidMethod(jni, klass, called);
    say_state_in(B);
    say_state_in(C);
    change(jni);
}

TEST(.load = load, .probe = observe,
     .needs = {.can_tag_objects = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1});
