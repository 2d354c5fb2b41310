/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Starting agents adds no capability and enables no event.");

static void said(const char *event)
{
    say("%s", event);
}

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni)
{
    said("VMStart");
}

static void JNICALL initialized(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    said("VMInit");
}

static void JNICALL died(jvmtiEnv *env, JNIEnv *jni)
{
    said("VMDeath");
}

static void JNICALL thread_event(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    said("ThreadStart or ThreadEnd");
}

static void JNICALL class_event(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    said("ClassLoad or ClassPrepare");
}

static void JNICALL hooked(jvmtiEnv *env, JNIEnv *jni, jclass klass, jobject loader,
                           const char *name, jobject domain, jint size, const unsigned char *bytes,
                           jint *new_size, unsigned char **new_bytes)
{
    said("ClassFileLoadHook");
}

static void JNICALL generated(jvmtiEnv *env, const char *name, const void *code, jint length)
{
    said("DynamicCodeGenerated");
}

static void say_held(const char *where)
{
    jvmtiCapabilities held;
    memset(&held, 0xff, sizeof held);
    must(GetCapabilities, &held);
    say("%s: capabilities: \"%s\"", where, capability_names(&held));
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiEventCallbacks callbacks = {.VMStart = started,
                                                  .VMInit = initialized,
                                                  .VMDeath = died,
                                                  .ThreadStart = thread_event,
                                                  .ThreadEnd = thread_event,
                                                  .ClassLoad = class_event,
                                                  .ClassPrepare = class_event,
                                                  .ClassFileLoadHook = hooked,
                                                  .DynamicCodeGenerated = generated};
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    say_held("Agent_OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    (*jni)->AllocObject(jni, find_class(jni, "general/Prepared"));
    say_held("main");
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL);
}

TEST(.load = load, .probe = probe);
