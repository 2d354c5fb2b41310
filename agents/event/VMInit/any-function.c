/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("The VMInit callback can call any JNI or JVM TI function.");

static void init(JNIEnv *jni, jthread thread)
{
    jint count;
    jthread *threads;
    jthreadGroup *groups;
    jclass *classes;
    char *value;
    jvmtiThreadInfo info;
    jvmtiFrameInfo frames[4] = {{0}};
    jvmtiPhase phase = (jvmtiPhase)0;
    must(GetPhase, &phase);
    say("phase: %s", phase_name(phase));
    SAY_CALL(GetAllThreads, &count, &threads);
    SAY_CALL(GetThreadInfo, thread, &info);
    SAY_CALL(GetTopThreadGroups, &count, &groups);
    SAY_CALL(GetStackTrace, thread, 0, 4, frames, &count);
    SAY_CALL(GetLoadedClasses, &count, &classes);
    SAY_CALL(GetSystemProperty, "java.vm.name", &value);
    SAY_CALL(ForceGarbageCollection);
    say("found: %s", name_or_nothing(class_of_system_loader(jni, "general.Prepared")));
    say_parsed(jni);
}

TEST(.init = init);
