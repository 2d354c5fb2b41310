/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"

TITLE("Functions work with an exception pending and leave it pending.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jmethodID main = static_method_id(jni, klass, "main", "([Ljava/lang/String;)V");
    jint count, state;
    jlong number;
    jthread thread = NULL, *threads;
    jclass *classes;
    jmethodID *methods;
    char *name;
    unsigned char *memory = NULL;
    jvmtiFrameInfo frames[4] = {{0}};
    jvmtiThreadInfo info = {0};
    jvmtiThreadGroupInfo group;
    void *data;
    jrawMonitorID monitor = NULL;
    const jvmtiHeapCallbacks no_callbacks = {0};
    begin_pending(jni);
    TRY(Allocate, 32, &memory);
    TRY(GetCurrentThread, &thread);
    TRY(GetThreadState, thread, &state);
    TRY(GetThreadInfo, thread, &info);
    if (info.thread_group != NULL)
        TRY(GetThreadGroupInfo, info.thread_group, &group);
    TRY(GetAllThreads, &count, &threads);
    TRY(SetThreadLocalStorage, thread, &count);
    TRY(GetThreadLocalStorage, thread, &data);
    TRY(GetStackTrace, thread, 0, 4, frames, &count);
    TRY(GetFrameCount, thread, &count);
    TRY(SetTag, klass, 7);
    TRY(GetTag, klass, &number);
    TRY(GetLoadedClasses, &count, &classes);
    TRY(GetClassSignature, klass, &name, NULL);
    TRY(GetClassMethods, klass, &count, &methods);
    TRY(GetMethodName, main, &name, NULL, NULL);
    TRY(GetObjectHashCode, klass, &count);
    TRY(GetObjectSize, klass, &number);
    TRY(ForceGarbageCollection);
    TRY(IterateThroughHeap, 0, NULL, &no_callbacks, NULL);
    TRY(RetransformClasses, 1, &klass);
    TRY(CreateRawMonitor, "pending", &monitor);
    if (monitor != NULL) {
        TRY(RawMonitorEnter, monitor);
        TRY(RawMonitorWait, monitor, 1);
        TRY(RawMonitorExit, monitor);
    }
    TRY(InterruptThread, thread);
    TRY(GetTime, &number);
    TRY(GetSystemProperty, "assay.key", &name);
    TRY(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_END, NULL);
    TRY(Deallocate, memory);
    (*jni)->ExceptionClear(jni);
}

TEST(.probe = observe, .vm_args = LIST("-Dassay.key=1"),
     .needs = {.can_tag_objects = 1, .can_retransform_classes = 1, .can_signal_thread = 1});
