/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which functions of JVM TI post MethodEntry for methods that they call?");
PASSAGES("MethodEntry: generated upon entry of Java programming language methods; functions that "
         "the JVM implements in Java are not mentioned.");
WHY("A profiler that calls a function in a handler gets events of its own call, and may recurse.");

static int entries;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    entries++;
}

#define COUNT(FUNCTION, ...)                                                                       \
    do {                                                                                           \
        entries = 0;                                                                               \
        must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, self);              \
        must(FUNCTION, ##__VA_ARGS__);                                                             \
        must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_METHOD_ENTRY, self);             \
        say(#FUNCTION ": %s", entries > 0 ? "methods entered" : "none");                           \
    } while (0)

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiEventCallbacks callbacks = {.MethodEntry = entered};
    jthread self = NULL, *threads = NULL;
    jvmtiThreadInfo info;
    jvmtiThreadGroupInfo group;
    jthreadGroup *groups = NULL;
    jclass *classes = NULL;
    jint count = 0, state = 0;
    jobject loader = NULL;
    must(GetCurrentThread, &self);
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    COUNT(GetThreadInfo, self, &info);
    COUNT(GetThreadGroupInfo, info.thread_group, &group);
    COUNT(GetThreadGroupChildren, info.thread_group, &count, &threads, &count, &groups);
    COUNT(GetTopThreadGroups, &count, &groups);
    COUNT(GetAllThreads, &count, &threads);
    COUNT(GetThreadState, self, &state);
    COUNT(GetLoadedClasses, &count, &classes);
    COUNT(GetClassLoader, classes[0], &loader);
    COUNT(GetClassLoaderClasses, NULL, &count, &classes);
}

ASK(.probe = observe, .needs = {.can_generate_method_entry_events = 1});
