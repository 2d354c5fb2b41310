/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("The VMInit callback can call any JNI or JVM TI function.");

#define TRY(FUNCTION, ...) say(#FUNCTION ": %s", error_name(ti(FUNCTION, ##__VA_ARGS__)))

static void init(JNIEnv *jni, jthread thread)
{
    jint count;
    jthread *threads;
    jthreadGroup *groups;
    jclass *classes;
    char *value;
    jvmtiThreadInfo info;
    jvmtiFrameInfo frames[4];
    jvmtiPhase phase;
    must(GetPhase, &phase);
    say("phase: %s", phase_name(phase));
    TRY(GetAllThreads, &count, &threads);
    TRY(GetThreadInfo, thread, &info);
    TRY(GetTopThreadGroups, &count, &groups);
    TRY(GetStackTrace, thread, 0, 4, frames, &count);
    TRY(GetLoadedClasses, &count, &classes);
    TRY(GetSystemProperty, "java.vm.name", &value);
    TRY(ForceGarbageCollection);
    say("found: %s", name_or_nothing(class_of_system_loader(jni, "general.Prepared")));
    say_parsed(jni);
}

TEST(.init = init);
