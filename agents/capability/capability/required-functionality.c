/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Required functions work in an environment without any capability.");

static jvmtiEnv *bare;

#define TRY(FUNCTION, ...) say(#FUNCTION ": %s", error_name(ti_in(bare, FUNCTION, ##__VA_ARGS__)))

static void observe(JNIEnv *jni, jobject subject)
{
    bare = new_environment();
    jclass klass = find_class(jni, "assay/Probe");
    jmethodID main = static_method_id(jni, klass, "main", "([Ljava/lang/String;)V");
    jint count, state, modifiers, hash;
    jlong size;
    jthread thread = NULL, *threads;
    jthreadGroup *groups;
    jclass *classes;
    char *name, *signature;
    unsigned char *memory = NULL;
    jrawMonitorID monitor = NULL;
    jvmtiThreadInfo info;
    jvmtiFrameInfo frames[2];
    jboolean yes;
    jfieldID *fields;
    jmethodID *methods;
    jobject loader;
    void *data;
    TRY(Allocate, 16, &memory);
    TRY(Deallocate, memory);
    TRY(GetCurrentThread, &thread);
    TRY(GetThreadState, thread, &state);
    TRY(GetAllThreads, &count, &threads);
    TRY(GetThreadInfo, thread, &info);
    TRY(GetThreadLocalStorage, thread, &data);
    TRY(GetTopThreadGroups, &count, &groups);
    TRY(GetStackTrace, thread, 0, 2, frames, &count);
    TRY(GetFrameCount, thread, &count);
    TRY(ForceGarbageCollection);
    TRY(GetLoadedClasses, &count, &classes);
    TRY(GetClassSignature, klass, &signature, NULL);
    TRY(GetClassStatus, klass, &state);
    TRY(GetClassModifiers, klass, &modifiers);
    TRY(GetClassMethods, klass, &count, &methods);
    TRY(GetClassFields, klass, &count, &fields);
    TRY(IsInterface, klass, &yes);
    TRY(GetClassLoader, klass, &loader);
    TRY(GetObjectSize, klass, &size);
    TRY(GetObjectHashCode, klass, &hash);
    TRY(GetMethodName, main, &name, &signature, NULL);
    TRY(GetMethodModifiers, main, &modifiers);
    TRY(GetMaxLocals, main, &count);
    TRY(CreateRawMonitor, "bare", &monitor);
    TRY(DestroyRawMonitor, monitor);
    TRY(SetEventCallbacks, NULL, 0);
    TRY(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
    TRY(GetTime, &size);
    TRY(GetAvailableProcessors, &count);
}

TEST(.probe = observe);
