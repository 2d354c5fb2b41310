/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Required functions work in an environment without any capability.");

static jvmtiEnv *bare;

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
    jvmtiFrameInfo frames[2] = {{0}};
    jboolean yes;
    jfieldID *fields;
    jmethodID *methods;
    jobject loader;
    void *data;
    SAY_CALL_IN(bare, Allocate, 16, &memory);
    SAY_CALL_IN(bare, Deallocate, memory);
    SAY_CALL_IN(bare, GetCurrentThread, &thread);
    SAY_CALL_IN(bare, GetThreadState, thread, &state);
    SAY_CALL_IN(bare, GetAllThreads, &count, &threads);
    SAY_CALL_IN(bare, GetThreadInfo, thread, &info);
    SAY_CALL_IN(bare, GetThreadLocalStorage, thread, &data);
    SAY_CALL_IN(bare, GetTopThreadGroups, &count, &groups);
    SAY_CALL_IN(bare, GetStackTrace, thread, 0, 2, frames, &count);
    SAY_CALL_IN(bare, GetFrameCount, thread, &count);
    SAY_CALL_IN(bare, ForceGarbageCollection);
    SAY_CALL_IN(bare, GetLoadedClasses, &count, &classes);
    SAY_CALL_IN(bare, GetClassSignature, klass, &signature, NULL);
    SAY_CALL_IN(bare, GetClassStatus, klass, &state);
    SAY_CALL_IN(bare, GetClassModifiers, klass, &modifiers);
    SAY_CALL_IN(bare, GetClassMethods, klass, &count, &methods);
    SAY_CALL_IN(bare, GetClassFields, klass, &count, &fields);
    SAY_CALL_IN(bare, IsInterface, klass, &yes);
    SAY_CALL_IN(bare, GetClassLoader, klass, &loader);
    SAY_CALL_IN(bare, GetObjectSize, klass, &size);
    SAY_CALL_IN(bare, GetObjectHashCode, klass, &hash);
    SAY_CALL_IN(bare, GetMethodName, main, &name, &signature, NULL);
    SAY_CALL_IN(bare, GetMethodModifiers, main, &modifiers);
    SAY_CALL_IN(bare, GetMaxLocals, main, &count);
    SAY_CALL_IN(bare, CreateRawMonitor, "bare", &monitor);
    SAY_CALL_IN(bare, DestroyRawMonitor, monitor);
    SAY_CALL_IN(bare, SetEventCallbacks, NULL, 0);
    SAY_CALL_IN(bare, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
    SAY_CALL_IN(bare, GetTime, &size);
    SAY_CALL_IN(bare, GetAvailableProcessors, &count);
}

TEST(.probe = observe);
